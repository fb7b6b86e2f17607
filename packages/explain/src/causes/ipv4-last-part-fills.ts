import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Warning } from '../sections.ts'
import { ipv4AddressOf, OLD } from '../text/ipv4-parts.ts'

export const ipv4LastPartFills: Cause = {
  ...ipv4Warning(
    'ipv4-last-part-fills',
    ['IPv4-out-of-range-part'],
    [
      'The last part of an IPv4 address is above 255, and fills several places.',
      OLD,
      'Write four numbers from 0 to 255.',
    ],
    ['https://2130706433/', '2130706433', 'https://127.0.0.1/'],
    ['https://1.256/', '256', 'https://1.0.1.0/'],
    ['https://1.2.257/', '257', 'https://1.2.1.1/'],
  ),
  find(evidence) {
    const { domain, last, parts, whole } = evidence.once(ipv4AddressOf)
    const place = rangeIn(domain, last.start, last.end)
    const message = sentence(
      '{last:code} is above 255, so that it fills the places of {n} parts.',
      { last: last.text, n: 5 - parts.length },
    )
    return [{ code: 'ipv4-last-part-fills', ...place, message, ...whole }]
  },
}
