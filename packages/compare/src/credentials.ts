import { hidePassword, maskPassword } from '@waymark/infra/problem'
import { findSpans, type Part, type Span } from './difference.ts'

/** In the authority, and in `scheme:user:password@host`. */
const IN_URL = /^(?:[^/?#]*\/\/|[^:/?#]*:(?=[^:/?#@]*:))([^/?#]*@)/

/** A key that is not a URL may have them after the host. */
const IN_TEXT = /^(?:[^/?#]*\/{2,})?([^/?#]*@[^/?#]*)/

/** Whether a part of a URL, other than the authority, has what may be a user name and a password. */
export function hasCredentials(part: string): boolean {
  return IN_URL.test(part) || hidePassword(part) !== part
}

/** Whether a piece of a key may be of a user name or a password, which no message shows. */
export function isInCredentials(key: string, piece: Span, part: Part): boolean {
  const own = (part === 'text' ? IN_TEXT : IN_URL).exec(key)
  const end = own === null ? 0 : own[0].length
  const spans = [
    { start: own === null ? 0 : end - own[1]!.length, end },
    findSpans(key, maskPassword(key)).a,
  ]
  // What has an `@` may be, to somebody, whatever stands before it.
  const isHostPart = part === 'text' || part === 'authority'
  if (isHostPart && key.slice(piece.start, piece.end).includes('@')) return true
  return spans.some(
    (span) => piece.start < span.end && (piece.end > span.start || piece.start >= span.start),
  )
}
