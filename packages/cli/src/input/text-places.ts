/** A place in a string: lines, and columns in UTF-16 code units, both from 1, as in every problem. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** The places of offsets in code units, in the order of the given offsets. Takes one pass over the string. A byte order mark has no column. */
export function textPlaces(text: string, offsets: readonly number[]): readonly TextPlace[] {
  const order = offsets.map((_, index) => index).sort((a, b) => offsets[a]! - offsets[b]!)
  const places: TextPlace[] = new Array(offsets.length)
  let line = 1
  let start = text.startsWith('\ufeff') ? 1 : 0
  let feed = text.indexOf('\n')
  for (const index of order) {
    const offset = offsets[index]!
    while (feed !== -1 && feed < offset) {
      line++
      start = feed + 1
      feed = text.indexOf('\n', start)
    }
    places[index] = { line, column: Math.max(offset, start) - start + 1 }
  }
  return places
}
