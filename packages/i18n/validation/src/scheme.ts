/** A scheme in lower case, and where it is written. */
export interface WrittenScheme {
  readonly name: string
  readonly start: number
  /** After the colon. */
  readonly end: number
}

/**
 * Finds the scheme like the URL parser.
 *
 * @returns `null` for a relative reference.
 *
 * @see https://url.spec.whatwg.org/#scheme-start-state
 */
export function findScheme(input: string): WrittenScheme | null {
  let start = 0
  while (start < input.length && input.charCodeAt(start) <= 0x20) start++
  for (let i = start; i < input.length; i++) {
    const c = input.charCodeAt(i)
    if (c === 0x3a) {
      const name = input
        .slice(start, i)
        .replace(/[\t\n\r]/g, '')
        .toLowerCase()
      return name === '' ? null : { name, start, end: i + 1 }
    }
    const isFirst = i === start
    if (!isSchemeUnit(c, isFirst) && !(c === 0x9 || c === 0xa || c === 0xd)) return null
  }
  return null
}

function isSchemeUnit(c: number, isFirst: boolean): boolean {
  const lower = c | 0x20
  if (lower >= 0x61 && lower <= 0x7a) return true
  // 0 to 9, + - .
  return !isFirst && ((c >= 0x30 && c <= 0x39) || c === 0x2b || c === 0x2d || c === 0x2e)
}
