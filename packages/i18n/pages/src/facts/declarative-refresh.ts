import { stripAsciiWhitespace } from './ascii-whitespace.ts'

/** Where a `meta` with `http-equiv=refresh` leads. */
export interface DeclarativeRefresh {
  readonly seconds: number
  /** `''` is the page itself. */
  readonly href: string
}

/**
 * https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 *
 * @returns `null` if browsers ignore the value.
 */
export function parseDeclarativeRefresh(input: string): DeclarativeRefresh | null {
  const [time, digits] = /^[\t\n\f\r ]*(\d*)[\d.]*/.exec(input) as unknown as [string, string]
  if (digits === '' && !time.includes('.')) return null
  // Longer times are all the same: never.
  const seconds = digits === '' ? 0 : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
  const rest = input.slice(time.length)
  if (rest === '') return { seconds, href: '' }
  if (!/^[;,\t\n\f\r ]/.test(rest)) return null
  const [separator] = /^[\t\n\f\r ]*[;,]?[\t\n\f\r ]*/.exec(rest)!
  return { seconds, href: stripAsciiWhitespace(urlOf(rest.slice(separator.length))) }
}

function urlOf(text: string): string {
  const [name] = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text) ?? ['']
  // A value that begins like the name is taken as it is.
  if (name === '' && /^u/i.test(text)) return text
  const quote = text.charAt(name.length)
  if (quote !== '"' && quote !== "'") return text.slice(name.length)
  const start = name.length + 1
  const end = text.indexOf(quote, start)
  return text.slice(start, end === -1 ? text.length : end)
}
