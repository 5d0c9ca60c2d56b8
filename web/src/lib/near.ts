/** Tells once something comes near the screen, or onto paper: what is far down a long page is made only for those who go there. */
export function near(tell: () => void): (node: Element) => () => void {
  return (node) => {
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), { rootMargin: '50% 0px' });
    const leave = (): void => {
      watch.disconnect();
      removeEventListener('beforeprint', come);
    };
    const come = (): void => {
      leave();
      tell();
    };
    watch.observe(node);
    addEventListener('beforeprint', come);
    return leave;
  };
}
