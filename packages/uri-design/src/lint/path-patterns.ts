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
    const expression = asExpression(pattern)
    const isPath = pattern.startsWith('/')
    return {
      severities,
      matches: ({ text, uri: { path } }) =>
        expression.test(text.slice(isPath ? path.start : 0, path.end)),
    }
  })
}

/** `*` is any part of a segment; `**` is anything, and with the slash before it also nothing. */
function asExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
    .replace(/\*{2,}|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replace(/\/\.\*$/, '(?:/.*)?')
  return new RegExp(`^${source}$`, 's')
}
