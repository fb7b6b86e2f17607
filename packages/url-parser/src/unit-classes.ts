// What a UTF-16 unit may be in a serialised URL with a special scheme, as bits.

/** Not lower-case ASCII that a host may hold. */
export const ENDS_HOST = 1
/** `?`, `#`, `\`, or a member of the path percent-encode set. */
export const ENDS_PATH = 2
/** `#`, or a member of the special-query percent-encode set. */
export const ENDS_QUERY = 4
/** A member of the fragment percent-encode set. */
export const ENDS_FRAGMENT = 8
/** Bits of neighbours, so that a shift finds `/` followed by what may begin a dot segment. */
export const IS_SLASH = 16
export const MAY_BEGIN_DOTS = 32
/** No digit and no hexadecimal number ends in these, so the last label is no number. */
export const ENDS_NO_NUMBER = 64
/** `/`, `?`, `#` or `\`. */
export const ENDS_AUTHORITY = 128

/** A cell for every UTF-16 unit: a comparison with U+00FF beside a smaller table is slower by a tenth. */
export const CLASSES: Readonly<Uint8Array> = /* @__PURE__ */ classify()

function classify(): Uint8Array {
  const classes = new Uint8Array(0x10000).fill(ENDS_HOST | ENDS_PATH | ENDS_QUERY | ENDS_FRAGMENT)
  for (let c = 0x21; c < 0x7f; c++) {
    const character = String.fromCharCode(c)
    let bits = 0
    if (!/[\da-z_.-]/.test(character)) bits |= ENDS_HOST
    if (/["#<>?^`{}\\]/.test(character)) bits |= ENDS_PATH
    if (/["#<>']/.test(character)) bits |= ENDS_QUERY
    if (/["<>`]/.test(character)) bits |= ENDS_FRAGMENT
    if (character === '/') bits |= IS_SLASH
    if (/[#/?\\]/.test(character)) bits |= ENDS_AUTHORITY
    if (/[.%]/.test(character)) bits |= MAY_BEGIN_DOTS
    if (/[g-wyz]/.test(character)) bits |= ENDS_NO_NUMBER
    classes[c] = bits
  }
  return classes
}
