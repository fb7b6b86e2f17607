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
  if (!MARK.test(sentence)) return sentence
  return sentence
    .split('"')
    .map((part) => hideIn(part, true))
    .join('"')
}

/**
 * A text that may be a URL, with `***` for its password. Where there is one, the tabs and newlines that the parser removes are
 * gone, too.
 *
 * @example
 * ```ts
 * import { hidePassword } from '@waymark/infra/problem'
 *
 * hidePassword('https://ann@example.com:sec "ret@example.com/') // => 'https://ann@example.com:***@example.com/'
 * ```
 */
export function hidePassword(url: string): string {
  if (!MARK.test(url)) return url
  const read = url.replace(/[\t\n\r]/g, '')
  const hidden = hideIn(read, false)
  return hidden === read ? url : hidden
}

/** What ends a password. People forget to escape a slash in one, and escape the `@` after it. */
const MARK = /@|%40/

/** A scheme after which the standard needs no slashes. */
const SCHEME = /(?:^|[^\da-z+.-])(?:https?|wss?|ftp):/i

/** An authority begins after two slashes, or after one or none and a scheme that needs none. */
function hideIn(text: string, isSentence: boolean): string {
  let last = ''
  return text.replace(/([/\\?#]*)([^/\\?#]*)/g, (whole, before: string, part: string) => {
    const isAfterScheme = /^[/\\]$/.test(before) && endOfScheme(last) === last.length
    const user = isAfterScheme || /[/\\]{2}$/.test(before) ? 0 : endOfScheme(part)
    // The longest scheme, and what comes before it.
    last = part.slice(-7)
    const end = Math.max(part.lastIndexOf('@'), part.lastIndexOf('%40'))
    const colon = user < 0 ? end : part.indexOf(':', user)
    if (colon < 0 || colon >= end) return whole
    if (isSentence && /\s/.test(part.slice(user, colon))) return whole
    return `${before}${part.slice(0, colon + 1)}***${part.slice(end)}`
  })
}

function endOfScheme(text: string): number {
  const match = SCHEME.exec(text)
  return match === null ? -1 : match.index + match[0].length
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
  while (rest < most && url[url.length - 1 - rest] === hidden[hidden.length - 1 - rest]) rest++
  return url.slice(0, start) + '*'.repeat(url.length - rest - start) + url.slice(url.length - rest)
}
