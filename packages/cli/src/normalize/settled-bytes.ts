import { isValidIpv4String } from '@waymark/host'
import { hexValue } from '@waymark/infra'
import { isUnreserved } from '@waymark/rfc3986'

// What takes a second look at the bytes of a line: whether a part of it is written as the normaliser would
// write it. Lines end in a newline, so what stands behind a part can be read.

const PERCENT = 0x25
const DOT = 0x2e
const SLASH = 0x2f
const DIGIT_ZERO = 0x30
const LETTER_A = 0x61

/**
 * Whether a host that has only lower-case letters, digits, `.`, `-` and `_` is a domain, and no IPv4 address
 * in any spelling.
 */
export function isDomain(bytes: Buffer, start: number, end: number): boolean {
  if (end === start || bytes[end - 1] === DOT) return false
  let label = end - 1
  while (label > start && bytes[label - 1] !== DOT) label--
  // The last label is no number if it begins with a letter.
  return bytes[label]! >= LETTER_A
}

/** Whether a host is an IPv4 address as it is serialised. */
export function isSerializedIpv4(bytes: Buffer, start: number, end: number): boolean {
  return end - start <= 15 && isValidIpv4String(bytes.toString('latin1', start, end))
}

/** The end of a port in its one spelling, or of its first five digits; -1 for any other, and for zero. */
export function settledPortEnd(bytes: Buffer, start: number, defaultPort: number): number {
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

/** Whether a path has a dot segment, also where dots are written as escapes. */
export function hasDotSegment(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (bytes[at] === SLASH && isDotSegment(bytes, at + 1, end)) return true
  }
  return false
}

function isDotSegment(bytes: Buffer, start: number, end: number): boolean {
  let dots = 0
  let at = start
  for (; dots < 3; dots++) {
    if (bytes[at] === DOT) at++
    else if (bytes[at] === PERCENT && escapedByte(bytes, at) === DOT) at += 3
    else break
  }
  return (dots === 1 || dots === 2) && (at === end || bytes[at] === SLASH)
}

/** Whether a path has an empty segment that is not its last. */
export function hasSlashRun(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    if (bytes[at] === SLASH && bytes[at - 1] === SLASH) return true
  }
  return false
}

/** Whether there is a `%`. */
export function hasEscape(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] === PERCENT) return true
  return false
}

/** Whether every `%` begins an escape, in capitals, of a character that is not unreserved. */
export function areEscapesSettled(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (bytes[at] !== PERCENT) continue
    const byte = escapedByte(bytes, at)
    if (byte === -1 || isUnreserved(byte)) return false
    if (bytes[at + 1]! >= LETTER_A || bytes[at + 2]! >= LETTER_A) return false
    at += 2
  }
  return true
}

/** The byte of the escape whose `%` stands at `at`; -1 when it is none. */
function escapedByte(bytes: Buffer, at: number): number {
  const high = hexValue(bytes[at + 1]!)
  const low = high === -1 ? -1 : hexValue(bytes[at + 2]!)
  return low === -1 ? -1 : high * 16 + low
}
