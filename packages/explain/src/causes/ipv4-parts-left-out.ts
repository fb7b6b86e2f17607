import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause, Remedy } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Warning } from '../sections.ts'
import { type Ipv4Address, type Ipv4Part, ipv4AddressOf, OLD } from '../text/ipv4-parts.ts'

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

function messageOf({ last, parts, usual: address }: Ipv4Address): Sentence {
  const { length } = parts
  if (address === null) {
    return sentence(
      'An IPv4 address has four parts; this one has {length}, so that {last:code} fills the places of {n} parts.',
      { length, last: last.text, n: 5 - length },
    )
  }
  if (length === 1) return messageOfNumber(last, address)
  const bases = [
    ...(parts.some(({ radix }) => radix === 16) ? [sentence('hexadecimal')] : []),
    ...(parts.some(({ radix }) => radix === 8) ? [sentence('octal')] : []),
  ]
  return bases.length === 0
    ? sentence('The IPv4 address has {length} of 4 parts, so it leads to {address:code}.', {
        length,
        address,
      })
    : sentence(
        'The IPv4 address has {length} of 4 parts, some in {bases:phrase,and}, so it leads to {address:code}.',
        { length, bases, address },
      )
}

function messageOfNumber({ radix }: Ipv4Part, address: string): Sentence {
  if (radix === 8) {
    return sentence('The host is the address {address:code}, written as an octal number.', {
      detail: 'octal',
      address,
    })
  }
  return radix === 16
    ? sentence('The host is the address {address:code}, written as a hexadecimal number.', {
        detail: 'hexadecimal',
        address,
      })
    : sentence('The host is the address {address:code}, written as one number.', { address })
}

/** A person who leaves a part out of an ordinary address means another one; `127.1` and hexadecimal numbers are meant so. */
function remedyOf({ parts, whole }: Ipv4Address): Remedy {
  const isMeant =
    parts.length === 1 ||
    parts[0]!.value === 127 ||
    parts.some(({ radix, value }) => radix !== 10 || value > 255)
  if (isMeant) return whole
  return parts.length === 3
    ? { remedy: sentence('Write the part that was left out.') }
    : { remedy: sentence('Write the parts that were left out.') }
}
