import { quote } from '@waymark/infra'
import { Base, parseTextWithErrors, parseUrlText } from '@waymark/url-parser/url-text'
import type { UrlParser } from './url-parser.ts'

/** Longer inputs lose their middle in messages: a megabyte in a log is of no use. */
const SHOWN = 2_000

/** What to tell people whose domain is not ASCII, where such domains do not work. */
const IDNA_REMEDY = "import '@waymark/url', which has the IDNA tables for it"

/**
 * The error for a URL that cannot be parsed. It parses once more, to say what was wrong and where.
 *
 * @param base - `null` for none.
 */
export function invalidUrl(parser: UrlParser, url: string, base: string | null): TypeError {
  if (base === null) return new TypeError(`Invalid URL ${shown(url)}${reason(parser, url, null)}`)
  const baseText = parseUrlText(base, parser.parseHost)
  return new TypeError(
    baseText === null
      ? `Invalid base URL ${shown(base)} for ${shown(url)}${reason(parser, base, null)}`
      : `Invalid URL ${shown(url)} with base ${shown(base)}${reason(parser, url, new Base(baseText))}`,
  )
}

/** The last validation error, which is the one that parsing failed with. */
function reason({ hasIdna, parseHost }: UrlParser, input: string, base: Base | null): string {
  // Nothing fails without an error.
  const { errors } = parseTextWithErrors(input, base, parseHost)
  const { name, start, end } = errors[errors.length - 1]!
  const text = `: ${name} at ${start}`
  const mayNeedIdna = name === 'domain-to-ASCII' && !hasIdna
  const isAscii = !/[^\0-\x7f]|%[89a-f]/i.test(input.slice(start, end))
  return mayNeedIdna && !isAscii ? `${text}; ${IDNA_REMEDY}` : text
}

function shown(url: string): string {
  return quote(url, SHOWN)
}
