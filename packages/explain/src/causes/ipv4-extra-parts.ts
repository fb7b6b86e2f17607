import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Error } from '../sections.ts'
import { ipv4AddressOf, NUMBER, whyAddress } from '../text/ipv4-parts.ts'

export const ipv4ExtraParts: Cause = {
  ...ipv4Error(
    'ipv4-extra-parts',
    ['IPv4-too-many-parts'],
    [
      'The IPv4 address has more than four parts.',
      NUMBER,
      'Write four numbers from 0 to 255, or end the name with a part that is not a number.',
    ],
    ['https://1.2.3.4.5/', '.5', 'https://1.2.3.4/'],
    ['https://1.2.3.4.5.6/', '.5.6', 'https://1.2.3.4/'],
    ['https://a.b.c.d.1/', '.1', 'https://a.b.c.d/'],
  ),
  replaces: ['label-empty'],
  find(evidence) {
    const address = evidence.once(ipv4AddressOf)
    const { domain, last, parts } = address
    const code = 'ipv4-extra-parts'
    const names = parts.slice(0, -4)
    const isAfterName =
      names.every(({ value }) => Number.isNaN(value)) &&
      parts.slice(-4).every(({ value }) => value <= 255)
    if (isAfterName) {
      const place = rangeIn(domain, 0, parts[names.length]!.start)
      const message = sentence('{why:phrase} An IPv4 address cannot have a name before it.', {
        why: whyAddress(address),
      })
      const remedy = sentence('Remove the name before the address.')
      return [{ code, ...place, message, remedy, edit: { ...place, text: '' } }]
    }
    const place = rangeIn(domain, parts[3]!.end, last.end)
    const message = sentence('{why:phrase} An IPv4 address has four parts, not {n}.', {
      why: whyAddress(address),
      n: parts.length,
    })
    const found = { code, ...place, message }
    if (!parts.slice(0, 4).every(({ value }) => value <= 255)) return [found]
    const remedy = sentence('Remove the parts after the fourth.')
    return [{ ...found, remedy, edit: { ...place, text: '' } }]
  },
}
