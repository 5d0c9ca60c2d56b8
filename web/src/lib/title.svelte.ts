/** What the tab of a page says: the page, then the house. */
export function titled(page: () => string): void {
  $effect(() => {
    document.title = [page(), 'Sabbat'].filter(Boolean).join(' · ');
  });
}
