import { numberReader, readAscending, unfoldSign } from './number-reader.ts'

// The contexts of the numbers in the text.
export const IN_SECOND = 0
export const IN_COMPOSITIONS = 1
/** + whether the second part comes later than that of the composition before, and + second part. */
export const IN_FIRST = 2
export const IN_FIRST_OF_SECOND = 4
/** + gap before, 31 at most, and + second part before. */
export const IN_GAP = 132
export const IN_GAP_AFTER = 164
/** + second part before, and + gap, 31 at most. */
export const IN_SECOND_ID = 292
export const IN_SECOND_AFTER_GAP = 420
export const COMPOSITION_CONTEXTS = 452

/** Canonical compositions, without those of Hangul syllables. */
export interface Compositions {
  /** The composite of two code points, or 0. */
  compose(first: number, second: number): number
  /** The canonical mapping of a code point, one step of it: one or two code points, or `undefined`. */
  decompose(composite: number): readonly number[] | undefined
}

/** Compositions from a table, which knows the second parts. */
export interface CompositionTable extends Compositions {
  readonly seconds: readonly number[]
}

export function compositionsOf(text: string): CompositionTable {
  const next = numberReader(text, COMPOSITION_CONTEXTS)
  const composites: Record<number, Record<number, number>> = { __proto__: null } as never
  const parts: Record<number, readonly number[]> = { __proto__: null } as never
  const seconds = readAscending(next, IN_SECOND)
  const count = next(IN_COMPOSITIONS)
  let composite = -1
  let gap = 0
  let first = 0
  let id = 0
  for (let i = 0; i < count; i++) {
    gap = next(IN_GAP + Math.min(gap, 31), IN_GAP_AFTER + id)
    composite += gap + 1
    const lastId = id
    id = next(IN_SECOND_ID + lastId, IN_SECOND_AFTER_GAP + Math.min(gap, 31))
    first += unfoldSign(next(IN_FIRST + (id > lastId ? 1 : 0), IN_FIRST_OF_SECOND + id))
    const second = seconds[id]!
    composites[second] ??= { __proto__: null } as never
    composites[second][first] = composite
    parts[composite] = [first, second]
  }
  return {
    compose: (first, second) => composites[second]?.[first] ?? 0,
    decompose: (composite) => parts[composite],
    seconds,
  }
}
