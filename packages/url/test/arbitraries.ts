import fc from 'fast-check'

/** Pieces that decide something somewhere in the parser, so that random strings reach every state. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['http:', 'https:', 'https://', 'ws:', 'file:', 'file://', 'foo:', 'blob:', 'blob:http://'],
    ...['mailto:', 'ftp:', 'ftp://', 'javascript:'],
  ),
  fc.constantFrom(...'/ // \\ ? # : @ & = + . .. /./ /../ | C: C| C|/'.split(' ')),
  fc.constantFrom(...'%2e %2E%2e %41 % %zz %00 %20 < " ^ `'.split(' '), "'", ' ', '\t', '\n', '\0'),
  fc.constantFrom(
    ...'a EXAMPLE localhost x.example 127.1 0x7f 0x7f. 08 [::1] [1::] [ ] 1 80 443 65536'.split(
      ' ',
    ),
  ),
  fc.constantFrom(
    ...['é', 'ß', '日本', '💩', '\u00ad', '\u3002', '\ufeff', '\ud800', 'xn--', 'xn--a'],
    // A digit of full width, and the zero-width joiner.
    ...['\uff14', '\u200d'],
  ),
  fc.string({ maxLength: 3 }),
)

/** Up to ten of them. */
export const text: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 10 })
  .map((pieces) => pieces.join(''))
