import { quoteAround } from '@waymark/infra/internal'
import {
  Base,
  explainFailure,
  parseTextWithErrors,
  parseUrlText,
} from '@waymark/url-parser/internal'
import type { InvalidUrlError } from './url-interface.ts'
import type { UrlParser } from './url-parser.ts'

/** Of a domain that is not ASCII, where such domains do not work. */
const NEEDS_IDNA = 'The domain is not ASCII: import @waymark/url, which has the IDNA tables for it.'

/**
 * The error for a URL that cannot be parsed. It parses once more, to say what was wrong and where.
 *
 * @param base - `null` for none.
 */
export function invalidUrl(
  { hasIdna, parseHost }: UrlParser,
  input: string,
  base: string | null,
): InvalidUrlError {
  const baseText = base === null ? null : parseUrlText(base, parseHost)
  const [errorsOf, text] = base !== null && baseText === null ? ['base', base] : ['input', input]
  const { errors } = parseTextWithErrors(text, baseText && new Base(baseText), parseHost)
  // The last error is the one that parsing failed with. Nothing fails without an error.
  const failure = errors[errors.length - 1]!
  const { message, start, end } = explainFailure(text, failure)
  const reason = failure.name
  const mayNeedIdna = reason === 'domain-to-ASCII' && !hasIdna
  const needsIdna = mayNeedIdna && /[^\0-\x7f]|%[89a-f]/i.test(text.slice(start, end))
  const shown = quoteAround(text, start)
  const what = errorsOf === 'base' ? 'base URL' : 'URL'
  const why = needsIdna ? NEEDS_IDNA : message
  const error = new TypeError(`Invalid ${what}${shown && ` ${shown}`} at ${start}: ${why}`)
  const members = { code: 'ERR_INVALID_URL', reason, errorsOf, start, end, input }
  for (const [name, value] of Object.entries(base === null ? members : { ...members, base })) {
    // A console prints the members that are enumerable.
    const enumerable = name !== 'input' && name !== 'base'
    Object.defineProperty(error, name, { __proto__: null, value, enumerable } as never)
  }
  return error as InvalidUrlError
}
