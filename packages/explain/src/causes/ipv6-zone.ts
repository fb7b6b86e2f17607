import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { ipv6Error } from '../sections.ts'
import { ipv6AddressOf } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6Zone: Cause = {
  ...ipv6Error(
    'ipv6-zone',
    ['IPv6-invalid-code-point'],
    [
      'The IPv6 address has a zone, which a URL cannot have.',
      'A zone names a network interface of one machine, so it means nothing elsewhere.',
      'Remove the % and what is after it.',
    ],
    ['https://[fe80::1%eth0]/', '%eth0', 'https://[fe80::1]/'],
    ['https://[fe80::1%25en0]/', '%25en0', 'https://[fe80::1]/'],
    ['https://[::1%1]/', '%1', 'https://[::1]/'],
  ),
  find(evidence, { start }) {
    if (!/[%\uff05]/.test(evidence.text.charAt(start))) return null
    const { end } = evidence.once(ipv6AddressOf)
    const remedy = sentence('Remove {zone:code40}.', { zone: evidence.text.slice(start, end) })
    return [{ code: 'ipv6-zone', start, end, remedy, edit: replacing(start, end) }]
  },
}
