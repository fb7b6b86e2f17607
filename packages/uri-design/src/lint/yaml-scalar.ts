import { codePointAt } from '@waymark/infra'

/**
 * For each code unit of a scalar, and for its end, the offset at which it is written.
 *
 * @param source - The scalar as written, with its quotes.
 * @param value - What it means.
 */
export function scalarOffsets(source: string, value: string): readonly number[] {
  const offsets = source.includes('\n') ? null : offsetsInLine(source, value)
  // What is folded or indented is marked as a whole.
  return offsets ?? [0, ...Array.from({ length: value.length }, () => source.length)]
}

function offsetsInLine(source: string, value: string): readonly number[] | null {
  if (source === value) return Array.from({ length: value.length + 1 }, (_, index) => index)
  const quote = source.charAt(0)
  if (quote !== "'" && quote !== '"') return null
  const offsets: number[] = []
  let at = 1
  while (offsets.length < value.length && at < source.length - 1) {
    const width = quote === "'" ? (source.charAt(at) === "'" ? 2 : 1) : widthOfEscape(source, at)
    offsets.push(at)
    // One escape can stand for two code units.
    if (width === 10 && codePointAt(value, offsets.length - 1) > 0xffff) offsets.push(at)
    at += width
  }
  return offsets.length === value.length ? [...offsets, at] : null
}

function widthOfEscape(source: string, at: number): number {
  if (source.charAt(at) !== '\\') return 1
  switch (source.charAt(at + 1)) {
    case 'x':
      return 4
    case 'u':
      return 6
    case 'U':
      return 10
    default:
      return 2
  }
}

/** How characters are written in such a scalar; `null` if they may mean something else there. */
export function writeScalar(source: string, text: string): string | null {
  if (source.includes('\n')) return null
  switch (source.charAt(0)) {
    case '"':
      return JSON.stringify(text).slice(1, -1)
    case "'":
      return text.replaceAll("'", "''")
    case '|':
    case '>':
      return null
    default:
      return /^[\w./~%-]*$/.test(text) ? text : null
  }
}
