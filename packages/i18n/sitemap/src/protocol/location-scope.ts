import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'
import { isHttp } from './http-url.ts'

/** Why a sitemap may not list a URL because of its own URL. */
export interface ScopeFault {
  readonly code: 'other-host' | 'other-folder'
  readonly message: string
}

/** What a sitemap at one place may list. */
export interface Scope {
  /** Why it may not list a URL; `null` if it may, and for a string that is not an http or https URL. */
  faultOf(loc: string): ScopeFault | null
}

/**
 * The scope of a sitemap: the same scheme, host and port, and for pages its folder and what is below.
 *
 * @param sitemap - Its URL, or that of its folder with a slash at the end.
 * @returns `null` if that is not an absolute http or https URL.
 * @see https://www.sitemaps.org/protocol.html#location
 */
export function createScope(sitemap: string): Scope | null {
  const url = parseHttp(sitemap)
  if (url === null) return null
  const origin = originOf(url)
  const path = serializePath(url)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return {
    faultOf(loc) {
      const page = parseHttp(loc)
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
 * Whether the URL of a sitemap lets it list a page: the scheme, host and port are the same, and the page is in or below
 * the sitemap's folder.
 *
 * A site can lift this rule by naming the sitemap in the `robots.txt` of the page's host; that cannot
 * be seen from the two URLs.
 *
 * @returns `false` also if one of the two is not an absolute http or https URL.
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
