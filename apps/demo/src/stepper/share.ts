const WIDTH = 640
const HEIGHT = 480

/** Whether others can open the page, too: not if it is a file of the visitor. */
export function isShared(address: string): boolean {
  return /^https?:/.test(address)
}

/** The URL of the whole page in the same state. */
export function wholePage(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('embed')
  return url.href
}

/**
 * The HTML that shows the stepper in an article, in the state of a URL.
 *
 * @param title - What the frame is called for those who do not see it.
 */
export function embedCode(address: string, title: string): string {
  const url = new URL(address)
  url.searchParams.set('embed', '')
  const src = escapeAttribute(url.href)
  return `<iframe src="${src}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" style="max-width:100%" title="${escapeAttribute(title)}"></iframe>`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
