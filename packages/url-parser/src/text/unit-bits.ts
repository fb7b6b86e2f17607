import {
  C0_CONTROL,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
} from '@waymark/percent-encoding'

// What a UTF-16 code unit means to the states, as bits of one table.

/** In the percent-encode set of a part, which also holds what ends the part: `?` and `#`. */
export const IN_PATH = 1
export const IN_SPECIAL_QUERY = 2
export const IN_QUERY = 4
export const IN_FRAGMENT = 8
export const IN_USERINFO = 16
export const IN_OPAQUE_PATH = 32
export const IS_UPPER = 128
/** Needs the host parser. */
export const IS_HARD = 256
/** Divides or ends an authority, or is removed from a URL: `:`, `@`, `/`, `\`, `?`, `#`, `[`, `]`, tab, newline. */
export const IS_MARK = 512
export const IS_TAB_OR_NEWLINE = 1024
/** Two bits below `MAY_DOT`, so that a shift compares a code unit with the one before it. */
export const IS_SLASH = 2048
/** One bit below `MAY_DOT`. */
export const IS_BACKSLASH = 4096
/** `.` and `%`, which may start a dot segment. */
export const MAY_DOT = 8192
/** A label that ends in this letter is not an IPv4 number. */
export const IS_NOT_NUMBER = 16384
/** `/`, `\`, `?`, `#`. */
export const ENDS_AUTHORITY = 32768
/** What a scheme may have after its first letter. */
export const IN_SCHEME = 65536
/** Above U+00FF. */
export const IS_WIDE = 131072

const NON_ASCII =
  IN_PATH | IN_SPECIAL_QUERY | IN_QUERY | IN_FRAGMENT | IN_USERINFO | IN_OPAQUE_PATH | IS_HARD

/** The bits of each UTF-16 code unit. */
export const UNIT_BITS: Readonly<Int32Array> = /* @__PURE__ */ unitBits()

function unitBits(): Int32Array {
  const table = new Int32Array(0x10000).fill(NON_ASCII | IS_WIDE).fill(NON_ASCII, 0, 0x100)
  const sets: readonly PercentEncodeSet[] = [
    PATH,
    SPECIAL_QUERY,
    QUERY,
    FRAGMENT,
    USERINFO,
    C0_CONTROL,
  ]
  for (let unit = 0; unit < 0x80; unit++) {
    let bits = IS_HARD
    // The first six bits are those of the sets.
    for (let i = 0; i < sets.length; i++) if (sets[i]!.has(unit)) bits |= 1 << i
    table[unit] = bits
  }
  const mark = (units: string, bits: number, gone = 0): void => {
    for (let i = 0; i < units.length; i++) {
      const unit = units.charCodeAt(i)
      table[unit] = (table[unit]! | bits) & ~gone
    }
  }
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  mark(letters, IN_SCHEME | IS_NOT_NUMBER, IS_HARD)
  mark(letters.toUpperCase(), IN_SCHEME | IS_NOT_NUMBER | IS_UPPER, IS_HARD)
  mark('abcdefxABCDEFX', 0, IS_NOT_NUMBER)
  mark('0123456789-.', IN_SCHEME, IS_HARD)
  mark('_', 0, IS_HARD)
  mark('+', IN_SCHEME)
  mark('?#', IN_OPAQUE_PATH)
  mark('/\\?#', IS_MARK | ENDS_AUTHORITY)
  mark(':@/?#', IS_MARK, IS_HARD)
  mark('[]\t\n\r', IS_MARK)
  mark('\t\n\r', IS_TAB_OR_NEWLINE)
  mark('/', IS_SLASH)
  mark('\\', IS_BACKSLASH)
  mark('.%', MAY_DOT)
  return table
}
