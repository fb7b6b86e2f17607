/** A place in a text as editors count: lines and code points from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** The places of UTF-16 offsets, in the order of the offsets given, in one pass over the text. */
export function textPlaces(text: string, offsets: readonly number[]): readonly TextPlace[] {
  const order = offsets.map((_, index) => index).sort((a, b) => offsets[a]! - offsets[b]!)
  const places: TextPlace[] = new Array(offsets.length)
  let line = 1
  let column = 1
  let at = 0
  for (const index of order) {
    for (const end = Math.min(offsets[index]!, text.length); at < end; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 0x0a) {
        line++
        column = 1
      } else if (unit < 0xdc00 || unit > 0xdfff) column++
    }
    places[index] = { line, column }
  }
  return places
}
