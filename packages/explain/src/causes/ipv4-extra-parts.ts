import type { Cause } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Error } from '../sections.ts'
import { ipv4AddressOf, NUMBER, OR_NAME, whyAddress } from '../text/ipv4-parts.ts'

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
      const message = `${whyAddress(address)}, which cannot have a name before it.`
      const remedy = 'Remove the name before the address.'
      return [{ code, ...place, message, remedy, edit: { ...place, text: '' } }]
    }
    const place = rangeIn(domain, parts[3]!.end, last.end)
    const message = `${whyAddress(address)}, which has four parts, not ${parts.length}.`
    const found = { code, ...place, message }
    return parts.slice(0, 4).every(({ value }) => value <= 255)
      ? [{ ...found, remedy: 'Remove the parts after the fourth.', edit: { ...place, text: '' } }]
      : [{ ...found, remedy: `Write four numbers from 0 to 255, ${OR_NAME}.` }]
  },
}
