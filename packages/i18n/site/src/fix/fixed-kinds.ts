import type { CauseFigures, ProblemKind } from '../problem-log.ts'

/** The problems of one code with one cause that were corrected. */
export type FixedCause = Pick<CauseFigures, 'value' | 'suggestion' | 'count'>

/** The problems of one code and severity that were corrected. */
export interface FixedKind
  extends Pick<ProblemKind, 'code' | 'severity' | 'count' | 'summary' | 'causedBy'> {
  readonly causes: readonly FixedCause[]
}

/**
 * Counts the problems that a correction has removed: those that a check reports before and no more afterwards. So of each code
 * there were as many as are fixed and left, unless a correction shows problems that were hidden by others.
 */
export function fixedKinds(
  before: readonly ProblemKind[],
  left: readonly ProblemKind[],
): readonly FixedKind[] {
  const after = new Map(left.map((kind) => [keyOf(kind), kind]))
  return before.flatMap((kind) => {
    const { code, severity, summary, causedBy } = kind
    const rest = after.get(keyOf(kind))
    const count = kind.count - (rest?.count ?? 0)
    if (count <= 0) return []
    const causes = fixedCauses(kind.causes, rest?.causes ?? [])
    return [
      { code, severity, count, summary, ...(causedBy === undefined ? {} : { causedBy }), causes },
    ]
  })
}

function fixedCauses(
  before: readonly CauseFigures[],
  left: readonly CauseFigures[],
): readonly FixedCause[] {
  const after = new Map(left.map(({ value, count }) => [value, count]))
  return before.flatMap(({ value, suggestion, count }) => {
    const fixed = count - (after.get(value) ?? 0)
    if (fixed <= 0) return []
    return [{ value, ...(suggestion === undefined ? {} : { suggestion }), count: fixed }]
  })
}

function keyOf({ severity, code }: ProblemKind): string {
  return `${severity} ${code}`
}
