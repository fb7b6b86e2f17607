/*
 * The property word of a code point:
 *
 *     script set | direction | lookalike | digit | allowed | dotted | visibility
 *     9 ...        7, 8        5, 6        4       3         2        0, 1
 */

export const VISIBILITY_MASK = 0b11
/** Unassigned, private, a control, a format character, white space, ignorable by default, or blank. */
export const HIDDEN = 0
/** Combines with what is before it. */
export const MARK = 1
/** Has room of its own, as letters have and some marks: ா, ः. */
export const SPACING = 2

/** A dot above it is not seen, or makes it look like a letter that has its dot: i, l, ı. */
export const DOTTED = 4

/**
 * https://www.unicode.org/reports/tr39/#Identifier_Status_and_Type. Only the sets of these tell scripts apart
 * that are not recommended.
 */
export const ALLOWED = 8
/** A decimal digit. */
export const DIGIT = 16

export const LOOKALIKE_MASK: number = 0b11 << 5
/** A letter, mark, digit or dot that looks like a delimiter of URLs unless it is among its like: ノ, ः, ٠, ・. */
export const LOOKALIKE_LETTER: number = 1 << 5
/** Looks like a delimiter of URLs, like an ellipsis, or like a lock. */
export const LOOKALIKE_SIGN: number = 2 << 5
/** A letter that looks like a slash if its neighbours are others and none of its like: ン. */
export const LOOKALIKE_STROKE: number = 3 << 5

export const DIRECTION_MASK: number = 0b11 << 7
export const LEFT_TO_RIGHT: number = 1 << 7
export const RIGHT_TO_LEFT: number = 2 << 7
/** Digits that run from left to right and are among letters that do not. */
export const ARABIC_NUMBER: number = 3 << 7

export const SCRIPTS_SHIFT = 9
