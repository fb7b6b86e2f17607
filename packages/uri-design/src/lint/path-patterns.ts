import { pathPattern } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import type { Subject } from './subject.ts'

/** Severities for the URIs that a pattern matches. */
export interface PathOverride {
  readonly severities: Readonly<Record<string, Severity | 'off'>>
  matches(subject: Subject): boolean
}

/** Reads the member `paths` of a configuration. */
export function readPathOverrides(
  paths: Readonly<Record<string, Readonly<Record<string, Severity | 'off'>>>>,
): readonly PathOverride[] {
  return Object.entries(paths).map(([pattern, severities]) => {
    const takes = pathPattern(pattern)
    const isPath = pattern.startsWith('/')
    return {
      severities,
      matches: ({ text, uri: { path } }) => takes(text.slice(isPath ? path.start : 0, path.end)),
    }
  })
}
