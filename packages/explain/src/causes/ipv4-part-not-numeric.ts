import { sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause, Remedy } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { rangeIn } from '../faults/placed-text.ts'
import { ipv4Error } from '../sections.ts'
import {
  type Ipv4Address,
  type Ipv4Part,
  ipv4AddressOf,
  NUMBER,
  OLD,
  whyAddress,
} from '../text/ipv4-parts.ts'

export const ipv4PartEmpty: Cause = {
  ...ipv4Error(
    'ipv4-part-empty',
    ['IPv4-non-numeric-part', 'IPv4-too-many-parts'],
    ['A part of an IPv4 address is empty.', NUMBER, 'Write the number that is missing.'],
    ['https://1..2/', '.', 'https://1.0.0.2/'],
    ['https://.1.2.3/', '.', 'https://1.2.0.3/'],
    ['https://192..168.1.1/', '.', 'https://192.168.1.1/'],
  ),
  replaces: ['label-empty', 'ipv4-parts-left-out'],
  /** A dot that was written twice between four parts. */
  find(evidence) {
    const { domain, parts } = evidence.once(ipv4AddressOf)
    const empty = parts.find(({ text }) => text === '')
    if (parts.length !== 5 || empty === undefined) return null
    const at = Math.max(0, empty.start - 1)
    const dot = rangeIn(domain, at, at + 1)
    const remedy = sentence('Remove the dot.')
    return [{ code: 'ipv4-part-empty', ...dot, remedy, edit: { ...dot, text: '' } }]
  },
}

export const ipv4PartNotNumeric: Cause = {
  ...ipv4Error(
    'ipv4-part-not-numeric',
    ['IPv4-non-numeric-part'],
    [
      'The host ends in a number, so it is an IPv4 address, but a part is not a number.',
      NUMBER,
      'Write numbers only, or end the name with a part that is not a number.',
    ],
    ['https://test.42/', 'test', 'https://test:42/'],
    ['https://1.2.x.4/', 'x', 'https://1.2.3.4/'],
    ['https://0xg.1/', '0xg', 'https://15.0.0.1/'],
    ['https://foo.0x/', 'foo', 'https://foo.example/'],
  ),
  replaces: ['ipv4-parts-left-out'],
  replacesInside: ['hyphen-at-start', 'hyphen-at-end'],
  find(evidence) {
    const address = evidence.once(ipv4AddressOf)
    return address.parts
      .filter(({ value }) => Number.isNaN(value))
      .map((part) => causeOfPart(address, part))
  },
}

export const ipv4OctalDigit: Cause = {
  ...ipv4Error(
    'ipv4-octal-digit',
    ['IPv4-non-numeric-part'],
    [
      'A number begins with 0, so it is octal, but it has a digit above 7.',
      OLD,
      'Remove the 0 at the start.',
    ],
    ['https://1.2.3.08/', '8', 'https://1.2.3.8/'],
    ['https://09.0.0.1/', '9', 'https://9.0.0.1/'],
    ['https://192.168.018.1/', '8', 'https://192.168.18.1/'],
  ),
  replaces: ['ipv4-parts-left-out'],
}

function causeOfPart(address: Ipv4Address, { text, start, end, radix }: Ipv4Part): FoundCause {
  const { domain, parts } = address
  if (text === '') {
    // The dot that has nothing before or after it.
    const at = Math.max(0, start - 1)
    return { code: 'ipv4-part-empty', ...rangeIn(domain, at, at + 1) }
  }
  if (/^0\d+$/.test(text)) {
    const at = text.search(/[89]/)
    const zeros = /^0+(?=\d)/.exec(text)![0].length
    return {
      code: 'ipv4-octal-digit',
      ...rangeIn(domain, start + at, start + at + 1),
      message: sentence(
        '{part:code} begins with 0, so it is octal, and an octal number cannot contain {character:phrase}.',
        { part: text, character: characterSentence(text.charCodeAt(at)) },
      ),
      edit: { ...rangeIn(domain, start, start + zeros), text: '' },
    }
  }
  const found = { code: 'ipv4-part-not-numeric', ...rangeIn(domain, start, end) }
  const letter = /^(?=.*\d|.$)[\doli]{1,3}$/.test(text) ? /[oli]/.exec(text)?.[0] : undefined
  if (letter !== undefined && parts.length === 4) {
    const digits = text.replaceAll('o', '0').replace(/[li]/g, '1')
    const digit = letter === 'o' ? '0' : '1'
    return {
      ...found,
      message: sentence(
        'A part of the IPv4 address contains the letter {letter}, which looks like the digit {digit}.',
        { letter, digit },
      ),
      remedy: sentence('Write {meant:code} instead.', { meant: digits }),
      edit: { start: found.start, end: found.end, text: digits },
    }
  }
  const why = whyAddress(address)
  const message =
    radix === 16
      ? sentence('{why:phrase} Its part {part:code} is not a number in hexadecimal.', {
          detail: 'hexadecimal',
          why,
          part: text,
        })
      : sentence('{why:phrase} Its part {part:code} is not a number.', { why, part: text })
  return { ...found, message, ...afterName(address) }
}

/** A number after a name is probably a port, with a dot instead of the colon. */
function afterName({ domain, last, parts }: Ipv4Address): Remedy | null {
  if (!/^[1-9]\d{1,4}$/.test(last.text)) return null
  if (!parts.slice(0, -1).every(({ value }) => Number.isNaN(value))) return null
  return {
    remedy: sentence('Write a colon instead of the dot before {port:digits}, if it is a port.', {
      port: last.value,
    }),
    edit: { ...rangeIn(domain, last.start - 1, last.start), text: ':' },
  }
}
