/** How the marks of a URL are written: as they are, or percent-encoded, as in a URL that is a parameter of another. */
interface Notation {
  /** What ends user name and password, in parentheses: `split` keeps it. */
  readonly ends: RegExp
  readonly slash: RegExp
  readonly colon: RegExp
  readonly at: RegExp
  /** A scheme after which the standard needs no slashes, and its colon. */
  readonly scheme: RegExp
}

const PLAIN: Notation = {
  ends: /([/\\?#])/,
  slash: /^[/\\]$/,
  colon: /:/,
  // People forget to escape a slash in a password, and escape the `@` after it.
  at: /@|%40/g,
  scheme: /(?:^|[^\da-z+.-])(?:https?|wss?|ftp):/i,
}
const ENCODED: Notation = {
  ends: /(%(?:2f|5c|3f|23)|[/\\?#&])/i,
  slash: /^%(?:2f|5c)$/i,
  colon: /%3a/i,
  at: /%40/gi,
  scheme: /(?:^|[^\da-z+.-])(?:https?|wss?|ftp)%3a/i,
}

/**
 * Replaces the passwords of URLs in a sentence by `***`, because messages and reports are shown to many people. A URL ends at
 * a quotation mark, and its user name has no white space: see {@link hidePassword} for a URL alone.
 *
 * @example
 * ```ts
 * import { hidePasswords } from '@waymark/infra/problem'
 *
 * hidePasswords('see https://ann:secret@example.com/') // => 'see https://ann:***@example.com/'
 * ```
 */
export function hidePasswords(sentence: string): string {
  if (!/@|%40/.test(sentence)) return sentence
  return sentence
    .split('"')
    .map((part) => hideIn(hideIn(part, PLAIN, true), ENCODED, true))
    .join('"')
}

/**
 * A text that may be a URL, with `***` for its password, and for that of a URL in its query. Where there is one, the tabs and
 * newlines that the parser removes are gone, too.
 *
 * @example
 * ```ts
 * import { hidePassword } from '@waymark/infra/problem'
 *
 * hidePassword('https://ann@example.com:sec "ret@example.com/') // => 'https://ann@example.com:***@example.com/'
 * ```
 */
export function hidePassword(url: string): string {
  if (!/@|%40/.test(url)) return url
  const read = url.replace(/[\t\n\r]/g, '')
  const hidden = hideIn(hideIn(read, PLAIN, false), ENCODED, false)
  return hidden === read ? url : hidden
}

/** The authority begins after two slashes, or after one or none and a scheme that needs none. All of it is taken for one. */
function hideIn(
  text: string,
  { ends, slash, colon, at, scheme }: Notation,
  isSentence: boolean,
): string {
  const parts = text.split(ends)
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i]!
    let user = 0
    const afterSlash = i >= 2 && slash.test(parts[i - 1]!)
    const before = afterSlash ? parts[i - 2]! : ''
    const afterTwo = afterSlash && before === '' && i >= 4 && slash.test(parts[i - 3]!)
    if (!afterTwo && !endsInScheme(before, scheme)) {
      const found = scheme.exec(part)
      if (found === null) continue
      user = found.index + found[0].length
    }
    const end = lastIndexOf(part, at)
    const rest = part.slice(user, Math.max(user, end))
    const mark = colon.exec(rest)
    if (mark === null || (isSentence && /\s/.test(rest.slice(0, mark.index)))) continue
    parts[i] = `${part.slice(0, user + mark.index + mark[0].length)}***${part.slice(end)}`
  }
  return parts.join('')
}

/** The longest scheme takes 8 characters with an encoded colon, and one before it says that it is whole. */
function endsInScheme(text: string, scheme: RegExp): boolean {
  const end = text.slice(-9)
  const found = scheme.exec(end)
  return found !== null && found.index + found[0].length === end.length
}

function lastIndexOf(text: string, mark: RegExp): number {
  let last = -1
  for (const { index } of text.matchAll(mark)) last = index
  return last
}

/**
 * The same as {@link hidePassword} with as many asterisks as it takes for all places after them to stay where they are.
 *
 * @example
 * ```ts
 * import { maskPassword } from '@waymark/infra/problem'
 *
 * maskPassword('https://ann:secret@example.com/') // => 'https://ann:******@example.com/'
 * ```
 */
export function maskPassword(url: string): string {
  const hidden = hidePassword(url)
  if (hidden === url) return url
  let start = 0
  while (url[start] === hidden[start]) start++
  let rest = 0
  const most = Math.min(url.length, hidden.length) - start
  while (rest < most && url.at(-1 - rest) === hidden.at(-1 - rest)) rest++
  const end = url.length - rest
  return url.slice(0, start) + '*'.repeat(end - start) + url.slice(end)
}
