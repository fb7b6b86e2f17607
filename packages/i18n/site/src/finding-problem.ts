import type { HreflangFinding } from '@waymark/hreflang'
import type { Places } from './places.ts'
import { problemAt, type SiteProblem } from './site-problem.ts'

/** Makes a problem of a finding of the audit, with all its details and its places in the original files. */
export function fromFinding(finding: HreflangFinding, places: Places): SiteProblem {
  const { code, severity, message, remedy, pointer, related, ...details } = finding
  const { target, loc } = details
  const problem = { code, severity, message, remedy }
  return {
    ...problemAt(problem, { value: target ?? loc, ...places.find(pointer) }),
    ...details,
    ...(related === undefined
      ? {}
      : { related: related.map(({ note, pointer: other }) => ({ note, ...places.find(other) })) }),
  }
}
