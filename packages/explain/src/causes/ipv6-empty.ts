import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { EIGHT, ipv6AddressOf } from '../text/ipv6-address.ts'

export const ipv6Empty: Cause = {
  ...ipv6Error(
    'ipv6-empty',
    ['IPv6-too-few-pieces'],
    ['There is no address in the brackets.', EIGHT, 'Write an address in the brackets.'],
    ['https://[]/', '[]', 'https://[::]/'],
    ['foo://[]', '[]', 'foo://[::]'],
    ['https://[]:80/', '[]', 'https://[::]:80/'],
  ),
  find(evidence) {
    const { start, end, text } = evidence.once(ipv6AddressOf)
    return text.trim() === '' ? [{ code: 'ipv6-empty', start: start - 1, end: end + 1 }] : null
  },
}
