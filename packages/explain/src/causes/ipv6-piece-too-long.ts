import { sentence } from '@waymark/infra/internal'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { EIGHT } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6PieceTooLong: Cause = {
  ...ipv6Error(
    'ipv6-piece-too-long',
    ['IPv6-invalid-code-point'],
    [
      'A piece of an IPv6 address has more than four digits.',
      EIGHT,
      'Write up to four hexadecimal digits.',
    ],
    ['https://[12345::]/', '12345', 'https://[1234::]/'],
    ['https://[::00001]/', '00001', 'https://[::1]/'],
    ['https://[::abcdef]/', 'abcdef', 'https://[::abcd]/'],
  ),
  find({ text }, error) {
    let { start, end } = error
    if (!/[\da-f]/i.test(text.charAt(start))) return null
    while (/[\da-f\t\n\r]/i.test(text.charAt(start - 1))) start--
    while (/[\da-f\t\n\r]/i.test(text.charAt(end))) end++
    const digits = removeTabsAndNewlines(text.slice(start, end))
    const message = sentence(
      'A piece of an IPv6 address has at most four digits; this one has {n}.',
      { n: digits.length },
    )
    const found = { code: 'ipv6-piece-too-long', start, end, message }
    const short = digits.replace(/^0+(?=.)/, '')
    if (short.length > 4) return [found]
    const remedy = sentence('Write {meant:code} instead.', { meant: short })
    return [{ ...found, remedy, edit: replacing(start, end, short) }]
  },
}
