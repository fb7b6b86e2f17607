import { Base, parseTextWithErrors, parseUrlText } from '@waymark/url-parser/url-text'
import type { UrlParser } from './url-parser.ts'

/** Longer inputs are cut in messages; nobody reads a megabyte in a log. */
const SHOWN = 2_000

/**
 * The error for a URL that cannot be parsed. It parses once more, to say what was wrong and where.
 *
 * @param base - `null` for none.
 */
export function invalidUrl(parser: UrlParser, url: string, base: string | null): TypeError {
  if (base === null) return new TypeError(`Invalid URL ${quote(url)}${reason(parser, url, null)}`)
  const baseText = parseUrlText(base, parser.parseHost)
  return new TypeError(
    baseText === null
      ? `Invalid base URL ${quote(base)} for ${quote(url)}${reason(parser, base, null)}`
      : `Invalid URL ${quote(url)} with base ${quote(base)}${reason(parser, url, new Base(baseText))}`,
  )
}

/** The last validation error, which is the one that parsing failed with. */
function reason({ idnaRemedy, parseHost }: UrlParser, input: string, base: Base | null): string {
  // Nothing fails without an error.
  const { name, start, end } = parseTextWithErrors(input, base, parseHost).errors.at(-1)!
  const text = `: ${name} at ${start}`
  const mayNeedIdna = name === 'domain-to-ASCII' && idnaRemedy !== null
  const isAscii = !/[^\0-\x7f]|%[89a-f]/i.test(input.slice(start, end))
  return mayNeedIdna && !isAscii ? `${text}; ${idnaRemedy}` : text
}

/** The text as it is, but for what could hide or reorder the rest of a message. */
function quote(text: string): string {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return `"${shown.replace(HIDDEN, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${code}`
  })}"`
}

/** Controls, line and paragraph separators, and the controls of bidirectional text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HIDDEN = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
