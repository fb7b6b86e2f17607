import type { Host } from './host.ts'
import { serializeIpv4 } from './ipv4-serializer.ts'
import { serializeIpv6 } from './ipv6-serializer.ts'

/**
 * The text of a host as it stands in a URL; an IPv6 address has its brackets.
 *
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: Host): string {
  switch (host.kind) {
    case 'domain':
      return host.name
    case 'ipv4':
      return serializeIpv4(host.address)
    case 'ipv6':
      return `[${serializeIpv6(host.pieces)}]`
    case 'opaque':
      return host.text
    case 'empty':
      return ''
  }
}

/**
 * Whether two hosts are the same. `example.com` and `example.com.` are not, and an opaque host is never a
 * domain, whatever its text.
 *
 * @see https://url.spec.whatwg.org/#concept-host-equals
 */
export function hostEquals(a: Host, b: Host): boolean {
  return a.kind === b.kind && serializeHost(a) === serializeHost(b)
}
