import {
  classifyHost,
  domainToUnicode,
  type Host,
  type HostKind,
  type SpecialUse,
  serializeHost,
} from '@waymark/host'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { UrlRecord } from '@waymark/url-parser'

/** Why no visitor can reach a host. */
export interface HostFault {
  readonly code: 'INVALID_HOST' | 'UNREACHABLE_HOST'
  readonly message: Sentence
}

/** What the message says of a host that is not public. */
const ADDRESSES: Readonly<Partial<Record<HostKind, Sentence>>> = {
  localhost: sentence('a name of the machine itself'),
  loopback: sentence('a loopback address'),
  unspecified: sentence('the unspecified address'),
  'this-network': sentence('an address of “this network”'),
  private: sentence('a private address'),
  shared: sentence('a shared address of a provider'),
  'link-local': sentence('a link-local address'),
  'unique-local': sentence('a unique local address'),
  'site-local': sentence('a site-local address'),
  multicast: sentence('a multicast address'),
  broadcast: sentence('the broadcast address'),
  documentation: sentence('an address for documentation'),
  benchmarking: sentence('an address for benchmarks'),
}

/** What the message says of a host with a special use. */
const SPECIAL_USES: Readonly<Record<SpecialUse, Sentence>> = {
  'cloud-metadata': sentence('the metadata service of a cloud'),
  'local-name': sentence('a name of a local network, which the public DNS does not have'),
  'single-label': sentence('a single label, which is not a public domain'),
  'reserved-name': sentence('a reserved name, which the public DNS does not have'),
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
  const what =
    special === undefined
      ? (ADDRESSES[kind] ?? sentence('a reserved address'))
      : SPECIAL_USES[special]
  const message = sentence('The host {host:quote60} is {what:phrase}.', {
    host: serializeHost(host),
    what,
  })
  return { code: 'UNREACHABLE_HOST', message }
}

function faultOfDomain(host: string): HostFault | null {
  // A domain may end in the dot of the root.
  const domain = host.endsWith('.') ? host.slice(0, -1) : host
  if (domain.length > LONGEST_DOMAIN) {
    return invalid(
      sentence('The host {host:quote60} has {characters} characters, and the DNS allows {most}.', {
        host,
        characters: domain.length,
        most: LONGEST_DOMAIN,
      }),
    )
  }
  if (!domain.includes('xn--') && TIDY.test(domain)) return null
  for (const label of domain.split('.')) {
    const message = explainLabel(label, host)
    if (message !== null) return invalid(message)
  }
  return null
}

/**
 * Says what is wrong with a label of a domain. Underscores are accepted: they are not allowed in names of hosts, but the DNS
 * has no such limit (RFC 2181, section 11), and browsers open such pages.
 *
 * @see https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 */
function explainLabel(label: string, host: string): Sentence | null {
  if (label === '') return sentence('The host {host:quote60} has an empty label.', { host })
  if (label.length > LONGEST_LABEL) {
    return sentence(
      'The host {host:quote60} has a label of {characters} characters, and the DNS allows {most}.',
      { host, characters: label.length, most: LONGEST_LABEL },
    )
  }
  if (label.startsWith('-'))
    return sentence('The host {host:quote60} has a label that begins with a hyphen.', { host })
  if (label.startsWith('xn--') && domainToUnicode(label) === label) {
    return sentence(
      'The host {host:quote60} has a label that begins with xn-- and does not decode.',
      { host },
    )
  }
  return label.endsWith('-')
    ? sentence('The host {host:quote60} has a label that ends in a hyphen.', { host })
    : null
}

function invalid(message: Sentence): HostFault {
  return { code: 'INVALID_HOST', message }
}
