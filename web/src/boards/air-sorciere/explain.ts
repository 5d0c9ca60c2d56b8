/** What needs no words of its own: that a witch takes off and where she goes is seen, and the next sentence says who she is. */
export const quiet = ['fly', 'place', 'add'];
