import type { Part, Span } from './difference.ts'

/** In the authority. */
const IN_AUTHORITY = /^[^/?#]*\/\/([^/?#]*@)/

/** A key that is not a URL may have them after the host. */
const IN_TEXT = /^(?:[^/?#]*\/\/)?([^/?#]*@[^/?#]*)/

/** In a URL inside a URL, after a special scheme without slashes, and in `scheme:user:password@host`. */
const ELSEWHERE =
  /(?:[/\\][\t\n\r]*[/\\]|^(?:https?|wss?|ftp):[/\\]?|^[^:/?#]*:(?=[^:/?#@]*:))([^/\\?#]*@)/gi

/** Whether a part of a URL, other than the authority, has what may be a user name and a password. */
export function hasCredentials(part: string): boolean {
  return !part.matchAll(ELSEWHERE).next().done
}

/** Whether a piece of a key may be of a user name or a password, which no message shows. */
export function isInCredentials(key: string, piece: Span, part: Part): boolean {
  const own = (part === 'text' ? IN_TEXT : IN_AUTHORITY).exec(key)
  return [...(own === null ? [] : [own]), ...key.matchAll(ELSEWHERE)].some((match) => {
    const end = match.index + match[0].length
    const start = end - match[1]!.length
    return piece.start < end && (piece.end > start || piece.start >= start)
  })
}
