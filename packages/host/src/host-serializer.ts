import type { Host } from './host.ts'
import { hasNumberAtEnd, readIpv4 } from './ipv4-parser.ts'
import { writeIpv4 } from './ipv4-serializer.ts'
import { readPieces } from './ipv6-parser.ts'
import { serializeIpv6Host } from './ipv6-serializer.ts'
import { requireHost } from './require-host.ts'

/**
 * The text of a host as it is in a URL; an IPv6 address has its brackets.
 *
 * @throws ArgumentError if it is not a host.
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 *
 * @example
 * ```ts
 * import { serializeHost } from '@waymark/host'
 *
 * serializeHost({ kind: 'ipv6', pieces: [0x2001, 0xdb8, 0, 0, 0, 0, 0, 1] }) // => '[2001:db8::1]'
 * ```
 */
export function serializeHost(host: Host): string {
  requireHost(host, 'host')
  return writeHost(host)
}

function writeHost(host: Host): string {
  switch (host.kind) {
    case 'domain':
      return host.name
    case 'ipv4':
      return writeIpv4(host.address)
    case 'ipv6':
      return serializeIpv6Host(host.pieces)
    case 'opaque':
      return host.text
    case 'empty':
      return ''
  }
}

/**
 * The host that {@link serializeHost} has written.
 *
 * @param isOpaque - Whether the URL's scheme is not special.
 *
 * @example
 * ```ts
 * import { hostOfText } from '@waymark/host/internal'
 *
 * hostOfText('127.0.0.1', false) // => { kind: 'ipv4', address: 0x7f000001 }
 * hostOfText('127.0.0.1', true) // => { kind: 'opaque', text: '127.0.0.1' }
 * ```
 */
export function hostOfText(text: string, isOpaque: boolean): Host {
  if (text === '') return { kind: 'empty' }
  // A serialised address parses.
  if (text.startsWith('[')) return { kind: 'ipv6', pieces: readPieces(text.slice(1, -1), null)! }
  if (isOpaque) return { kind: 'opaque', text }
  // Of what the host serializer writes, only an address ends in a number.
  return hasNumberAtEnd(text, 0, text.length)
    ? { kind: 'ipv4', address: readIpv4(text, 0, text.length, null)! }
    : { kind: 'domain', name: text }
}

/**
 * Whether two hosts are the same. `example.com` and `example.com.` are not, and an opaque host is never a
 * domain, whatever its text.
 *
 * @throws ArgumentError if one of them is not a host.
 * @see https://url.spec.whatwg.org/#concept-host-equals
 *
 * @example
 * ```ts
 * import { hostEquals, parseHost } from '@waymark/host'
 *
 * hostEquals(parseHost('EXAMPLE.com')!, parseHost('example.com')!) // => true
 * hostEquals(parseHost('example.com.')!, parseHost('example.com')!) // => false
 * ```
 */
export function hostEquals(a: Host, b: Host): boolean {
  requireHost(a, 'a')
  requireHost(b, 'b')
  return a.kind === b.kind && writeHost(a) === writeHost(b)
}
