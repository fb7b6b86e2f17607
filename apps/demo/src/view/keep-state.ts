/**
 * Makes a link lead to the page as it is, with another query.
 *
 * @param change - Called with the query when the link is about to be used.
 */
export function keepState(link: HTMLAnchorElement, change: (query: URLSearchParams) => void): void {
  const follow = () => {
    const address = new URL(window.location.href)
    change(address.searchParams)
    link.href = address.href
  }
  // The state is saved before a click comes here; the others are for what a link is opened with besides.
  for (const kind of ['focus', 'pointerenter', 'contextmenu', 'click']) {
    link.addEventListener(kind, follow)
  }
}
