import type { LocatedParts, TextRange } from '@waymark/url-parser'

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

/** The parts as the page draws them. */
export function layOutParts(located: LocatedParts, removed: readonly TextRange[]): Location {
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
    ignored: removed,
  }
}
