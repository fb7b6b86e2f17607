import type { HreflangFinding } from '@waymark/hreflang'
import { hidePasswords } from '@waymark/infra/problem'
import type { LeftOut } from './left-out.ts'
import type { Places } from './places.ts'
import { problemAt, type SiteProblem } from './site-problem.ts'

/**
 * Makes a problem of a finding of the audit, with all its details and its places in the original files. Passwords in URLs
 * are not shown.
 */
export function fromFinding(
  finding: HreflangFinding,
  places: Places,
  leftOut?: Partial<LeftOut>,
): SiteProblem {
  const { code, severity, message, remedy, pointer, related, ...details } = finding
  const { target, loc, targets } = details
  const problem = { code, severity, message, remedy }
  return {
    ...details,
    ...problemAt(problem, { value: target ?? loc, ...places.find(pointer), leftOut }),
    ...(loc === undefined ? {} : { loc: hidePasswords(loc) }),
    ...(target === undefined ? {} : { target: hidePasswords(target) }),
    ...(targets === undefined ? {} : { targets: targets.map(hidePasswords) }),
    ...(related === undefined
      ? {}
      : {
          related: related.map(({ note, pointer: other }) => ({
            note: hidePasswords(note),
            ...places.find(other),
          })),
        }),
  }
}
