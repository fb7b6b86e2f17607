import { canonicalDecomposition, toCanonicalOrder } from '@waymark/idna/nfc'
import { codePointAt } from '@waymark/infra'
import { getTables } from './tables.ts'

/**
 * The skeleton of a label in Unicode form: labels with one skeleton look alike. It is for comparing, not
 * for showing.
 *
 * https://www.unicode.org/reports/tr39/#def-skeleton
 */
export function skeletonOf(label: string): string {
  const { prototypes } = getTables()
  const points: number[] = []
  for (const character of label) {
    for (const c of canonicalDecomposition(codePointAt(character, 0))) {
      const prototype = prototypes.get(c)
      if (prototype === undefined) points.push(c)
      else for (const part of prototype) points.push(part)
    }
  }
  let skeleton = ''
  for (const c of toCanonicalOrder(points)) skeleton += String.fromCodePoint(c)
  return skeleton
}

let asciiOf: Map<string, string> | null = null

/**
 * The ASCII label that a label looks like: `scope` for `ѕсоре`. Where one sign replaces several,
 * as `l` for `1` and `l`, it is the letter.
 *
 * @returns `null` when no ASCII label has the same skeleton.
 */
export function asciiLookalike(label: string): string | null {
  asciiOf ??= readAsciiSkeletons()
  let lookalike = ''
  for (const character of label) {
    if (character < '\x80') {
      lookalike += character
      continue
    }
    for (const part of skeletonOf(character)) {
      const ascii = asciiOf.get(part)
      if (ascii === undefined) return null
      lookalike += ascii
    }
  }
  return lookalike
}

function readAsciiSkeletons(): Map<string, string> {
  const characters = new Map<string, string>()
  for (const c of '-0123456789abcdefghijklmnopqrstuvwxyz') characters.set(skeletonOf(c), c)
  return characters
}
