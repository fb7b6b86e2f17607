import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import { explainUrl, isPageUrl, type UrlFault } from '../protocol/http-url.ts'
import { isValidLocLength, locTooLong } from '../protocol/limits.ts'
import { type SitemapProblem, sitemapProblem } from '../protocol/sitemap-problem.ts'

/** Why a writer refuses a URL. */
export interface LocProblem extends SitemapProblem<UrlFault['code'] | 'loc-too-long'> {
  /** The first UTF-16 code unit concerned. */
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
}

/** The URL that is written for a string, or why none is. */
type WrittenLoc =
  | { readonly url: UrlRecord; readonly fault: null }
  | { readonly url: null; readonly fault: LocRefusal }

interface LocRefusal extends Omit<UrlFault, 'code'> {
  readonly code: UrlFault['code'] | 'loc-too-long'
}

/**
 * Says what the writer would say about a URL, of a page or of an alternate, without writing it.
 *
 * @param url - What `parseUrl(loc)` gave, if it is known, so that it is not parsed again.
 * @returns `null` for a URL that is written.
 *
 * @example
 * ```ts
 * import { checkLoc } from '@waymark/sitemap'
 *
 * checkLoc('https://a.example/ä') // => null
 * checkLoc('ftp://a.example/')?.code // => 'loc-protocol'
 * ```
 */
export function checkLoc(loc: string, url?: UrlRecord | null): LocProblem | null {
  const { fault } = toWrittenLoc(loc, url)
  if (fault === null) return null
  const { code, message, start, end } = fault
  return { ...sitemapProblem(code, message), start, end }
}

export function toWrittenLoc(loc: string, url: UrlRecord | null = parseUrl(loc)): WrittenLoc {
  if (url !== null) requireRecord(url)
  if (!isPageUrl(url)) return { url: null, fault: explainUrl(loc) }
  const { length } = serializeUrl(url)
  if (isValidLocLength(length)) return { url, fault: null }
  const message = locTooLong(length)
  return { url: null, fault: { code: 'loc-too-long', message, start: 0, end: loc.length } }
}
