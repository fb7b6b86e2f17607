import { asciiLowercase } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { stripAsciiWhitespace } from '../facts/ascii-whitespace.ts'

/** What the `content` of a `meta` for crawlers, or an `X-Robots-Tag`, says. */
export interface RobotsDirectives {
  /** Whether it has `noindex` or `none`, even beside `index` or `all`: the most restrictive one counts. */
  readonly noindex: boolean
  /** Whether it has `nofollow` or `none`. */
  readonly nofollow: boolean
  /** The date of `unavailable_after`, as written; `null` if there is none. */
  readonly unavailableAfter: string | null
  /** The directives that a search engine documents, in lower case, without their values. */
  readonly known: readonly string[]
  /** All others, as written. */
  readonly unknown: readonly string[]
}

const PLAIN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['all', 'follow', 'index', 'indexifembedded', 'noarchive', 'nocache', 'nofollow'],
  ...['noimageindex', 'noindex', 'none', 'noodp', 'nositelinkssearchbox', 'nosnippet'],
  ...['notranslate', 'noydir'],
])
const UNAVAILABLE = 'unavailable_after'
/** Directives with a value after a colon. */
const WITH_VALUE: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['max-image-preview', 'max-snippet', 'max-video-preview', UNAVAILABLE],
])

/**
 * Reads the directives for crawlers.
 *
 * @param content - Directives with commas between them.
 * @throws ArgumentError If it is not a string.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 *
 * @example
 * ```ts
 * import { parseRobotsDirectives } from '@waymark/pages'
 *
 * const { noindex, nofollow, unknown } = parseRobotsDirectives('INDEX, none, no-index')
 * noindex // => true
 * nofollow // => true
 * unknown // => ['no-index']
 * ```
 */
export function parseRobotsDirectives(content: string): RobotsDirectives {
  requireString(content, 'content', 'pass the `content` of the `meta`')
  const known: string[] = []
  const unknown: string[] = []
  let date: string | null = null
  let isInDate = false
  for (const part of content.split(',')) {
    const text = stripAsciiWhitespace(part)
    const name = directiveOf(text)
    if (name !== null) {
      known.push(name)
      isInDate = name === UNAVAILABLE
      if (isInDate) date ??= stripAsciiWhitespace(text.slice(text.indexOf(':') + 1))
    } else if (isInDate && date !== null) {
      // The forms of dates that have a comma have one.
      date += `, ${text}`
      isInDate = false
    } else if (text !== '') unknown.push(text)
  }
  const isNone = known.includes('none')
  return {
    noindex: isNone || known.includes('noindex'),
    nofollow: isNone || known.includes('nofollow'),
    unavailableAfter: date,
    known,
    unknown,
  }
}

/** The name of a known directive; `null` for everything else. */
export function directiveOf(text: string): string | null {
  const lower = asciiLowercase(text)
  if (PLAIN.has(lower)) return lower
  const colon = lower.indexOf(':')
  if (colon === -1) return null
  const name = stripAsciiWhitespace(lower.slice(0, colon))
  return WITH_VALUE.has(name) ? name : null
}
