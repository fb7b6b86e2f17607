import type { Cause } from '../cause.ts'
import { section } from '../sections.ts'
import { replacing } from '../url-edit.ts'

const warning = section('https://url.spec.whatwg.org/#ipv6-piece-leading-zero', 'warning')

export const ipv6ZeroPadded: Cause = {
  ...warning(
    'ipv6-zero-padded',
    ['IPv6-piece-leading-zero'],
    [
      'A piece of an IPv6 address begins with a zero that is not needed.',
      'The address is the same without the zero, but a program that compares strings takes the two forms for different hosts.',
      'Remove the zeros at the start.',
    ],
    ['https://[::01]/', '01', 'https://[::1]/'],
    ['https://[2001:0db8::1]/', '0db8', 'https://[2001:db8::1]/'],
    ['https://[::1:0002]/', '0002', 'https://[::1:2]/'],
  ),
  find({ text }, { start, end }) {
    const zeros = /^[0\t\n\r]*(?=[\da-f])/i.exec(text.slice(start, end))![0]
    return [{ code: 'ipv6-zero-padded', start, end, edit: replacing(start, start + zeros.length) }]
  },
}
