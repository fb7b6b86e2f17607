import fc from 'fast-check'

const SURROGATES = 0xd800
const NOT_SURROGATES = 0x11_0000 - 0x800

/**
 * Any code point but surrogates, as the unit of `fc.string`. It gives what `'binary'` gives, without the table of all of them that
 * fast-check makes for it: that takes a second, and a hundred megabytes in each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(NOT_SURROGATES - 1)
  .map((index) => String.fromCodePoint(index < SURROGATES ? index : index + 0x800), indexOf)

/** For shrinking: what a value was made of. */
function indexOf(value: unknown): number {
  const character = typeof value === 'string' ? value : ''
  const point = character.codePointAt(0) ?? SURROGATES
  if (String.fromCodePoint(point) !== character || (point >= SURROGATES && point < 0xe000)) {
    throw new TypeError('not a character')
  }
  return point < SURROGATES ? point : point - 0x800
}
