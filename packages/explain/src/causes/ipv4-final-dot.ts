import type { Cause } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Warning } from '../sections.ts'
import { ipv4AddressOf } from '../text/ipv4-parts.ts'

export const ipv4FinalDot: Cause = {
  ...ipv4Warning(
    'ipv4-final-dot',
    ['IPv4-empty-part'],
    [
      'The IPv4 address ends with a dot.',
      'A dot at the end is the root of the DNS, which an IP address does not have. The parser drops it.',
      'Remove the dot.',
    ],
    ['https://127.0.0.1./', '.', 'https://127.0.0.1/'],
    ['https://1.2.3.4./', '.', 'https://1.2.3.4/'],
    ['https://10.0.0.1%2E/', '%2E', 'https://10.0.0.1/'],
  ),
  replaces: ['host-final-dot'],
  replacesInside: ['ipv4-other-digits', 'host-percent-encoded'],
  find(evidence) {
    const { domain } = evidence.once(ipv4AddressOf)
    const dot = rangeIn(domain, domain.text.length - 1, domain.text.length)
    return [{ code: 'ipv4-final-dot', ...dot, edit: { ...dot, text: '' } }]
  },
}
