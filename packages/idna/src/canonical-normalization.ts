import {
  decomposeHangul,
  decomposeOne,
  FIRST_RELEVANT,
  isComposingJamo,
  normalizeCodePoints,
  reorder,
} from './canonical-form.ts'
import { type CanonicalTables, canonicalTablesOf } from './canonical-tables.ts'
import { CodePoints } from './code-points.ts'
import { NFC_TABLES } from './generated/nfc.ts'

/*
 * Normalization Form C of any string, in linear time and the same on every engine: what the platform has depends on the
 * engine's own Unicode version, and takes quadratic time on long runs of mixed combining marks.
 */

let tables: CanonicalTables | null = null

/** Decoded when first needed, in about two milliseconds. */
function getTables(): CanonicalTables {
  tables ??= canonicalTablesOf(NFC_TABLES)
  return tables
}

/**
 * Returns the Normalization Form C of code points.
 *
 * @param points - Code points, any number; surrogates stay.
 * @returns A new list.
 * @see https://www.unicode.org/reports/tr15/#Norm_Forms
 *
 * @example
 * ```ts
 * import { toNfc } from '@waymark/idna/nfc'
 *
 * toNfc([0x65, 0x301]) // => [0xe9]
 * ```
 */
export function toNfc(points: readonly number[]): number[] {
  const buffer = bufferOf(points)
  normalizeCodePoints(getTables(), buffer, 0)
  return buffer.data.slice(0, buffer.length)
}

/**
 * Returns the full canonical decomposition of a code point, in which Hangul syllables are jamo.
 *
 * @returns At least one code point: itself, if it does not decompose.
 * @see https://www.unicode.org/reports/tr15/#Description_Norm
 *
 * @example
 * ```ts
 * import { canonicalDecomposition } from '@waymark/idna/nfc'
 *
 * canonicalDecomposition(0xe9) // => [0x65, 0x301]
 * ```
 */
export function canonicalDecomposition(codePoint: number): number[] {
  const jamo = decomposeHangul(codePoint)
  if (jamo !== null) return jamo
  if (codePoint < 0xc0) return [codePoint]
  const buffer = new CodePoints()
  decomposeOne(getTables().compositions, codePoint, buffer)
  return buffer.data
}

/**
 * Brings decomposed code points into canonical order: combining marks are sorted by class.
 *
 * @returns A new list.
 * @see https://www.unicode.org/versions/latest/core-spec/chapter-3/#G49591
 *
 * @example
 * ```ts
 * import { toCanonicalOrder } from '@waymark/idna/internal/nfc'
 *
 * toCanonicalOrder([0x61, 0x301, 0x323]) // => [0x61, 0x323, 0x301]
 * ```
 */
export function toCanonicalOrder(points: readonly number[]): number[] {
  const ordered = points.slice()
  reorder(getTables(), ordered, 0, ordered.length)
  return ordered
}

/**
 * The Canonical_Combining_Class of a code point.
 *
 * @returns 0 to 254; 0 for everything that is not a combining mark with a class.
 *
 * @example
 * ```ts
 * import { combiningClass } from '@waymark/idna/internal/nfc'
 *
 * combiningClass(0x301) // => 230
 * combiningClass(0x61) // => 0
 * ```
 */
export function combiningClass(codePoint: number): number {
  return codePoint < FIRST_RELEVANT ? 0 : getTables().combiningClass(codePoint)
}

/**
 * Whether normalising never joins what comes before a code point with it: text can be cut there.
 *
 * @example
 * ```ts
 * import { isNfcBoundary } from '@waymark/idna/internal/nfc'
 *
 * isNfcBoundary(0x61) // => true
 * isNfcBoundary(0x301) // => false
 * ```
 */
export function isNfcBoundary(codePoint: number): boolean {
  if (codePoint < FIRST_RELEVANT) return true
  if (isComposingJamo(codePoint)) return false
  const { compositions, seconds } = getTables()
  let first = codePoint
  for (;;) {
    const parts = compositions.decompose(first)
    if (parts === undefined) break
    first = parts[0]!
  }
  return combiningClass(first) === 0 && !seconds.has(first) && !seconds.has(codePoint)
}

/**
 * Whether a code point stays as it is in Normalization Form C, and joins nothing that comes before it.
 *
 * @example
 * ```ts
 * import { isNfcStable } from '@waymark/idna/internal/nfc'
 *
 * isNfcStable(0xe9) // => true
 * isNfcStable(0x212b) // => false
 * ```
 */
export function isNfcStable(codePoint: number): boolean {
  if (codePoint < FIRST_RELEVANT) return true
  const { replaced, status } = getTables()
  if (codePoint < status.length && status[codePoint] !== 0) return status[codePoint] === STABLE
  const stable = isNfcBoundary(codePoint) && !replaced.has(codePoint)
  if (codePoint < status.length) status[codePoint] = stable ? STABLE : UNSTABLE
  return stable
}

const STABLE = 1
const UNSTABLE = 2

function bufferOf(points: readonly number[]): CodePoints {
  const buffer = new CodePoints()
  buffer.data = points.slice()
  buffer.length = points.length
  return buffer
}
