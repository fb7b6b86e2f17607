import {
  type LocatedParts,
  locateParts,
  type TextRange,
  type UrlRecord,
  type ValidationError,
} from '@waymark/url-parser'

export const ROLES = [
  'scheme',
  'username',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
] as const

/** What a range of the input is. */
export type Role = (typeof ROLES)[number]

export interface RoleSpan extends TextRange {
  readonly role: Role
}

/** Where the parts of a URL were read, as the page draws them. */
export interface Location {
  /** In order, never overlapping, never empty. */
  readonly spans: readonly RoleSpan[]
  /** The pieces of a list path between its slashes, in order; empty ones are left out. */
  readonly segments: readonly TextRange[]
  /** The `name=value` pieces of the query, in order. */
  readonly parameters: readonly TextRange[]
  readonly fromBase: LocatedParts['fromBase']
  /** Tabs, newlines and outer spaces and controls, which the parser drops unread. */
  readonly ignored: readonly TextRange[]
}

/** What the input is read against if it has no scheme and no base that fits. */
export const EXAMPLE_BASE = 'https://example.com/'

/** @param failure - Why the input does not parse; then this is the best reading of it. */
export function locationOf(
  input: string,
  base: UrlRecord | null,
  failure: ValidationError | null,
): Location {
  const located = failure === null ? locateParts(input, base) : locateFaulty(input, base, failure)
  const spans = ROLES.flatMap((role) => {
    const range = located[role]
    return range === null || range.start === range.end ? [] : [{ role, ...range }]
  })
  return {
    spans,
    segments: located.segments.filter(({ start, end }) => start < end),
    parameters: located.parameters.map(({ name, value }) => ({
      start: name.start,
      end: (value ?? name).end,
    })),
    fromBase: located.fromBase,
    ignored: located.removed,
  }
}

/** The parser stops at the first thing that cannot be; here the rest is read as if it could. */
function locateFaulty(
  input: string,
  base: UrlRecord | null,
  failure: ValidationError,
): LocatedParts {
  if (failure.name === 'missing-scheme-non-relative-URL') return locateParts(input, EXAMPLE_BASE)
  const stopped = locateParts(input, base)
  const { username, password, host, port, removed } = stopped
  const start = (username ?? host)?.start ?? 0
  const end = (port ?? host)?.end ?? 0
  if (start === end) {
    // Only a query and a fragment can be after a host that is missing.
    const rest = locateParts('a'.repeat(end) + input.slice(end), EXAMPLE_BASE)
    return { ...stopped, query: rest.query, parameters: rest.parameters, fragment: rest.fragment }
  }
  // A host of the same length that is one in any URL.
  const readable = input.slice(0, start) + 'a'.repeat(end - start) + input.slice(end)
  return { ...locateParts(readable, base), username, password, host, port, removed }
}
