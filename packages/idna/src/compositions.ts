import { nextNumber, nextSigned, numberStream } from './number-stream.ts'
import type { TableSource } from './tables.ts'

/** The canonical compositions of all valid code points but Hangul syllables. */
export interface Compositions {
  /** The composite of two code points, or 0. */
  compose(first: number, second: number): number
  /** The two parts of a composite, or `undefined`. */
  decompose(composite: number): readonly [first: number, second: number] | undefined
}

export function decodeCompositions(source: TableSource): Compositions {
  const secondIds = new Map<number, number>()
  const seconds: number[] = []
  const secondStream = numberStream(source.secondParts)
  let second = -1
  while (secondStream.position < source.secondParts.length) {
    second += nextNumber(secondStream) + 1
    secondIds.set(second, seconds.length)
    seconds.push(second)
  }
  const composites = new Map<number, number>()
  const parts = new Map<number, readonly [number, number]>()
  const gaps = numberStream(source.compositeGaps)
  const firsts = numberStream(source.firstParts)
  const ids = numberStream(source.secondPartIds)
  let composite = -1
  let first = 0
  while (gaps.position < source.compositeGaps.length) {
    composite += nextNumber(gaps) + 1
    first += nextSigned(firsts)
    const id = nextNumber(ids)
    composites.set(first * 128 + id, composite)
    parts.set(composite, [first, seconds[id]!])
  }
  return {
    compose(first, second) {
      const id = secondIds.get(second)
      return id === undefined ? 0 : (composites.get(first * 128 + id) ?? 0)
    },
    decompose(composite) {
      return parts.get(composite)
    },
  }
}
