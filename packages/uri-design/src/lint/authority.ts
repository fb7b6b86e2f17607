import type { Span } from '../uri-spans.ts'

/**
 * Whether programs disagree about where an authority ends: browsers read a backslash in it as the slash that begins the
 * path, so what follows is neither host nor port to them.
 */
export function isDisputed(text: string, authority: Span): boolean {
  return text.slice(authority.start, authority.end).includes('\\')
}

/** Where the host is in an authority: between credentials and port. */
export function hostSpan(text: string, authority: Span): Span {
  const written = text.slice(authority.start, authority.end)
  const start = authority.start + written.lastIndexOf('@') + 1
  const port = /:[0-9]*$/.exec(text.slice(start, authority.end))
  return { start, end: port === null ? authority.end : start + port.index }
}
