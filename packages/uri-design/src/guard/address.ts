import { classifyHost, type Host, type HostKind, hostEquals, parseHost } from '@waymark/host'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { decodeUtf8Once } from '../percent-text.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** Which addresses are allowed. A list that is not given allows everything, except where noted. */
export interface AddressRules {
  /** Schemes without the colon. */
  readonly schemes?: readonly string[]
  /** Hosts in any spelling; `*.example.com` stands for every name below it. */
  readonly hosts?: readonly string[]
  /** Kinds of hosts, as `classifyHost` of `@waymark/host` tells them apart. */
  readonly hostKinds?: readonly HostKind[]
}

/** An address that may be used. */
export interface AllowedAddress {
  readonly allowed: true
  readonly url: UrlRecord
  readonly href: string
}

/** What a filter for outgoing requests lets pass; every address a name resolves to is to be checked too. */
const OUTGOING: readonly HostKind[] = ['public', 'name']

/**
 * Checks an absolute URL that a program is about to use: its scheme, its host in every spelling, and what
 * kind of address that is.
 *
 * @param rules - Without `hostKinds`, only public addresses and names pass.
 * @throws {TypeError} When one of the rules is no list.
 */
export function checkAddress(input: string, rules: AddressRules = {}): AllowedAddress | Refusal {
  const url = parseUrl(input)
  if (url === null) return refuse('failure', 0, input.length)
  if (url.username !== '' || url.password !== '') {
    return refuse('credentials-not-allowed', 0, input.length)
  }
  const refusal = refuseAddress(url, { ...rules, hostKinds: rules.hostKinds ?? OUTGOING }, input)
  return refusal ?? { allowed: true, url, href: serializeUrl(url) }
}

/** The refusal of a URL by rules for addresses, or `null`. */
export function refuseAddress(url: UrlRecord, rules: AddressRules, input: string): Refusal | null {
  const { schemes, hosts, hostKinds } = rules
  for (const [name, list] of Object.entries({ schemes, hosts, hostKinds })) {
    // A text has `includes`, too, and would let pass what is a part of it.
    if (list !== undefined && !Array.isArray(list)) {
      throw new TypeError(`The option ${name} is a list; got ${String(list)}`)
    }
  }
  if (schemes !== undefined && !schemes.includes(url.scheme)) {
    return refuse('scheme-not-allowed', 0, input.length)
  }
  const host = connectedHost(url.host)
  if (hosts !== undefined && !hosts.some((pattern) => isHost(host, pattern))) {
    return refuse('host-not-allowed', 0, input.length)
  }
  if (hostKinds !== undefined) {
    const kind = host === null ? 'empty' : classifyHost(host).kind
    if (!hostKinds.includes(kind)) return refuse('host-kind-not-allowed', 0, input.length)
  }
  return null
}

/**
 * The host as a program that connects to it reads it: in a URL whose scheme the standard does not know,
 * `127.1` is only text, but means the same machine.
 */
function connectedHost(host: Host | null): Host | null {
  if (host?.kind !== 'opaque') return host
  const text = decodeUtf8Once(host.text)
  return (text === null ? null : parseHost(text)) ?? host
}

function isHost(host: Host | null, pattern: string): boolean {
  if (host === null) return false
  if (!pattern.startsWith('*.')) {
    const allowed = parseHost(pattern)
    return allowed !== null && hostEquals(host, allowed)
  }
  const suffix = parseHost(pattern.slice(2))
  if (host.kind !== 'domain' || suffix?.kind !== 'domain') return false
  return host.name.endsWith(`.${suffix.name}`)
}
