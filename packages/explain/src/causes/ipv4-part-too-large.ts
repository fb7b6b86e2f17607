import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Error } from '../sections.ts'
import { shownDigits } from '../sentences.ts'
import { type Ipv4Part, ipv4AddressOf } from '../text/ipv4-parts.ts'

export const ipv4PartTooLarge: Cause = {
  ...ipv4Error(
    'ipv4-part-too-large',
    ['IPv4-out-of-range-part'],
    [
      'A part of an IPv4 address is above 255.',
      'Each of the four parts is a byte.',
      'Write numbers from 0 to 255.',
    ],
    ['https://256.0.0.1/', '256', 'https://25.0.0.1/'],
    ['https://1.2.3.999/', '999', 'https://1.2.3.99/'],
    ['https://300.1/', '300', 'https://30.0.0.1/'],
  ),
  replaces: ['ipv4-parts-left-out'],
  find(evidence) {
    const { domain, last, parts } = evidence.once(ipv4AddressOf)
    const most = 256 ** (5 - parts.length) - 1
    const found = parts
      .filter((part) => part.value > (part === last ? most : 255))
      .map((part) => {
        const isLast = part === last && most > 255
        return {
          code: isLast ? 'ipv4-last-part-too-large' : 'ipv4-part-too-large',
          ...rangeIn(domain, part.start, part.end),
          message: isLast ? messageOfLast(part, parts.length, most) : messageOfPart(part),
        }
      })
    return found.length === 0 ? null : found
  },
}

export const ipv4LastPartTooLarge: Cause = {
  ...ipv4Error(
    'ipv4-last-part-too-large',
    ['IPv4-out-of-range-part'],
    [
      'The last part of an IPv4 address is more than the missing parts can hold.',
      'The last part fills the places of the missing ones, one byte for each.',
      'Write four numbers from 0 to 255.',
    ],
    ['https://4294967296/', '4294967296', 'https://255.255.255.255/'],
    ['https://1.16777216/', '16777216', 'https://1.255.255.255/'],
    ['https://1.2.65536/', '65536', 'https://1.2.255.255/'],
  ),
  replaces: ['ipv4-parts-left-out'],
}

function messageOfPart(part: Ipv4Part): Sentence {
  return sentence('A part of an IPv4 address is at most 255; this one is {value:phrase}.', {
    value: shownValue(part),
  })
}

function messageOfLast(part: Ipv4Part, n: number, most: number): Sentence {
  const value = shownValue(part)
  return n === 1
    ? sentence(
        'An IPv4 address in one number is at most {most:digits}; this one is {value:phrase}.',
        { most, value },
      )
    : sentence(
        'The last part of an IPv4 address in {n} parts is at most {most:digits}; this one is {value:phrase}.',
        { n, most, value },
      )
}

function shownValue({ text, value }: Ipv4Part): string | Sentence {
  return Number.isSafeInteger(value) ? String(value) : shownDigits(text)
}
