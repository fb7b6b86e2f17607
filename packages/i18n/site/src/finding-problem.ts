import type { HreflangFinding } from '@waymark/hreflang'
import { type Edit, hidePassword, hidePasswords } from '@waymark/infra/problem'
import type { LeftOut } from './left-out.ts'
import type { Places } from './places.ts'
import { problemAt, type SiteEdit, type SiteProblem, withoutPasswords } from './site-problem.ts'

/**
 * Makes a problem of a finding of the audit, with all its details and its places in the original files. Passwords in URLs
 * are not shown.
 */
export function fromFinding(
  finding: HreflangFinding,
  places: Pick<Places, 'find'>,
  leftOut?: Partial<LeftOut>,
): SiteProblem {
  const { pointer, related, edits, ...details } = finding
  const { target, loc, targets, twin } = details
  return {
    ...details,
    ...problemAt(details, { value: target ?? loc, ...places.find(pointer), leftOut }),
    ...(edits === undefined ? {} : { edits: edits.map((edit) => placeEdit(edit, places)) }),
    ...(loc === undefined ? {} : { loc: hidePassword(loc) }),
    ...(target === undefined ? {} : { target: hidePassword(target) }),
    ...(twin === undefined ? {} : { twin: hidePassword(twin) }),
    ...(targets === undefined ? {} : { targets: targets.map(hidePassword) }),
    ...(related === undefined
      ? {}
      : {
          related: related.map(({ note, data, pointer: other }) => ({
            note: hidePasswords(note),
            ...withoutPasswords(data),
            ...places.find(other),
          })),
        }),
  }
}

/** Whether a problem is one of the audit. Others have the URL of their page only if it is not their value. */
export function isFinding({ loc, target, value }: SiteProblem): boolean {
  return loc !== undefined && value === (target ?? loc)
}

/** Converts the place of a change in the data of the audit to the place in the database. */
function placeEdit(edit: Edit, places: Pick<Places, 'find'>): SiteEdit {
  const { pointer = edit.path, line, column } = places.find(edit.path)
  return {
    ...edit,
    path: pointer,
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  }
}
