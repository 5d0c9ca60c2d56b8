/** Tells what is under the pointer or has the focus, so that its consequence can be shown. */
export function pointing(point: (action: string | null) => void, action: string) {
  return {
    onpointerenter: () => point(action),
    onpointerleave: () => point(null),
    onfocus: () => point(action),
    onblur: () => point(null),
  };
}
