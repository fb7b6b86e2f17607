import type { Cause, Remedy } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Warning } from '../sections.ts'
import { COUNTS, type Ipv4Address, ipv4AddressOf, OLD, PLACES } from '../text/ipv4-parts.ts'

export const ipv4PartsLeftOut: Cause = {
  ...ipv4Warning(
    'ipv4-parts-left-out',
    ['IPv4-too-few-parts'],
    [
      'The IPv4 address has fewer than four parts; the last one fills the places of the missing ones.',
      OLD,
      'Write all four parts.',
    ],
    ['https://1.2.3/', '3', 'https://1.2.3.4/'],
    ['https://127.1/', '1', 'https://127.0.0.1/'],
    ['https://2130706433/', '2130706433', 'https://127.0.0.1/'],
  ),
  replaces: ['ipv4-last-part-fills', 'ipv4-part-octal', 'ipv4-part-hexadecimal'],
  find(evidence) {
    const address = evidence.once(ipv4AddressOf)
    const { domain, last, parts } = address
    const place = parts.every(({ radix }) => radix === 10)
      ? rangeIn(domain, last.start, last.end)
      : // Other notations concern each of the parts.
        rangeIn(domain, 0, domain.text.length)
    const message = messageOf(address)
    return [{ code: 'ipv4-parts-left-out', ...place, message, ...remedyOf(address) }]
  },
}

function messageOf({ last, parts, usual }: Ipv4Address): string {
  if (usual === null) {
    return `An IPv4 address has four parts; this one has ${COUNTS[parts.length]}, so that \`${last.text}\` fills ${PLACES[parts.length]} parts.`
  }
  const kinds = [
    ...(parts.some(({ radix }) => radix === 16) ? ['hexadecimal'] : []),
    ...(parts.some(({ radix }) => radix === 8) ? ['octal'] : []),
  ]
  if (parts.length === 1) {
    const kind = kinds.length === 0 ? 'one' : kinds[0] === 'octal' ? 'an octal' : 'a hexadecimal'
    return `The host is the address \`${usual}\`, written as ${kind} number.`
  }
  const how = kinds.length === 0 ? '' : `, some in ${kinds.join(' and ')}`
  return `The IPv4 address has ${COUNTS[parts.length]} of four parts${how}, so it leads to \`${usual}\`.`
}

/** A person who leaves a part out of an ordinary address means another one; `127.1` and hexadecimal numbers are meant so. */
function remedyOf({ parts, whole }: Ipv4Address): Remedy {
  const isMeant =
    parts.length === 1 ||
    parts[0]!.value === 127 ||
    parts.some(({ radix, value }) => radix !== 10 || value > 255)
  if (isMeant) return whole
  return parts.length === 3
    ? { remedy: 'Write the part that was left out.' }
    : { remedy: 'Write the parts that were left out.' }
}
