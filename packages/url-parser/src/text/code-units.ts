// The UTF-16 code units that the states look for.

export const HASH = 0x23
export const PERCENT = 0x25
export const DOT = 0x2e
export const SLASH = 0x2f
export const COLON = 0x3a
export const QUESTION = 0x3f
export const AT = 0x40
export const OPENING_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSING_BRACKET = 0x5d
export const PIPE = 0x7c

/** Whether a code unit is `/` or `\`, which are both slashes in a special URL. */
export function isSlash(c: number): boolean {
  return c === SLASH || c === BACKSLASH
}
