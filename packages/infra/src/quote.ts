import { codePointAt } from './code-points.ts'
import { escapeHidden } from './escape-hidden.ts'
import { hidePassword, hidePasswords } from './hide-passwords.ts'

/**
 * A text as a message shows it: in quotation marks, with the escapes of JSON, with hidden characters escaped as in
 * {@link escapeHidden}, and with `***` for the passwords of URLs.
 *
 * @param maxLength - In code units. A longer text is shown without its middle.
 *
 * @example
 * ```ts
 * import { quote } from '@waymark/infra/internal'
 *
 * quote('a"b\n') // => '"a\\"b\\n"'
 * ```
 */
export function quote(text: string, maxLength: number = 300): string {
  return escapeHidden(JSON.stringify(shorten(hidePassword(text), maxLength)))
}

/**
 * The message of an error, which may name what others wrote: with hidden characters escaped as in {@link escapeHidden}, and with
 * `***` for the passwords of URLs.
 *
 * @example
 * ```ts
 * import { safeMessage } from '@waymark/infra/internal'
 *
 * safeMessage('no file a\nb') // => 'no file a\\u000ab'
 * ```
 */
export function safeMessage(message: string): string {
  return escapeHidden(hidePasswords(message))
}

/**
 * At most forty code units of a URL around a place, as in {@link quote}. Everything up to the last `@` is left out, because it
 * may be a password, and so is everything after a `?` or `#`, because it may be a token.
 *
 * @param at - The place, in code units.
 * @returns `''` if the place itself is left out.
 *
 * @example
 * ```ts
 * import { quoteAround } from '@waymark/infra/internal'
 *
 * quoteAround('https://ann:secret@example.com:x/?key=1', 31) // => '"…example.com:x/…"'
 * quoteAround('https://ann:sec/ret@example.com/', 12) // => ''
 * ```
 */
export function quoteAround(url: string, at: number): string {
  // People forget to escape a `/` in a password, and escape the `@` after it.
  const open = url.replaceAll('%40', '%4@').lastIndexOf('@') + 1
  if (at < open) return ''
  const from = Math.max(open, at - 20)
  const rest = url.slice(at, from + 40).split(/[?#]/, 1)[0]!
  const end = at + rest.length
  const shown = url.slice(from, at) + rest
  // It has no password, and `quote` costs bytes in every bundle of `URL`.
  return escapeHidden(
    JSON.stringify(`${from > 0 ? '…' : ''}${shown}${end < url.length ? '…' : ''}`),
  )
}

/**
 * A text of at most `maxLength` code units: a longer one loses its middle, which becomes `…`. Surrogate pairs stay whole.
 *
 * @example
 * ```ts
 * import { shorten } from '@waymark/infra/internal'
 *
 * shorten('https://example.com/', 9) // => 'http…com/'
 * ```
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const half = Math.floor((maxLength - 1) / 2)
  const start = endsInPair(text, half) ? half - 1 : half
  const end = text.length - half
  return `${text.slice(0, start)}…${text.slice(endsInPair(text, end) ? end + 1 : end)}`
}

/** Whether an index is between the halves of a surrogate pair. */
function endsInPair(text: string, index: number): boolean {
  return index > 0 && codePointAt(text, index - 1) > 0xffff
}
