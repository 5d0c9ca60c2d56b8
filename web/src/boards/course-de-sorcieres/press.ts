/** Makes a drawn thing answer to a finger, a mouse and the keyboard alike. */
export function press(run: () => void): { onclick: () => void; onkeydown: (event: KeyboardEvent) => void } {
  return {
    onclick: run,
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      run();
    },
  };
}
