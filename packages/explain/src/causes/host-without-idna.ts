import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'

export const hostWithoutIdna: Cause = {
  ...hostError(
    'host-without-idna',
    ['domain-to-ASCII'],
    [
      'The parser without the IDNA tables cannot read a non-ASCII domain.',
      'Entry points named `ascii` leave out the tables, which are the largest part of a bundle.',
      'Use the entry point with the tables, or write the domain in ASCII.',
    ],
    ['https://b\u00fccher.example/', 'b\u00fccher.example', 'https://xn--bcher-kva.example/'],
    ['https://\u00e9.com/', '\u00e9.com', 'https://xn--9ca.com/'],
    ['https://\u4f8b.jp/', '\u4f8b.jp', 'https://xn--fsq.jp/'],
  ),
}
