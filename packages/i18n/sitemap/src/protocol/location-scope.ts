import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'
import { isHttp } from './http-url.ts'

/** Why a sitemap may not list an address by its own place alone. */
export interface ScopeFault {
  readonly code: 'other-host' | 'other-folder'
  readonly message: string
}

/** What a sitemap at one place may list. */
export interface Scope {
  /** The fault of an address that it may not list; `null` for one that it may, and for what is no address. */
  faultOf(address: string): ScopeFault | null
}

/**
 * The scope of a sitemap: the same scheme, host and port, and for pages its folder and what is below.
 *
 * @param sitemap - Its address, or that of its folder with a slash at the end.
 * @returns `null` for what is no absolute http or https URL.
 * @see https://www.sitemaps.org/protocol.html#location
 */
export function createScope(sitemap: string): Scope | null {
  const url = parseHttp(sitemap)
  if (url === null) return null
  const origin = originOf(url)
  const path = serializePath(url)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return {
    faultOf(address) {
      const page = parseHttp(address)
      if (page === null) return null
      if (originOf(page) !== origin) {
        return {
          code: 'other-host',
          message: `The URL is not on the host of the sitemap, ${origin}.`,
        }
      }
      if (serializePath(page).startsWith(folder)) return null
      return {
        code: 'other-folder',
        message: `The URL is not in the folder of the sitemap, ${origin}${folder}.`,
      }
    },
  }
}

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
  const scope = createScope(sitemap)
  return scope !== null && parseHttp(page) !== null && scope.faultOf(page) === null
}

function parseHttp(text: string): UrlRecord | null {
  const url = parseUrl(text)
  return url !== null && isHttp(url) ? url : null
}

function originOf(url: UrlRecord): string {
  return serializeOrigin(getOrigin(url))
}
