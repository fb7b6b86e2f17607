/** A part of a string: its place, without the delimiters. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where the five parts of a URI are; `null` if a part is absent, which is not the same as empty. */
export interface UriSpans {
  readonly scheme: Span | null
  readonly authority: Span | null
  readonly path: Span
  readonly query: Span | null
  readonly fragment: Span | null
}

/**
 * Finds the parts of any string by their delimiters. Nothing is checked and nothing is decoded.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 */
export function findUriSpans(text: string): UriSpans {
  const hash = text.indexOf('#')
  const beforeFragment = hash === -1 ? text.length : hash
  const mark = text.slice(0, beforeFragment).indexOf('?')
  const beforeQuery = mark === -1 ? beforeFragment : mark
  const head = /^[^:/]+(?=:)/.exec(text.slice(0, beforeQuery))?.[0]
  const scheme = head === undefined ? null : { start: 0, end: head.length }
  const afterScheme = scheme === null ? 0 : scheme.end + 1
  let pathStart = afterScheme
  let authority: Span | null = null
  if (text.startsWith('//', afterScheme) && afterScheme + 2 <= beforeQuery) {
    const slash = text.indexOf('/', afterScheme + 2)
    pathStart = slash === -1 ? beforeQuery : Math.min(slash, beforeQuery)
    authority = { start: afterScheme + 2, end: pathStart }
  }
  return {
    scheme,
    authority,
    path: { start: pathStart, end: beforeQuery },
    query: mark === -1 ? null : { start: mark + 1, end: beforeFragment },
    fragment: hash === -1 ? null : { start: hash + 1, end: text.length },
  }
}

/** The segments of a path with their places; a path without `/` at its beginning has a first one, too. */
export function findSegments(text: string, path: Span): readonly Span[] {
  if (path.start === path.end) return []
  const segments: Span[] = []
  let start = text.charAt(path.start) === '/' ? path.start + 1 : path.start
  for (;;) {
    const slash = text.indexOf('/', start)
    const end = slash === -1 || slash >= path.end ? path.end : slash
    segments.push({ start, end })
    if (end === path.end) return segments
    start = end + 1
  }
}

/** One `name=value` of a query; `value` is `null` if there is no `=`. */
export interface ParameterSpan {
  readonly name: Span
  readonly value: Span | null
}

/** The parameters of a query with their places, empty ones left out. */
export function findParameters(text: string, query: Span): readonly ParameterSpan[] {
  const parameters: ParameterSpan[] = []
  for (let start = query.start; start <= query.end; ) {
    const amp = text.indexOf('&', start)
    const end = amp === -1 || amp >= query.end ? query.end : amp
    if (end > start) {
      const equals = text.slice(start, end).indexOf('=')
      const nameEnd = equals === -1 ? end : start + equals
      const value = equals === -1 ? null : { start: nameEnd + 1, end }
      parameters.push({ name: { start, end: nameEnd }, value })
    }
    start = end + 1
  }
  return parameters
}

export function textOf(text: string, span: Span): string {
  return text.slice(span.start, span.end)
}
