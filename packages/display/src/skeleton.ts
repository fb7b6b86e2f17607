import { toCanonicalOrder } from '@waymark/idna/internal/nfc'
import { canonicalDecomposition } from '@waymark/idna/nfc'
import { codePointAt } from '@waymark/infra'
import { once } from './once.ts'
import { getTables } from './tables.ts'

/** By code point: the ASCII characters that it is read like, where the data do not say so. */
export type Readings = ReadonlyMap<number, string>

/** Most domains, which need no tables: to decode them takes longer than all else that is said of a URL. */
const PLAIN = /^[a-z0-9._-]*$/

/** Whether a domain has only small letters of ASCII, digits, hyphens, low lines and dots. */
export function isPlain(domain: string): boolean {
  return PLAIN.test(domain)
}

/**
 * The skeleton of a label in Unicode form: labels with one skeleton look alike. It is for comparing, not
 * for showing.
 *
 * https://www.unicode.org/reports/tr39/#def-skeleton
 */
export function skeletonOf(label: string, readings: Readings | null = null): string {
  if (isPlain(label)) return plainSkeletonOf(label)
  const { prototypes } = getTables()
  const points: number[] = []
  const addPrototype = (c: number) => {
    const prototype = prototypes.get(c)
    if (prototype === undefined) points.push(c)
    else for (const part of prototype) points.push(part)
  }
  for (const character of label) {
    for (const c of canonicalDecomposition(codePointAt(character, 0))) {
      // Of letters that look alike, the list of readings may have any.
      for (const part of readings?.has(c) ? [c] : (prototypes.get(c) ?? [c])) {
        const reading = readings?.get(part)
        if (reading === undefined) points.push(part)
        else for (let i = 0; i < reading.length; i++) addPrototype(reading.charCodeAt(i))
      }
    }
  }
  let skeleton = ''
  for (const c of toCanonicalOrder(points)) skeleton += String.fromCodePoint(c)
  return skeleton
}

/** The skeleton of a plain domain, without the tables; a test compares it with them. */
export function plainSkeletonOf(domain: string): string {
  return domain.replaceAll('m', 'rn').replaceAll('0', 'O').replaceAll('1', 'l')
}

const asciiOf = /* @__PURE__ */ once(readAsciiSkeletons)

/**
 * The ASCII label that a label looks like: `scope` for `ѕсоре`. Where one sign replaces several,
 * as `l` for `1` and `l`, it is the letter.
 *
 * @returns `null` when no ASCII label has the same skeleton.
 */
export function asciiLookalike(label: string, readings: Readings | null = null): string | null {
  let lookalike = ''
  for (const character of label) {
    if (character < '\x80') {
      lookalike += character
      continue
    }
    for (const part of skeletonOf(character, readings)) {
      const ascii = asciiOf().get(part)
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
