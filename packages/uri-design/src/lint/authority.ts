import type { Span } from '../uri-parts.ts'

/** Where the host stands in an authority: between credentials and port. */
export function hostSpan(text: string, authority: Span): Span {
  const written = text.slice(authority.start, authority.end)
  const start = authority.start + written.lastIndexOf('@') + 1
  const port = /:[0-9]*$/.exec(text.slice(start, authority.end))
  return { start, end: port === null ? authority.end : start + port.index }
}
