import { asciiLowercase } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { stripAsciiWhitespace } from '../facts/ascii-whitespace.ts'
import { directiveOf } from './robots-directives.ts'

/** The directives of an `X-Robots-Tag` for one crawler. */
export interface XRobotsTag {
  /** In lower case; `*` is all crawlers. */
  readonly agent: string
  /** For `parseRobotsDirectives`. */
  readonly content: string
}

/** A product token and a colon. */
const AGENT = /^[a-z][\w-]*[\t ]*:/i

/**
 * Splits an `X-Robots-Tag` by the crawlers that it is for. The name of a crawler holds until the next one, also where several
 * headers are joined by commas.
 *
 * @throws ArgumentError If it is not a string.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 *
 * @example
 * ```ts
 * import { parseXRobotsTag } from '@waymark/pages'
 *
 * parseXRobotsTag('noarchive, googlebot: noindex, nofollow') // => [{ agent: '*', content: 'noarchive' }, { agent: 'googlebot', content: 'noindex, nofollow' }]
 * ```
 */
export function parseXRobotsTag(value: string): readonly XRobotsTag[] {
  requireString(value, 'value', 'pass the value of the header')
  const tags: { agent: string; parts: string[] }[] = []
  for (const part of value.split(',')) {
    let text = stripAsciiWhitespace(part)
    const [prefix] = AGENT.exec(text) ?? ['']
    if (prefix !== '' && directiveOf(text) === null) {
      const agent = asciiLowercase(stripAsciiWhitespace(prefix.slice(0, -1)))
      tags.push({ agent, parts: [] })
      text = stripAsciiWhitespace(text.slice(prefix.length))
    } else if (tags.length === 0) tags.push({ agent: '*', parts: [] })
    if (text !== '') tags.at(-1)!.parts.push(text)
  }
  return tags
    .filter(({ parts }) => parts.length > 0)
    .map(({ agent, parts }) => ({ agent, content: parts.join(', ') }))
}
