import { type Sentence, sentence } from '@waymark/infra/internal'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'
import { isHttp, serializeHttpUrl } from './http-url.ts'

/** The sitemaps that the `robots.txt` of a host names; `parseRobots` gives one. */
export interface RobotsSitemaps {
  /** The URL of the `robots.txt`. */
  readonly location: string
  readonly sitemaps: readonly { readonly loc: string }[]
}

/** Why a sitemap may not list a URL because of its own URL. */
export interface ScopeFault {
  readonly code: 'other-host' | 'other-folder'
  readonly message: Sentence
}

/** What a sitemap at one place may list. */
export interface Scope {
  /**
   * Why it may not list a URL; `null` if it may, and for a string that is not an http or https URL.
   *
   * @param url - What the parser made of it, if that is known.
   */
  faultOf(loc: string, url?: UrlRecord): ScopeFault | null
}

/**
 * The scope of a sitemap: the same scheme, host and port, and for pages its folder and what is below.
 *
 * @param sitemap - Its URL, or that of its folder with a slash at the end.
 * @param robots - The `robots.txt` of hosts. A host that names the sitemap lets it list all its pages.
 * @returns `null` if that is not an absolute http or https URL.
 * @see https://www.sitemaps.org/protocol.html#location
 */
export function createScope(sitemap: string, robots: readonly RobotsSitemaps[] = []): Scope | null {
  const url = parseHttp(sitemap)
  if (url === null) return null
  const origin = originOf(url)
  const path = serializePath(url)
  const allowed = originsNaming(sitemap, robots)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const start = origin + folder
  return {
    faultOf(loc, url) {
      // Nearly all pages are in the folder, and show it without being parsed.
      if (loc.startsWith(start) && !LEAVES_FOLDER.test(loc.slice(start.length - 1))) return null
      const page = url ?? parseHttp(loc)
      if (page === null || (allowed.size > 0 && allowed.has(originOf(page)))) return null
      if (originOf(page) !== origin) {
        return {
          code: 'other-host',
          message: sentence('The URL is not on the host of the sitemap, {origin}.', { origin }),
        }
      }
      if (serializePath(page).startsWith(folder)) return null
      return {
        code: 'other-folder',
        message: sentence('The URL is not in the folder of the sitemap, {folder}.', {
          folder: start,
        }),
      }
    },
  }
}

/**
 * Whether the URL of a sitemap lets it list a page: the scheme, host and port are the same, and the page is in or below
 * the sitemap's folder.
 *
 * A site can lift this rule by naming the sitemap in the `robots.txt` of the page's host. That cannot
 * be seen from the two URLs.
 *
 * @param robots - The `robots.txt` of hosts that may name the sitemap.
 * @returns `false` also if one of the two is not an absolute http or https URL.
 * @see https://www.sitemaps.org/protocol.html#location
 *
 * @example
 * ```ts
 * import { isInScope } from '@waymark/sitemap'
 * import { parseRobots } from '@waymark/sitemap/robots'
 *
 * isInScope('https://a.example/en/sitemap.xml', 'https://a.example/en/tea') // => true
 * isInScope('https://a.example/en/sitemap.xml', 'https://a.example/de/tee') // => false
 * const robots = parseRobots('Sitemap: https://a.example/en/sitemap.xml', 'https://a.example/robots.txt')
 * isInScope('https://a.example/en/sitemap.xml', 'https://a.example/de/tee', [robots]) // => true
 * ```
 */
export function isInScope(
  sitemap: string,
  page: string,
  robots: readonly RobotsSitemaps[] = [],
): boolean {
  const scope = createScope(sitemap, robots)
  if (scope === null) return false
  const url = parseHttp(page)
  return url !== null && scope.faultOf(page, url) === null
}

/** What can lead out of a folder: a segment that begins with a dot or an escape, a backslash, or what a parser removes. */
const LEAVES_FOLDER = /\/\.|%2e|[^!-[\]-~]/i

/** The origins whose `robots.txt` names a sitemap. */
function originsNaming(sitemap: string, robots: readonly RobotsSitemaps[]): ReadonlySet<string> {
  const href = serializeHttpUrl(sitemap)
  const origins = new Set<string>()
  for (const { location, sitemaps } of robots) {
    const url = parseHttp(location)
    const isNamed = sitemaps.some(({ loc }) => serializeHttpUrl(loc) === href)
    // Only this path of a host speaks for it.
    if (url !== null && isNamed && serializePath(url) === '/robots.txt') origins.add(originOf(url))
  }
  return origins
}

function parseHttp(text: string): UrlRecord | null {
  const url = parseUrl(text)
  return url !== null && isHttp(url) ? url : null
}

function originOf(url: UrlRecord): string {
  return serializeOrigin(getOrigin(url))
}
