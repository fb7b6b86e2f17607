import {
  classifyHost,
  domainToUnicode,
  type Host,
  type HostKind,
  type SpecialUse,
} from '@waymark/host'
import type { UrlRecord } from '@waymark/url-parser'

/** Why no visitor can reach a host. */
export interface HostFault {
  readonly code: 'INVALID_HOST' | 'UNREACHABLE_HOST'
  /** What the host is, to follow “The host …”. */
  readonly what: string
}

/** What the message says of a host that is not public. */
const ADDRESSES: Readonly<Partial<Record<HostKind, string>>> = {
  localhost: 'a name of the machine itself',
  loopback: 'a loopback address',
  unspecified: 'the unspecified address',
  'this-network': 'an address of “this network”',
  private: 'a private address',
  shared: 'a shared address of a provider',
  'link-local': 'a link-local address',
  'unique-local': 'a unique local address',
  'site-local': 'a site-local address',
  multicast: 'a multicast address',
  broadcast: 'the broadcast address',
  documentation: 'an address for documentation',
  benchmarking: 'an address for benchmarks',
}

/** What the message says of a host with a special use. */
const SPECIAL_USES: Readonly<Record<SpecialUse, string>> = {
  'cloud-metadata': 'the metadata service of a cloud',
  'local-name': 'a name of a local network, which the public DNS does not have',
  'single-label': 'a single label, which is not a public domain',
  'reserved-name': 'a reserved name, which the public DNS does not have',
}

/** RFC 1035, section 2.3.4, without the byte for the length of the root. */
const LONGEST_DOMAIN = 253
const LONGEST_LABEL = 63

/** Most domains: no label of them has a fault. */
const TIDY = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*$/

/** Returns why no visitor reaches the host of an http or https URL; `null` if nothing is known against it. */
export function findHostFault({ host }: UrlRecord): HostFault | null {
  return host === null ? null : faultOf(host)
}

function faultOf(host: Host): HostFault | null {
  const fault = host.kind === 'domain' ? faultOfDomain(host.name) : null
  return fault ?? unreachableFault(host)
}

function unreachableFault(host: Host): HostFault | null {
  const classification = classifyHost(host)
  const { kind } = classification
  const special = Object.hasOwn(classification, 'special') ? classification.special : undefined
  if (special === undefined && (kind === 'public' || kind === 'name')) return null
  // Visitors reach `onion` with Tor.
  if (host.kind === 'domain' && /\.onion\.?$/.test(host.name)) return null
  if (special !== undefined) return unreachable(SPECIAL_USES[special])
  return unreachable(ADDRESSES[kind] ?? 'a reserved address')
}

function faultOfDomain(name: string): HostFault | null {
  // A domain may end in the dot of the root.
  const domain = name.endsWith('.') ? name.slice(0, -1) : name
  if (domain.length > LONGEST_DOMAIN) {
    return invalid(`has ${domain.length} characters, and the DNS allows ${LONGEST_DOMAIN}`)
  }
  if (!domain.includes('xn--') && TIDY.test(domain)) return null
  for (const label of domain.split('.')) {
    const what = explainLabel(label)
    if (what !== null) return invalid(what)
  }
  return null
}

/**
 * Says what is wrong with a label of a domain. Underscores are accepted: they are not allowed in names of hosts, but the DNS
 * has no such limit (RFC 2181, section 11), and browsers open such pages.
 *
 * @see https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 */
function explainLabel(label: string): string | null {
  if (label === '') return 'has an empty label'
  if (label.length > LONGEST_LABEL) {
    return `has a label of ${label.length} characters, and the DNS allows ${LONGEST_LABEL}`
  }
  if (label.startsWith('-')) return 'has a label that begins with a hyphen'
  if (label.startsWith('xn--') && domainToUnicode(label) === label) {
    return 'has a label that begins with xn-- and does not decode'
  }
  return label.endsWith('-') ? 'has a label that ends in a hyphen' : null
}

function invalid(what: string): HostFault {
  return { code: 'INVALID_HOST', what }
}

function unreachable(what: string): HostFault {
  return { code: 'UNREACHABLE_HOST', what: `is ${what}` }
}
