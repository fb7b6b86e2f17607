import { type Sentence, sentence } from '@waymark/infra/internal'
import { nameCodePoint } from '../xml/characters.ts'

/**
 * What a URL parser removes or percent-encodes anywhere in a URL. Other characters that RFC 3986 does not allow, such as `|`,
 * pass through every program as they are, and letters beyond ASCII are those of an IRI.
 */
const REPAIRED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  /[\u0000-\u0020"<>\u007f]/

/**
 * The first character that it escapes in a path, but not in a query, or takes for a slash. Braces are mostly what is
 * left of a template: `/{slug}`.
 */
const IN_PATH = /^[^?#\\^`{}]*([\\^`{}])/

const SLASHES = /^https?:\/\/[^/\\]/i

/**
 * Says what browsers repair in a URL. Other programs may not: a crawler may reject the string, or read another URL.
 *
 * @param text - A string that the URL parser accepts.
 * @returns `null` for nearly all.
 * @see https://www.sitemaps.org/protocol.html#escaping
 */
export function explainUntidy(text: string): Sentence | null {
  if (!SLASHES.test(text)) {
    return sentence('The scheme of the URL is not followed by exactly two slashes.', {
      detail: 'slashes',
    })
  }
  const character = REPAIRED.exec(text)?.[0] ?? IN_PATH.exec(text)?.[1]
  if (character === undefined) return null
  if (character === '\\') return sentence('The URL contains a backslash.', { detail: 'backslash' })
  return sentence('The URL contains {character}, which must be percent-encoded.', {
    character: nameCodePoint(character.charCodeAt(0)),
  })
}
