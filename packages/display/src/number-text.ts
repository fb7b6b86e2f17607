/*
 * Numbers as a string: five bits to a character, the lowest first, and a sixth that says that more follow.
 * The 64 characters are U+0023 to U+0062 but for `'` and `\`, which are written as `!` and `c`.
 */

export type NumberReader = () => number

export function base32Reader(text: string): NumberReader {
  let at = 0
  return () => {
    let number = 0
    let unit = 1
    for (;;) {
      const c = text.charCodeAt(at++)
      const digit = c === 0x21 ? 4 : c === 0x63 ? 57 : c - 0x23
      number += (digit & 31) * unit
      if (digit < 32) return number
      unit *= 32
    }
  }
}

/** Undoes the folding of a sign into the lowest bit. */
export function unfoldSign(folded: number): number {
  return folded & 1 ? -(folded + 1) / 2 : folded / 2
}
