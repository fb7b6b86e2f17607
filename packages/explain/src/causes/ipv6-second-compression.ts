import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'

export const ipv6SecondCompression: Cause = {
  ...ipv6Error(
    'ipv6-second-compression',
    ['IPv6-multiple-compression'],
    [
      'The IPv6 address has :: in more than one place.',
      'With two `::`, it is unknown how many zeros each of them replaces.',
      'Keep one :: and write out the other zeros.',
    ],
    ['https://[1::1::1]/', '::', 'https://[1::1:0:1]/'],
    ['https://[::1::]/', '::', 'https://[::1]/'],
    ['https://[1::2::3]/', '::', 'https://[1::2:0:3]/'],
  ),
  find: (_, { start, end }) => [{ code: 'ipv6-second-compression', start, end }],
}
