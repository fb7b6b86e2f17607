import { serializeHost } from '@waymark/host'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { TextRange } from '@waymark/url-parser'
import type { Remedy } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import type { PlacedText } from '../faults/placed-text.ts'
import { domainOf, placedSlice } from './host-around.ts'

/** One part of an IPv4 address, as the parser reads it; its place is counted in the domain. */
export interface Ipv4Part extends TextRange {
  readonly text: string
  readonly radix: 8 | 10 | 16
  /** `NaN` if it is not a number. */
  readonly value: number
}

/** The host of an error of the IPv4 parser. */
export interface Ipv4Address {
  /** As it is written. */
  readonly host: PlacedText
  /** As the parser reads it: decoded and mapped. */
  readonly domain: PlacedText
  readonly parts: readonly Ipv4Part[]
  readonly last: Ipv4Part
  /** The usual form of the address; `null` if the parser stopped. */
  readonly usual: string | null
  /** The remedy that writes the usual form. */
  readonly whole: Remedy
}

/** The address that the IPv4 errors of a reading are about. */
export function ipv4AddressOf({ host: range, reading, text }: Evidence): Ipv4Address {
  // An error of the host has a host.
  const { start, end } = range!
  const host = placedSlice(text, start, end)
  const domain = domainOf(host)
  const parts = partsOf(domain.text)
  const usual = reading.url?.host?.kind === 'ipv4' ? serializeHost(reading.url.host) : null
  const whole =
    usual === null
      ? {}
      : {
          remedy: sentence('Write all four parts: {address:code}.', { address: usual }),
          edit: { start, end, text: usual },
        }
  return { host, domain, parts, last: parts[parts.length - 1]!, usual, whole }
}

function partsOf(domain: string): readonly Ipv4Part[] {
  const text = domain.endsWith('.') ? domain.slice(0, -1) : domain
  let start = 0
  return text.split('.').map((part) => {
    const from = start
    start += part.length + 1
    const radix = /^0x/i.test(part) ? 16 : /^0./.test(part) ? 8 : 10
    const digits = radix === 16 ? part.slice(2) : part
    const isNumber = { 8: /^[0-7]*$/, 10: /^\d+$/, 16: /^[\da-f]*$/i }[radix].test(digits)
    // The parser reads `0x` as 0.
    const number = digits === '' ? 0 : Number.parseInt(digits, radix)
    const value = isNumber ? number : Number.NaN
    return { text: part, start: from, end: from + part.length, radix, value }
  })
}

/** Why the host is an IPv4 address, although it may not look like one. */
export function whyAddress({ last: { radix, text: last } }: Ipv4Address): Sentence {
  if (radix === 10) return sentence('The host ends in a number, so it is an IPv4 address.')
  if (radix === 8) {
    return sentence(
      'The last part of the host, {last:code}, is an octal number, so the host is an IPv4 address.',
      { last },
    )
  }
  return last.toLowerCase() === '0x'
    ? sentence(
        'The last part of the host, {last:code}, is a way to write 0, so the host is an IPv4 address.',
        { last },
      )
    : sentence(
        'The last part of the host, {last:code}, is a hexadecimal number, so the host is an IPv4 address.',
        { last },
      )
}

/** What several causes say alike. */
export const NUMBER =
  'A host whose last label is a number is always read as an IPv4 address, so that no program can take it for a domain.'
export const OLD =
  'Some old programs wrote addresses this way. Other programs refuse such an address, or read a different one.'
