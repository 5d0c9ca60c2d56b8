/** Waiting until the browser has drawn: what takes long to make is made piece by piece, so that the page never stands still for long. */

/** Resolves after whatever else waits in the browser has had its turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once what was made so far has been drawn; soon where nobody looks. */
export async function drawn(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await pause();
}

/** Resolves once the page has been drawn and the browser has nothing more urgent to do. */
export async function idle(): Promise<void> {
  await drawn();
  await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 500 }) : setTimeout(resolve, 50)));
}
