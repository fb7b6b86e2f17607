import { element } from './element.ts'

/** Long enough for the browser to begin to save it, in milliseconds. */
const PATIENCE = 60_000

/** Lets the visitor save a file that the page has made. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = element('a', { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  window.setTimeout(() => URL.revokeObjectURL(address), PATIENCE)
}
