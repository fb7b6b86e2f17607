/**
 * What UTS #46 needs to know of a code point, packed into one number:
 *
 *     bit  18       17..10           9..7          6..4    3     2..0
 *          composes combining class  joining type  bidi    mark  status
 *
 * Everything but the status is 0 unless the status is `VALID`: no other code point survives the
 * mapping without an error, and the generator checks that none of them takes part in NFC.
 */
export const DISALLOWED = 0
/** Statuses `valid` and `deviation`, which nontransitional processing treats alike. */
export const VALID = 1
export const IGNORED = 2
/** Mapped to the code point at a fixed distance that the class carries. */
export const MAPPED_BY_OFFSET = 3
/** Mapped to one code point from the table of targets. */
export const MAPPED_TO_ONE = 4
/** Mapped to two or more code points. */
export const MAPPED_TO_MANY = 5
export const STATUS_MASK = 0b111

/** General_Category is Mn, Mc or Me. */
export const MARK: number = 1 << 3

export const BIDI_SHIFT = 4
export const BIDI_MASK: number = 0b111 << BIDI_SHIFT
/** Any Bidi_Class that RFC 5893 allows in no label. */
export const BIDI_OTHER = 0
export const BIDI_L: number = 1 << BIDI_SHIFT
/** Classes R and AL, which the six rules never tell apart. */
export const BIDI_R_AL: number = 2 << BIDI_SHIFT
export const BIDI_AN: number = 3 << BIDI_SHIFT
export const BIDI_EN: number = 4 << BIDI_SHIFT
export const BIDI_NSM: number = 5 << BIDI_SHIFT
/** Classes ES, CS, ET, ON and BN, which the six rules never tell apart. */
export const BIDI_NEUTRAL: number = 6 << BIDI_SHIFT

/** Set in the classes of all right-to-left characters, and of some others. */
export const MAY_BE_RIGHT_TO_LEFT: number = 2 << BIDI_SHIFT

/** Joining types U and C are 0. */
export const JOINING_SHIFT = 7
export const JOINING_MASK: number = 0b111 << JOINING_SHIFT
export const JOINING_L: number = 1 << JOINING_SHIFT
export const JOINING_R: number = 2 << JOINING_SHIFT
export const JOINING_D: number = 3 << JOINING_SHIFT
export const JOINING_T: number = 4 << JOINING_SHIFT

export const COMBINING_SHIFT = 10
export const COMBINING_MASK: number = 0xff << COMBINING_SHIFT
/** Canonical_Combining_Class=Virama. */
export const VIRAMA: number = 9 << COMBINING_SHIFT

/** NFC_Quick_Check=Maybe: may compose with what is before it. */
export const COMPOSES: number = 1 << 18

// Two more bits, of no table: what the mapping saw on its way.

/** A code point whose status is not `VALID` was left. */
export const LEFT_INVALID: number = 1 << 19
/** U+200C or U+200D, for which the label around them decides. */
export const HAS_JOINER: number = 1 << 20
