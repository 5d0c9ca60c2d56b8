/** Tells how large something is once the browser has laid it out; to ask sooner would make it lay everything out twice. */
export function sized(tell: (width: number, height: number) => void): (node: Element) => () => void {
  return (node) => {
    const watch = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    watch.observe(node);
    return () => watch.disconnect();
  };
}
