import { explainUrl, serializeHttpUrl, type UrlFault } from '../protocol/http-url.ts'
import { isValidLocLength } from '../protocol/limits.ts'
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
  | { readonly href: string; readonly fault: null }
  | { readonly href: null; readonly fault: LocRefusal }

interface LocRefusal extends Omit<UrlFault, 'code'> {
  readonly code: UrlFault['code'] | 'loc-too-long'
}

/**
 * Says what the writer would say about a URL, of a page or of an alternate, without writing it.
 *
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
export function checkLoc(loc: string): LocProblem | null {
  const { fault } = toWrittenLoc(loc)
  if (fault === null) return null
  const { code, message, start, end } = fault
  return { ...sitemapProblem(code, message), start, end }
}

export function toWrittenLoc(loc: string): WrittenLoc {
  const href = serializeHttpUrl(loc)
  if (href === null) return { href, fault: explainUrl(loc) }
  if (isValidLocLength(href.length)) return { href, fault: null }
  const message = `The URL has ${href.length} characters; the protocol allows 2,047.`
  return { href: null, fault: { code: 'loc-too-long', message, start: 0, end: loc.length } }
}
