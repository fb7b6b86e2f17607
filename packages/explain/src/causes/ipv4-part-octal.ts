import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause, Remedy, Words } from '../cause.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Warning } from '../sections.ts'
import { type Ipv4Address, type Ipv4Part, ipv4AddressOf, OLD } from '../text/ipv4-parts.ts'

export const ipv4PartHexadecimal: Cause = {
  ...ipv4Warning(
    'ipv4-part-hexadecimal',
    ['IPv4-non-decimal-part'],
    ['A part of an IPv4 address is hexadecimal.', OLD, 'Write it in decimal.'],
    ['https://0x7f.0.0.1/', '0x7f', 'https://127.0.0.1/'],
    ['https://127.0.0.0X1/', '0X1', 'https://127.0.0.1/'],
    ['https://1.2.0x.4/', '0x', 'https://1.2.0.4/'],
  ),
}

export const ipv4PartOctal: Cause = {
  ...ipv4Warning(
    'ipv4-part-octal',
    ['IPv4-non-decimal-part'],
    ['A part of an IPv4 address is octal.', OLD, 'Write it in decimal, without a 0 at the start.'],
    ['https://0177.0.0.1/', '0177', 'https://127.0.0.1/'],
    ['https://10.0.0.010/', '010', 'https://10.0.0.8/'],
    ['https://1.00.3.4/', '00', 'https://1.0.3.4/'],
  ),
  find(evidence) {
    const address = evidence.once(ipv4AddressOf)
    const words = wordsOfPadded(address)
    return address.parts
      .filter(({ radix, value }) => radix !== 10 && !Number.isNaN(value))
      .map((part) => {
        const isOctal = part.radix === 8
        return {
          code: isOctal ? 'ipv4-part-octal' : 'ipv4-part-hexadecimal',
          ...rangeIn(address.domain, part.start, part.end),
          message: messageOf(part),
          ...remedyOf(address, part),
          ...words,
        }
      })
  },
}

function messageOf({ radix, text: part, value }: Ipv4Part): Sentence {
  return radix === 8
    ? sentence(
        '{part:code} is octal, because it begins with 0: in decimal, it is {value:digits}.',
        { part, value },
      )
    : sentence(
        '{part:code} is hexadecimal, because it begins with 0x: in decimal, it is {value:digits}.',
        { part, value },
      )
}

/** The two readings of an address whose parts are padded with zeros, if they differ: what octal numbers are nobody sees. */
function wordsOfPadded({ parts, usual }: Ipv4Address): Words | null {
  const decimal = parts.map(({ text }) => Number(text))
  const isPadded =
    parts.every(({ radix }) => radix !== 16) && decimal.every((value) => value <= 255)
  const meant = decimal.join('.')
  if (parts.length !== 4 || !isPadded || usual === null || usual === meant) return null
  return {
    message: sentence('A part that begins with 0 is octal, so the host is {address:code}.', {
      address: usual,
    }),
    remedy: sentence(
      'Write {meant:code}, without the zeros at the start, or {address:code}: whichever you mean.',
      { meant, address: usual },
    ),
  }
}

/** Of an address with fewer than four parts, the whole is written; otherwise each part by itself. */
function remedyOf({ domain, parts, usual, whole }: Ipv4Address, part: Ipv4Part): Remedy {
  const { start, end, value } = part
  if (value > 0xffffffff || (value > 255 && parts.length === 4)) {
    return { remedy: sentence('Write four numbers from 0 to 255.') }
  }
  if (parts.length < 4 && usual !== null) return whole
  const edit = { ...rangeIn(domain, start, end), text: String(value) }
  return { remedy: sentence('Write {meant:code} instead.', { meant: String(value) }), edit }
}
