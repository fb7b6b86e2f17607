import type { TextRange } from '@waymark/url-parser'
import type { Evidence } from '../evidence.ts'

/** What is in brackets. */
export interface Ipv6Address extends TextRange {
  readonly text: string
}

/** The address that the IPv6 errors of a reading are about, without its brackets. The parser reads it only if they are closed. */
export function ipv6AddressOf({ host, text }: Evidence): Ipv6Address {
  // An error of the host has a host.
  const [start, end] = [host!.start + 1, host!.end - 1]
  return { start, end, text: text.slice(start, end) }
}

/** What is longer is not looked at: a domain has at most 253 characters. */
export const LONGEST_IN_BRACKETS = 260

/** The host, perhaps with a port, that is in brackets by mistake: what is written there, without further brackets. */
export function nameIn(written: string): string | undefined {
  return /^\[*([a-f\d_-]*[g-z.][\w.-]*(?::\d{1,5})?)\]*$/i.exec(written)?.[1]
}

interface DecimalPart extends TextRange {
  readonly digits: string
}

/** The decimal numbers from an offset on, and around it: the parts of an IPv4 address. */
export function decimalParts({ text }: Evidence, offset: number, end: number): DecimalPart[] {
  let from = offset
  while (/[\d.\t\n\r]/.test(text[from - 1] ?? '')) from--
  return [...text.slice(from, end).matchAll(/\d[\d\t\n\r]*/g)].map(({ 0: run, index }) => ({
    start: from + index,
    end: from + index + run.length,
    digits: run.replace(/\D/g, ''),
  }))
}

/** What several causes say alike. */
export const EIGHT = 'An IPv6 address has 128 bits: eight pieces of 16 bits each.'
export const STRICT =
  'Inside an IPv6 address, an IPv4 address has its strict form only: four decimal numbers from 0 to 255.'
