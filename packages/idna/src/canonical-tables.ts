import type { CanonicalData } from './canonical-form.ts'
import { compositionsOf } from './compositions.ts'
import { numberReader, readAscending, unfoldSign } from './number-reader.ts'

// The contexts of the numbers in the second text.
export const IN_MAPPINGS = 0
export const IN_LENGTH = 1
export const IN_FIRST_PART = 2
export const IN_SECOND_PART = 3
export const IN_RUNS = 4
export const IN_RUN_LENGTH = 5
/** + whether the run is one code point, and + class before. */
export const IN_CLASS = 6
export const IN_CLASS_AFTER = 8
export const NFC_CONTEXTS: number = 8 + 256

/** The tables as text, see scripts/generate.ts. */
export type NfcTexts = readonly [compositions: string, others: string]

/** The canonical data of all code points. */
export interface CanonicalTables extends CanonicalData {
  /** Code points that compose with what is before them. */
  readonly seconds: ReadonlySet<number>
  /** Code points that are not in any normalised text. */
  readonly replaced: ReadonlySet<number>
  /** For each of the first code points, once it was asked for, whether it is stable; 0 before that. */
  readonly status: Uint8Array
}

export function canonicalTablesOf([compositionText, text]: NfcTexts): CanonicalTables {
  const pairs = compositionsOf(compositionText)
  const next = numberReader(text, NFC_CONTEXTS)
  const mappings = new Map<number, readonly number[]>()
  let first = 0
  let second = 0
  for (const source of readAscending(next, IN_MAPPINGS)) {
    const isPair = next(IN_LENGTH) === 1
    first += unfoldSign(next(IN_FIRST_PART))
    if (isPair) second += unfoldSign(next(IN_SECOND_PART))
    mappings.set(source, isPair ? [first, second] : [first])
  }
  const classes = new Map<number, number>()
  let last = 0
  for (const start of readAscending(next, IN_RUNS)) {
    const length = next(IN_RUN_LENGTH) + 1
    last = next(IN_CLASS + (length > 1 ? 1 : 0), IN_CLASS_AFTER + last)
    for (let i = 0; i < length; i++) classes.set(start + i, last)
  }
  return {
    compositions: {
      compose: pairs.compose,
      decompose: (c) => pairs.decompose(c) ?? mappings.get(c),
    },
    combiningClass: (c) => classes.get(c) ?? 0,
    seconds: new Set(pairs.seconds),
    replaced: new Set(mappings.keys()),
    status: new Uint8Array(0x10000),
  }
}
