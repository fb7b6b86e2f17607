import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { decimalParts, ipv6AddressOf, STRICT } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6Ipv4ZeroPadded: Cause = {
  ...ipv6Error(
    'ipv6-ipv4-zero-padded',
    ['IPv4-in-IPv6-invalid-code-point'],
    [
      'A part of the IPv4 address in an IPv6 address begins with 0.',
      STRICT,
      'Remove the zeros at the start.',
    ],
    ['https://[::127.00.0.1]/', '00', 'https://[::127.0.0.1]/'],
    ['https://[::127.0.0.01]/', '01', 'https://[::127.0.0.1]/'],
    ['https://[::1.2.003.4]/', '003', 'https://[::1.2.3.4]/'],
  ),
  find(evidence, error) {
    const { text } = evidence
    if (!/^0[\t\n\r]*\d/.test(text.slice(error.start, error.end))) return null
    return decimalParts(evidence, error.start, evidence.once(ipv6AddressOf).end)
      .filter(({ digits }) => /^0./.test(digits))
      .map(({ start, end }) => {
        const zeros = /^[0\t\n\r]*(?=\d)/.exec(text.slice(start, end))![0].length
        return { code: 'ipv6-ipv4-zero-padded', start, end, edit: replacing(start, start + zeros) }
      })
  },
}
