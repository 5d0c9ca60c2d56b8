/** What needs no words of its own: whose turn it is next is seen, and so is a card drawn that nobody else may know. */
export const quiet = ['end', 'draw ?'];
