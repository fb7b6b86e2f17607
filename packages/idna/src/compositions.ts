/** The canonical compositions of all valid code points but Hangul syllables. */
export interface Compositions {
  /** The composite of two code points, or 0. */
  compose(first: number, second: number): number
  /** The two parts of a composite, or `undefined`. */
  decompose(composite: number): readonly [first: number, second: number] | undefined
}

/** @param list - Three numbers each: composite, first part, second part. */
export function indexCompositions(list: readonly number[]): Compositions {
  const composites = new Map<number, Map<number, number>>()
  const parts = new Map<number, readonly [number, number]>()
  for (let i = 0; i < list.length; i += 3) {
    const composite = list[i]!
    const first = list[i + 1]!
    const second = list[i + 2]!
    const byFirst = composites.get(second)
    if (byFirst === undefined) composites.set(second, new Map([[first, composite]]))
    else byFirst.set(first, composite)
    parts.set(composite, [first, second])
  }
  return {
    compose: (first, second) => composites.get(second)?.get(first) ?? 0,
    decompose: (composite) => parts.get(composite),
  }
}
