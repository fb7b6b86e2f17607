import { isValidIpv4String } from '@waymark/host'
import { hexValue } from '@waymark/infra'
import type { TextCodec } from './text-codec.ts'

// A second look at the bytes of a line: whether a part of it is written as the normaliser would write it. Lines end in
// a newline, so there is always a byte after a part.

const PERCENT = 0x25
const DOT = 0x2e
const SLASH = 0x2f
const DIGIT_ZERO = 0x30
const LETTER_A = 0x61

/**
 * Whether a host that has only lower-case letters, digits, `.`, `-` and `_` is a domain, and not an IPv4
 * address in any form.
 */
export function isDomain(bytes: Uint8Array, start: number, end: number): boolean {
  if (end === start || bytes[end - 1] === DOT) return false
  let label = end - 1
  while (label > start && bytes[label - 1] !== DOT) label--
  // The last label is not a number if it begins with a letter.
  return bytes[label]! >= LETTER_A
}

/** Whether a host is an IPv4 address as it is serialised. */
export function isSerializedIpv4(
  bytes: Uint8Array,
  start: number,
  end: number,
  codec: TextCodec,
): boolean {
  return end - start <= 15 && isValidIpv4String(codec.latin1(bytes, start, end))
}

/** The end of a port in its one spelling, or of its first five digits; -1 for any other, and for zero. */
export function settledPortEnd(bytes: Uint8Array, start: number, defaultPort: number): number {
  let end = start
  let port = 0
  for (; end < start + 5; end++) {
    const digit = bytes[end]! - DIGIT_ZERO
    if (!(digit >= 0 && digit <= 9)) break
    port = port * 10 + digit
  }
  if (end === start || bytes[start] === DIGIT_ZERO || port > 0xffff) return -1
  return port === defaultPort ? -1 : end
}

/** Whether a path has a dot segment, also if its dots are percent-encoded. */
export function hasDotSegment(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (bytes[at] === SLASH && isDotSegment(bytes, at + 1, end)) return true
  }
  return false
}

function isDotSegment(bytes: Uint8Array, start: number, end: number): boolean {
  let dots = 0
  let at = start
  for (; dots < 3; dots++) {
    if (bytes[at] === DOT) at++
    else if (bytes[at] === PERCENT && percentEncodedByte(bytes, at) === DOT) at += 3
    else break
  }
  return (dots === 1 || dots === 2) && (at === end || bytes[at] === SLASH)
}

/** Whether the last segment of a path, which begins with a slash, has a dot: it may be the name of a file. */
export function hasDotInLastSegment(bytes: Uint8Array, end: number): boolean {
  let at = end - 1
  while (bytes[at] !== SLASH && bytes[at] !== DOT) at--
  return bytes[at] === DOT
}

/** Whether a path has an empty segment that is not its last. */
export function hasSlashRun(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    if (bytes[at] === SLASH && bytes[at - 1] === SLASH) return true
  }
  return false
}

/** Whether one of the bytes has a 1 in the table. */
export function hasTrigger(
  bytes: Uint8Array,
  start: number,
  end: number,
  table: Readonly<Uint8Array>,
): boolean {
  for (let at = start; at < end; at++) if (table[bytes[at]!] === 1) return true
  return false
}

/**
 * Whether every `%` begins a percent-encoded byte that no rule changes.
 *
 * @param table - Two cells for each byte, as in a plan.
 */
export function arePercentEncodedSettled(
  bytes: Uint8Array,
  start: number,
  end: number,
  table: Readonly<Uint8Array>,
): boolean {
  for (let at = start; at < end; at++) {
    if (bytes[at] !== PERCENT) continue
    const byte = percentEncodedByte(bytes, at)
    if (byte === -1) return false
    const isUpperCase = bytes[at + 1]! < LETTER_A && bytes[at + 2]! < LETTER_A
    if (table[byte * 2 + Number(isUpperCase)] === 1) return false
    at += 2
  }
  return true
}

/** The byte that the `%` at `at` encodes; -1 if it encodes none. */
function percentEncodedByte(bytes: Uint8Array, at: number): number {
  const high = hexValue(bytes[at + 1]!)
  const low = high === -1 ? -1 : hexValue(bytes[at + 2]!)
  return low === -1 ? -1 : high * 16 + low
}
