import { isValidIpv4String } from '@waymark/host'
import { CLASSES, ENDS_HOST, ENDS_NO_NUMBER } from './unit-classes.ts'
import { defaultPort } from './url-record.ts'

// What the fast paths read of the beginning of a URL with a special scheme other than `file`.

// Each function here is small, and what is rare has one of its own: an engine compiles the frequent ones into
// their callers until these are too large, and each call that remains takes as long as ten units.

/** Where the host begins in a URL with a special scheme other than `file`; -1 for all others. */
export function authorityStart(input: string): number {
  // Units one by one: each `startsWith` takes as long as ten of them.
  if (
    input.charCodeAt(0) !== 0x68 ||
    input.charCodeAt(1) !== 0x74 ||
    input.charCodeAt(2) !== 0x74 ||
    input.charCodeAt(3) !== 0x70
  ) {
    return otherAuthorityStart(input)
  }
  const colon = input.charCodeAt(4) === 0x73 ? 5 : 4
  return input.charCodeAt(colon) === COLON &&
    input.charCodeAt(colon + 1) === SLASH &&
    input.charCodeAt(colon + 2) === SLASH
    ? colon + 3
    : -1
}

function otherAuthorityStart(input: string): number {
  const first = input.charCodeAt(0)
  if (first === 0x66) return input.startsWith('ftp://') ? 6 : -1
  if (first !== 0x77) return -1
  if (input.startsWith('wss://')) return 6
  return input.startsWith('ws://') ? 5 : -1
}

/** The end of a lower-case domain that is no IPv4 address, however it is spelt; -1 in any doubt. */
export function scanHost(input: string, start: number): number {
  let end = start
  let last = 0
  // Two units at a time, which takes five sixths of the time.
  for (; end + 1 < input.length; end += 2) {
    const bits = CLASSES[input.charCodeAt(end)]!
    const next = CLASSES[input.charCodeAt(end + 1)]!
    if (((bits | next) & ENDS_HOST) !== 0) break
    last = next
  }
  if (end < input.length) {
    const bits = CLASSES[input.charCodeAt(end)]!
    if ((bits & ENDS_HOST) === 0) {
      last = bits
      end++
    }
  }
  return (last & ENDS_NO_NUMBER) !== 0 || endsInNoNumber(input, start, end) ? end : -1
}

/** Whether a host is no IPv4 address or is written as one is serialised; `false` in any doubt. */
function endsInNoNumber(input: string, start: number, end: number): boolean {
  // The last label, before a dot that may end the host, is no number if it begins with a letter.
  let label = input.charCodeAt(end - 1) === DOT ? end - 2 : end - 1
  while (label > start && input.charCodeAt(label - 1) !== DOT) label--
  return input.charCodeAt(label) >= 0x61 || isValidIpv4String(input.slice(start, end))
}

/** The end of the port behind a host, in its one spelling, or of the host; -1 in any doubt. */
export function scanPort(input: string, schemeEnd: number, hostEnd: number): number {
  return input.charCodeAt(hostEnd) === COLON ? findPortEnd(input, schemeEnd, hostEnd) : hostEnd
}

function findPortEnd(input: string, schemeEnd: number, hostEnd: number): number {
  let end = hostEnd + 1
  let port = 0
  for (; end < hostEnd + 6; end++) {
    const digit = input.charCodeAt(end) - 0x30
    if (!(digit >= 0 && digit <= 9)) break
    port = port * 10 + digit
  }
  if (end === hostEnd + 1 || input.charCodeAt(hostEnd + 1) === 0x30 || port > 0xffff) return -1
  return port === defaultPort(input.slice(0, schemeEnd)) ? -1 : end
}

const DOT = 0x2e
const SLASH = 0x2f
const COLON = 0x3a
