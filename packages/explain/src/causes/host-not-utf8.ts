import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'

export const hostNotUtf8: Cause = {
  ...hostError(
    'host-not-utf8',
    ['domain-to-ASCII'],
    [
      'A percent-encoded byte in the host is not UTF-8.',
      'The bytes of a host are decoded as UTF-8; a byte that is not UTF-8 becomes a replacement character, which no domain may have.',
      'Remove the byte, or write the character itself.',
    ],
    ['https://exa%FFmple.com/', '%FF', 'https://example.com/'],
    ['https://m%FCnchen.de/', '%FC', 'https://m\u00fcnchen.de/'],
    ['https://a%80.com/', '%80', 'https://a.com/'],
  ),
  fault: { reasons: ['not-utf8'] },
}
