import { getOrigin, parseUrl, serializeOrigin, serializePath } from '@waymark/url-parser'
import { isHttp } from './address.ts'

/**
 * Whether a sitemap may list a page by its own place alone: same scheme, host and port, and the page
 * in or below the sitemap's folder.
 *
 * A site can lift this rule by naming the sitemap in the `robots.txt` of the page's host; that cannot
 * be seen from the two addresses.
 *
 * @returns `false` also where one of the two is no absolute http or https URL.
 * @see https://www.sitemaps.org/protocol.html#location
 */
export function isInScope(sitemap: string, page: string): boolean {
  const from = parseUrl(sitemap)
  const to = parseUrl(page)
  if (from === null || to === null || !isHttp(from) || !isHttp(to)) return false
  if (serializeOrigin(getOrigin(from)) !== serializeOrigin(getOrigin(to))) return false
  const path = serializePath(from)
  return serializePath(to).startsWith(path.slice(0, path.lastIndexOf('/') + 1))
}
