// The UTF-16 units that the states look for.

export const HASH = 0x23
export const SLASH = 0x2f
export const COLON = 0x3a
export const QUESTION = 0x3f
export const BACKSLASH = 0x5c
