import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf } from '../text/ipv6-address.ts'

export const ipv6NoRoomForIpv4: Cause = {
  ...ipv6Error(
    'ipv6-no-room-for-ipv4',
    ['IPv4-in-IPv6-too-many-pieces'],
    [
      'The IPv4 address has no place in an IPv6 address with more than six other pieces.',
      'The IPv4 address fills the last two of the eight pieces.',
      'Remove pieces before the IPv4 address.',
    ],
    ['https://[1:1:1:1:1:1:1:127.0.0.1]/', '127.0.0.1', 'https://[1:1:1:1:1:1:127.0.0.1]/'],
    ['https://[1:2:3:4:5:6::1.2.3.4]/', '1.2.3.4', 'https://[1:2:3:4:5::1.2.3.4]/'],
    ['https://[::1:2:3:4:5:6:1.2.3.4]/', '1.2.3.4', 'https://[::2:3:4:5:6:1.2.3.4]/'],
  ),
  find: (evidence, { start }) => [
    { code: 'ipv6-no-room-for-ipv4', start, end: evidence.once(ipv6AddressOf).end },
  ],
}
