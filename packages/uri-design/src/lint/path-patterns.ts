import { pathPattern } from '@waymark/infra/internal'
import type { LintSeverities } from './rule-names.ts'
import type { Subject } from './subject.ts'

/** Severities for the URIs that a pattern matches. */
export interface PathOverride {
  readonly severities: LintSeverities
  matches(subject: Subject): boolean
}

/** Reads the member `paths` of a configuration. */
export function readPathOverrides(
  paths: Readonly<Record<string, LintSeverities>>,
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
