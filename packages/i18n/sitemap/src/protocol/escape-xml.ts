import { findIllegalCharacter, illegalCharacter } from '../xml/characters.ts'
import { explainUrl, serializeHttpUrl } from './http-url.ts'
import { sitemapError } from './sitemap-error.ts'

const SPECIAL = /[&<>"']/
const SPECIALS = /[&<>"']/g

/**
 * A string as XML character data or attribute value, with the five characters of the protocol escaped.
 *
 * @throws SitemapError `illegal-character` where XML 1.0 has no way to write a character.
 *
 * @example
 * ```ts
 * import { escapeXml } from '@waymark/sitemap'
 *
 * escapeXml(`"a" & 'b'`) // => '&quot;a&quot; &amp; &apos;b&apos;'
 * escapeXml('\0') // throws U+0000
 * ```
 */
export function escapeXml(text: string): string {
  const illegal = findIllegalCharacter(text)
  if (illegal !== -1) {
    throw sitemapError('illegal-character', illegalCharacter(text.charCodeAt(illegal)), {
      value: text,
      start: illegal,
      end: illegal + 1,
    })
  }
  return escapeSpecials(text)
}

/**
 * A URL as a sitemap writes it: serialised by the URL Standard (ASCII host, percent-encoded path), then
 * with the five characters escaped.
 *
 * @throws SitemapError `loc-relative`, `loc-not-url` or `loc-protocol`.
 *
 * @example
 * ```ts
 * import { escapeLoc } from '@waymark/sitemap'
 *
 * escapeLoc('https://Bücher.example/ä?a&b') // => 'https://xn--bcher-kva.example/%C3%A4?a&amp;b'
 * escapeLoc('/a') // throws relative
 * ```
 */
export function escapeLoc(loc: string): string {
  const href = serializeHttpUrl(loc)
  if (href === null) {
    const { code, message, start, end } = explainUrl(loc)
    throw sitemapError(code, message, { value: loc, start, end })
  }
  return escapeSpecials(href)
}

/** Escapes a string that is known to have no characters outside XML 1.0. */
export function escapeSpecials(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIALS, toReference) : text
}

function toReference(character: string): string {
  switch (character) {
    case '&':
      return '&amp;'
    case '<':
      return '&lt;'
    case '>':
      return '&gt;'
    case '"':
      return '&quot;'
    default:
      return '&apos;'
  }
}
