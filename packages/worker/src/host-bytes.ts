import type { LineMarks } from '@waymark/normalize/internal'
import { builtInList } from '@waymark/public-suffix'
import { createSuffixFinder, registrableStart } from '@waymark/public-suffix/internal'
import type { OpSettings, WriteAnswer } from './op.ts'

/** Where a part of the host begins, which ends with it; -1 if there is no such part. */
export type FindPart = (bytes: Uint8Array, marks: LineMarks) => number

/** Finds the public suffix. `null` if the list takes only strings. */
export function suffixFinder(
  { publicSuffixList }: OpSettings,
  icannOnly?: boolean,
): FindPart | null {
  const find = createSuffixFinder(publicSuffixList ?? builtInList, icannOnly)
  return (
    find &&
    ((bytes, { hostStart, hostEnd, isIpv4 }) => (isIpv4 ? -1 : find(bytes, hostStart, hostEnd)))
  )
}

/** Finds the registrable domain. `null` if the list takes only strings. */
export function domainFinder(settings: OpSettings, icannOnly?: boolean): FindPart | null {
  const find = suffixFinder(settings, icannOnly)
  return find && ((bytes, marks) => registrableStart(bytes, marks.hostStart, find(bytes, marks)))
}

/** Writes the part that is found. */
export function writeFound(find: FindPart | null): WriteAnswer | null {
  return (
    find &&
    ((bytes, marks, output) => {
      const start = find(bytes, marks)
      if (start === -1) return false
      output.copy(bytes, start, marks.hostEnd)
      return true
    })
  )
}
