import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { EIGHT, ipv6AddressOf } from '../text/ipv6-address.ts'

export const ipv6PiecesLeftOut: Cause = {
  ...ipv6Error(
    'ipv6-pieces-left-out',
    ['IPv6-too-few-pieces'],
    [
      'The IPv6 address has no :: and fewer than eight pieces.',
      EIGHT,
      'Write eight pieces, or :: where zeros are left out.',
    ],
    ['https://[1:2:3]/', '', 'https://[1:2:3::]/'],
    ['https://[1]/', '', 'https://[1::]/'],
    ['https://[1:2:3:4:5:6:7]/', '', 'https://[1:2:3:4:5:6:7:8]/'],
  ),
  find(evidence) {
    const { end, text } = evidence.once(ipv6AddressOf)
    const count = text.split(':').length + (text.includes('.') ? 1 : 0)
    const message = sentence('An IPv6 address without :: has eight pieces; this one has {n}.', {
      n: count,
    })
    return [{ code: 'ipv6-pieces-left-out', start: end, end, message }]
  },
}
