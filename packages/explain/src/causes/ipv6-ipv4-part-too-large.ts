import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { shownDigits } from '../sentences.ts'
import { decimalParts, ipv6AddressOf, STRICT } from '../text/ipv6-address.ts'

export const ipv6Ipv4PartTooLarge: Cause = {
  ...ipv6Error(
    'ipv6-ipv4-part-too-large',
    ['IPv4-in-IPv6-out-of-range-part'],
    [
      'A part of the IPv4 address in an IPv6 address is above 255.',
      STRICT,
      'Write numbers from 0 to 255.',
    ],
    ['https://[::127.0.0.4000]/', '4000', 'https://[::127.0.0.40]/'],
    ['https://[::256.0.0.1]/', '256', 'https://[::25.0.0.1]/'],
    ['https://[::1.999.0.1]/', '999', 'https://[::1.99.0.1]/'],
  ),
  find(evidence, error) {
    const parts = decimalParts(evidence, error.start, evidence.once(ipv6AddressOf).end)
    return parts
      .filter(({ digits }) => Number(digits) > 255)
      .map(({ digits, start, end }) => {
        const message = sentence(
          'A part of an IPv4 address is at most 255; this one is {value:phrase}.',
          { value: shownDigits(digits) },
        )
        return { code: 'ipv6-ipv4-part-too-large', start, end, message }
      })
  },
}
