/** A place in a string as editors count: lines, and columns in code points, both from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** The places of offsets in code units, in the order of the given offsets. Takes one pass over the string. */
export function textPlaces(text: string, offsets: readonly number[]): readonly TextPlace[] {
  const order = offsets.map((_, index) => index).sort((a, b) => offsets[a]! - offsets[b]!)
  const places: TextPlace[] = new Array(offsets.length)
  let line = 1
  let column = 1
  let at = 0
  for (const index of order) {
    for (const end = Math.min(offsets[index]!, text.length); at < end; at++) {
      const codeUnit = text.charCodeAt(at)
      if (codeUnit === 0x0a) {
        line++
        column = 1
      } else if (codeUnit < 0xdc00 || codeUnit > 0xdfff) column++
    }
    places[index] = { line, column }
  }
  return places
}
