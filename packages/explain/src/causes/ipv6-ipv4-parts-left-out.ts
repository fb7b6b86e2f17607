import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf, STRICT } from '../text/ipv6-address.ts'

export const ipv6Ipv4PartsLeftOut: Cause = {
  ...ipv6Error(
    'ipv6-ipv4-parts-left-out',
    ['IPv4-in-IPv6-too-few-parts'],
    [
      'The IPv4 address in an IPv6 address has fewer than four parts.',
      STRICT,
      'Write all four parts.',
    ],
    ['https://[::127.0.0]/', '', 'https://[::127.0.0.1]/'],
    ['https://[::127.1]/', '', 'https://[::127.1.0.0]/'],
    ['https://[ffff::1.2.3]/', '', 'https://[ffff::1.2.3.4]/'],
  ),
  find(evidence, error) {
    const { end } = evidence.once(ipv6AddressOf)
    const count = evidence.text.slice(error.start, error.end).split('.').length
    const message = sentence('An IPv4 address in an IPv6 address has four parts, not {n}.', {
      n: count,
    })
    return [{ code: 'ipv6-ipv4-parts-left-out', start: end, end, message }]
  },
}
