import { isValidIpv4String } from '@waymark/host'
import { CLASSES, ENDS_AUTHORITY, ENDS_HOST, ENDS_NO_NUMBER } from './unit-classes.ts'
import { defaultPort } from './url-record.ts'

// What the fast paths read of the beginning of a URL with a special scheme other than `file`.

/** Where the host begins in a URL with a special scheme other than `file`; -1 for all others. */
export function authorityStart(input: string): number {
  // Units one by one: each `startsWith` takes as long as ten of them.
  const first = input.charCodeAt(0)
  if (first === 0x68) {
    const isHttp =
      input.charCodeAt(1) === 0x74 && input.charCodeAt(2) === 0x74 && input.charCodeAt(3) === 0x70
    if (!isHttp) return -1
    const colon = input.charCodeAt(4) === 0x73 ? 5 : 4
    return input.charCodeAt(colon) === COLON &&
      input.charCodeAt(colon + 1) === SLASH &&
      input.charCodeAt(colon + 2) === SLASH
      ? colon + 3
      : -1
  }
  if (first === 0x66) return input.startsWith('ftp://') ? 6 : -1
  if (first !== 0x77) return -1
  if (input.startsWith('wss://')) return 6
  return input.startsWith('ws://') ? 5 : -1
}

/** The end of a lower-case domain that is no IPv4 address, however it is spelt; -1 in any doubt. */
export function scanHost(input: string, start: number): number {
  let end = start
  let last = 0
  for (; end < input.length; end++) {
    const bits = CLASSES[input.charCodeAt(end)]!
    if ((bits & ENDS_HOST) !== 0) break
    last = bits
  }
  if ((last & ENDS_NO_NUMBER) !== 0) return end
  // The last label, before a dot that may end the host, is no number if it begins with a letter.
  let label = input.charCodeAt(end - 1) === DOT ? end - 2 : end - 1
  while (label > start && input.charCodeAt(label - 1) !== DOT) label--
  if (input.charCodeAt(label) >= 0x61) return end
  return isValidIpv4String(input.slice(start, end)) ? end : -1
}

/** The end of the port behind a host, in its one spelling, or of the host; -1 in any doubt. */
export function scanPort(input: string, schemeEnd: number, hostEnd: number): number {
  if (input.charCodeAt(hostEnd) !== COLON) return hostEnd
  let end = hostEnd + 1
  let port = 0
  for (; end < hostEnd + 6; end++) {
    const digit = input.charCodeAt(end) - 0x30
    if (!(digit >= 0 && digit <= 9)) break
    port = port * 10 + digit
  }
  if (end === hostEnd + 1 || input.charCodeAt(hostEnd + 1) === 0x30 || port > 0xffff) return -1
  // Most ports are larger than all of these, and to cut the scheme out takes a fifth of canParse.
  if (port <= LARGEST_DEFAULT_PORT && port === defaultPort(input.slice(0, schemeEnd))) return -1
  return end
}

/** Whether what stands there ends an authority: the end of the input, or `/`, `?`, `#` or `\`. */
export function isAuthorityEnd(input: string, at: number): boolean {
  return at === input.length || (CLASSES[input.charCodeAt(at)]! & ENDS_AUTHORITY) !== 0
}

const LARGEST_DEFAULT_PORT = 443

const DOT = 0x2e
const SLASH = 0x2f
const COLON = 0x3a
