import type { Host, Ipv6Pieces } from './host.ts'
import { type Nat64Prefix, translatedIpv4 } from './nat64-prefix.ts'
import { requireHost } from './require-host.ts'
import {
  isLoopbackName,
  isMetadataIpv4,
  isMetadataIpv6,
  type SpecialUse,
  specialUseOfName,
} from './special-use.ts'

/** What the IANA special-purpose registries say of an address, or what may be said of a name. */
export type HostKind = AddressKind | 'localhost' | 'name' | 'opaque' | 'empty'

/** What an IP address is for, by the registries of the IANA. */
export type AddressKind =
  | 'loopback'
  | 'unspecified'
  | 'this-network'
  | 'private'
  | 'shared'
  | 'link-local'
  | 'unique-local'
  | 'site-local'
  | 'multicast'
  | 'broadcast'
  | 'documentation'
  | 'benchmarking'
  | 'protocol'
  | 'relay'
  | 'discard'
  | 'reserved'
  | 'public'

/** An IPv4 address that an IPv6 address carries, in a form of RFC 4291, 2765, 6052, 8215, 3056, 4380 or 5214. */
export interface EmbeddedIpv4 {
  readonly form:
    | 'mapped'
    | 'compatible'
    | 'translated'
    | 'nat64'
    | 'nat64-local'
    | '6to4'
    | 'teredo'
    | 'isatap'
  /** 0 to 0xFFFFFFFF; `null` where the form does not fix its place. */
  readonly address: number | null
}

/** What a host is. */
export interface HostClassification {
  readonly kind: HostKind
  /** Only for an IPv6 address that carries an IPv4 address. */
  readonly embedded?: EmbeddedIpv4
  /** Only for the IP address of a metadata service, and for a name that is not an ordinary one. */
  readonly special?: SpecialUse
}

/**
 * Says what a host is, so that a filter for outgoing requests need not know the spellings.
 *
 * Such a filter lets only `public` without `special` pass, and a `name` without `special` only after classifying every
 * address that the name resolves to, with the connection pinned to the address that was checked. An IPv6 address that carries an
 * IPv4 address is of that address's kind; where that is public, it depends on whether the form is routed.
 *
 * @param nat64Prefixes - Of the network from which the host is reached, made by `parseNat64Prefix`: which addresses they
 *   translate cannot be seen.
 * @throws ArgumentError if it is not a host.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 * @see https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 *
 * @example
 * ```ts
 * import { classifyHost, parseHost } from '@waymark/host'
 *
 * classifyHost(parseHost('0x7f.1')!).kind // => 'loopback'
 * classifyHost(parseHost('[::ffff:10.0.0.1]')!).kind // => 'private'
 * ```
 */
export function classifyHost(
  host: Host,
  nat64Prefixes: readonly Nat64Prefix[] = [],
): HostClassification {
  requireHost(host, 'host')
  switch (host.kind) {
    case 'ipv4':
      return markMetadata({ kind: ipv4Kind(host.address) }, isMetadataIpv4(host.address))
    case 'ipv6':
      return markMetadata(classifyIpv6(host.pieces, nat64Prefixes), isMetadataIpv6(host.pieces))
    case 'domain':
      return classifyName(host.name)
    case 'opaque':
      return { kind: 'opaque' }
    case 'empty':
      return { kind: 'empty' }
  }
}

function classifyName(name: string): HostClassification {
  if (isLoopbackName(name)) return { kind: 'localhost' }
  const special = specialUseOfName(name)
  return special === null ? { kind: 'name' } : { kind: 'name', special }
}

/** An IPv6 address that carries the address of a metadata service leads to that service. */
function markMetadata(classification: HostClassification, isMetadata: boolean): HostClassification {
  const carried = classification.embedded?.address ?? null
  if (!isMetadata && (carried === null || !isMetadataIpv4(carried))) return classification
  return { ...classification, special: 'cloud-metadata' }
}

type Ipv4Block = readonly [first: number, bits: number, kind: AddressKind]

/** The first block that holds an address decides. */
const IPV4_BLOCKS: readonly Ipv4Block[] = [
  [0x00000000, 32, 'unspecified'],
  [0x00000000, 8, 'this-network'],
  [0x0a000000, 8, 'private'],
  [0x64400000, 10, 'shared'],
  [0x7f000000, 8, 'loopback'],
  [0xa9fe0000, 16, 'link-local'],
  [0xac100000, 12, 'private'],
  [0xc0000000, 24, 'protocol'],
  [0xc0000200, 24, 'documentation'],
  [0xc0586300, 24, 'relay'],
  [0xc0a80000, 16, 'private'],
  [0xc6120000, 15, 'benchmarking'],
  [0xc6336400, 24, 'documentation'],
  [0xcb007100, 24, 'documentation'],
  [0xe0000000, 4, 'multicast'],
  [0xffffffff, 32, 'broadcast'],
  [0xf0000000, 4, 'reserved'],
]

function ipv4Kind(address: number): AddressKind {
  const block = IPV4_BLOCKS.find(([first, bits]) => (address ^ first) >>> (32 - bits) === 0)
  return block === undefined ? 'public' : block[2]
}

type Ipv6Block = readonly [first: Ipv6Pieces, bits: number, kind: AddressKind]

/** The first block that holds an address decides. */
const IPV6_BLOCKS: readonly Ipv6Block[] = [
  [[0, 0, 0, 0, 0, 0, 0, 0], 128, 'unspecified'],
  [[0, 0, 0, 0, 0, 0, 0, 1], 128, 'loopback'],
  [[0x0100, 0, 0, 0], 64, 'discard'],
  [[0x0100, 0, 0, 1], 64, 'discard'],
  // Inside 2001::/23, these networks are globally reachable. So are a few anycast addresses below 2001:1::
  // and in 192.0.0.0/24, but the network that sends to them answers for those: they stay `protocol`.
  [[0x2001, 0x0003], 32, 'public'],
  [[0x2001, 0x0004, 0x0112], 48, 'public'],
  [[0x2001, 0x0020], 27, 'public'],
  [[0x2001, 0x0002, 0], 48, 'benchmarking'],
  [[0x2001, 0x0000], 23, 'protocol'],
  [[0x2001, 0x0db8], 32, 'documentation'],
  [[0x3fff], 20, 'documentation'],
  [[0x5f00], 16, 'protocol'],
  [[0xfc00], 7, 'unique-local'],
  [[0xfe80], 10, 'link-local'],
  [[0xfec0], 10, 'site-local'],
  [[0xff00], 8, 'multicast'],
  [[0x2000], 3, 'public'],
]

function classifyIpv6(pieces: Ipv6Pieces, prefixes: readonly Nat64Prefix[]): HostClassification {
  const block = IPV6_BLOCKS.find(([first, bits]) => isWithin(pieces, first, bits))
  const kind = block === undefined ? 'reserved' : block[2]
  if (kind === 'unspecified' || kind === 'loopback') return { kind }
  const prefix = prefixes.find((each) => isWithin(pieces, each.pieces, each.length))
  const embedded: EmbeddedIpv4 | null =
    prefix === undefined
      ? embeddedIpv4(pieces)
      : { form: 'nat64', address: translatedIpv4(pieces, prefix.length) }
  if (embedded === null) return { kind }
  if (embedded.address === null) return { kind: 'private', embedded }
  const carried = ipv4Kind(embedded.address)
  // A router of the public prefix sends it to the IPv4 address; in any other network, the prefix decides.
  if (embedded.form === 'isatap' && (carried === 'public' || kind !== 'public')) {
    return { kind, embedded }
  }
  if (carried !== 'public') return { kind: carried, embedded }
  const routed = embedded.form === 'mapped' || embedded.form === 'nat64' || embedded.form === '6to4'
  return { kind: routed ? 'public' : 'reserved', embedded }
}

function embeddedIpv4(pieces: Ipv6Pieces): EmbeddedIpv4 | null {
  const at = (index: number) => pieces[index]! * 0x10000 + pieces[index + 1]!
  if (isWithin(pieces, [0, 0, 0, 0, 0, 0xffff], 96)) return { form: 'mapped', address: at(6) }
  if (isWithin(pieces, [0, 0, 0, 0, 0, 0], 96)) return { form: 'compatible', address: at(6) }
  if (isWithin(pieces, [0, 0, 0, 0, 0xffff, 0], 96)) return { form: 'translated', address: at(6) }
  if (isWithin(pieces, [0x64, 0xff9b, 0, 0, 0, 0], 96)) return { form: 'nat64', address: at(6) }
  if (isWithin(pieces, [0x64, 0xff9b, 1], 48)) return { form: 'nat64-local', address: null }
  if (isWithin(pieces, [0x2002], 16)) return { form: '6to4', address: at(1) }
  // RFC 4380: the client's address is stored with every bit inverted.
  if (isWithin(pieces, [0x2001, 0], 32)) return { form: 'teredo', address: ~at(6) >>> 0 }
  // RFC 5214: below any prefix of 64 bits; two bits say whether the address is unique and of a group.
  if ((pieces[4]! & 0xfcff) === 0 && pieces[5] === 0x5efe) return { form: 'isatap', address: at(6) }
  return null
}

function isWithin(pieces: Ipv6Pieces, first: Ipv6Pieces, bits: number): boolean {
  for (let index = 0, left = bits; left > 0; index++, left -= 16) {
    const shift = left >= 16 ? 0 : 16 - left
    if ((pieces[index]! ^ (index < first.length ? first[index]! : 0)) >>> shift !== 0) return false
  }
  return true
}
