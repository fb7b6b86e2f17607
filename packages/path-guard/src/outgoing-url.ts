import {
  classifyHost,
  type Host,
  type HostKind,
  hostEquals,
  type Nat64Prefix,
  parseHost,
  parseNat64Prefix,
  type SpecialUse,
} from '@waymark/host'
import { ownOptions } from '@waymark/infra/internal'
import {
  checkOptions,
  listOf,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
} from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { isDisputed } from './readings.ts'
import { type Refusal, refuse } from './refusal.ts'
import { requireText } from './text.ts'

/** Which URLs are allowed. A list that is not given allows everything, except where noted. */
export interface UrlRules {
  /** Schemes in lower case, without the colon. */
  readonly schemes?: readonly string[]
  /** Hosts in any spelling; `*.example.com` allows every name below it. */
  readonly hosts?: readonly string[]
  /** Kinds of hosts. */
  readonly hostKinds?: readonly UrlHostKind[]
  /** Ports besides the default port of the scheme. */
  readonly ports?: readonly number[]
  /**
   * Prefixes below which the network translates to IPv4, such as `64:ff9b:1::/96`: an address below one is of the kind of
   * its IPv4 address. The well-known `64:ff9b::/96` always is.
   */
  readonly nat64Prefixes?: readonly string[]
}

/**
 * The kind of a host, as `classifyHost` of `@waymark/host` says it: its special use if it has one, and otherwise its
 * kind. `127.0.0.1` is `loopback`; `printer.local` is a `local-name` and not a `name`.
 */
export type UrlHostKind = HostKind | SpecialUse

const KINDS: Readonly<Record<UrlHostKind, true>> = {
  'cloud-metadata': true,
  'local-name': true,
  'single-label': true,
  'reserved-name': true,
  loopback: true,
  unspecified: true,
  'this-network': true,
  private: true,
  shared: true,
  'link-local': true,
  'unique-local': true,
  'site-local': true,
  multicast: true,
  broadcast: true,
  documentation: true,
  benchmarking: true,
  protocol: true,
  relay: true,
  discard: true,
  reserved: true,
  public: true,
  localhost: true,
  name: true,
  opaque: true,
  empty: true,
}

/** The option `schemes`: a name that no scheme can have would refuse every URL. */
const SCHEMES: OptionType = /* @__PURE__ */ schemesType()
/** The option `hosts`: what is not a host, and a `*` elsewhere than before the first dot, would never match. */
const HOSTS: OptionType = /* @__PURE__ */ hostsType()
/** The option `hostKinds`. */
const HOST_KINDS: OptionType = /* @__PURE__ */ hostKindsType()

/** The option `ports`. */
const PORTS: OptionType = /* @__PURE__ */ portsType()

/** The option `nat64Prefixes`. */
const NAT64_PREFIXES: OptionType = /* @__PURE__ */ nat64PrefixesType()

function schemesType(): OptionType {
  const isScheme = (value: unknown): boolean =>
    typeof value === 'string' && /^[a-z][\d+.a-z-]*$/.test(value)
  const expected = 'a list of schemes in lower case, without colons'
  return listOf(optionType(expected, isScheme), expected)
}

function hostsType(): OptionType {
  const isPattern = (value: unknown): boolean => {
    if (typeof value !== 'string') return false
    const isWildcard = value.startsWith('*.')
    const host = parseHost(isWildcard ? value.slice(2) : value)
    if (host?.kind !== 'domain') return host !== null && !isWildcard
    return !/\*|^\./.test(host.name)
  }
  const expected = "a list of hosts, such as 'example.com' or '*.example.com'"
  return listOf(optionType(expected, isPattern), expected)
}

function hostKindsType(): OptionType {
  return listOf(oneOf(...Object.keys(KINDS)), 'a list of kinds of hosts')
}

function portsType(): OptionType {
  const isPort = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) > 0 && (value as number) <= 0xffff
  const expected = 'a list of ports, from 1 to 65535'
  return listOf(optionType(expected, isPort), expected)
}

function nat64PrefixesType(): OptionType {
  const isPrefix = (value: unknown): boolean =>
    typeof value === 'string' && parseNat64Prefix(value) !== null
  const expected =
    "a list of IPv6 prefixes of 32, 40, 48, 56, 64 or 96 bits, such as '64:ff9b::/96'"
  return listOf(optionType(expected, isPrefix), expected)
}

/** What the functions for outgoing requests, and for references, take. */
export const urlRules: OptionTable<UrlRules> = {
  schemes: SCHEMES,
  hosts: HOSTS,
  hostKinds: HOST_KINDS,
  ports: PORTS,
  nat64Prefixes: NAT64_PREFIXES,
}

/** The rules for a URL that is checked here and may be read again by another program. */
export interface OutgoingUrlRules extends UrlRules {
  /** Whether a URL in which another program reads another host or port, or none, is refused. Default `'allow'`. */
  readonly disagreement?: 'allow' | 'refuse'
}

/** What `checkOutgoingUrl` takes. */
export const outgoingUrlRules: OptionTable<OutgoingUrlRules> = {
  ...urlRules,
  disagreement: /* @__PURE__ */ oneOf('allow', 'refuse'),
}

/** A URL that may be used. */
export interface AllowedUrl {
  readonly allowed: true
  readonly url: UrlRecord
  readonly href: string
}

/** What outgoing requests may do where a rule is not given. The IP addresses of a name must be checked, too. */
const OUTGOING: Required<Omit<UrlRules, 'hosts' | 'nat64Prefixes'>> = {
  schemes: ['http', 'https'],
  hostKinds: ['public', 'name'],
  ports: [],
}

/** The rules for outgoing requests, with the defaults of those that are not given. */
export function outgoingRules(rules: UrlRules): UrlRules {
  const { schemes, hosts, hostKinds, ports, nat64Prefixes } = ownOptions(rules)
  return {
    ...(hosts === undefined ? {} : { hosts }),
    ...(nat64Prefixes === undefined ? {} : { nat64Prefixes }),
    schemes: schemes ?? OUTGOING.schemes,
    hostKinds: hostKinds ?? OUTGOING.hostKinds,
    ports: ports ?? OUTGOING.ports,
  }
}

/**
 * Checks an absolute URL that a program is about to request: its scheme, its host in every spelling, what kind of host
 * that is, and its port.
 *
 * The addresses that a name resolves to are not checked: `@waymark/path-guard/node` does that while it connects.
 *
 * @param rules - Without `schemes`, `http` and `https` are allowed; without `hostKinds`, public IP addresses and names
 *   of the public DNS; without `ports`, the default port of the scheme. With `disagreement: 'refuse'`, the URL can be handed
 *   on as it is: Python, curl, Java, Go and others read the same host and port (see `readings`).
 * @throws {OptionError} If a rule is unknown or wrong.
 *
 * @example
 * ```ts
 * import { checkOutgoingUrl } from '@waymark/path-guard'
 *
 * const page = checkOutgoingUrl('HTTPS://Example.com')
 * page.allowed && page.href // => 'https://example.com/'
 * const local = checkOutgoingUrl('http://0x7f.1/')
 * local.allowed || local.code // => 'host-kind-not-allowed'
 * checkOutgoingUrl('http://0x7f.1/', { hostKinds: ['loopback'] }).allowed // => true
 * checkOutgoingUrl('http://good.example\\.evil.example/', { disagreement: 'refuse' }).allowed // => false
 * ```
 */
export function checkOutgoingUrl(
  input: string,
  rules: OutgoingUrlRules = {},
): AllowedUrl | Refusal {
  rules = checkOptions<OutgoingUrlRules>(rules, outgoingUrlRules)
  requireText(input, 'URL')
  const url = parseUrl(input)
  if (url === null) return refuse('not-a-url', 0, input.length)
  if (url.username !== '' || url.password !== '') {
    return refuse('credentials-not-allowed', 0, input.length)
  }
  const refusal =
    refuseUrl(url, outgoingRules(rules), input) ??
    (rules.disagreement === 'refuse' && isDisputed(input)
      ? refuse('parsers-disagree', 0, input.length)
      : null)
  return refusal ?? { allowed: true, url, href: serializeUrl(url) }
}

/** Where a request goes: what of a URL decides about the connection. */
export type UrlTarget = Pick<UrlRecord, 'scheme' | 'host' | 'port'>

/** The refusal of a URL by rules, or `null`. A port that is `null` is the default port of the scheme. */
export function refuseUrl(url: UrlTarget, rules: UrlRules, input: string): Refusal | null {
  const { schemes, hosts, hostKinds, ports, nat64Prefixes } = ownOptions(rules)
  if (schemes !== undefined && !schemes.includes(url.scheme)) {
    return refuse('url-scheme-not-allowed', 0, input.length)
  }
  const host = connectedHost(url.host)
  if (hosts !== undefined && !hosts.some((pattern) => isHost(host, pattern))) {
    return refuse('host-not-allowed', 0, input.length)
  }
  if (hostKinds !== undefined && !hostKinds.includes(kindOf(host, nat64Prefixes))) {
    return refuse('host-kind-not-allowed', 0, input.length)
  }
  if (ports !== undefined && url.port !== null && !ports.includes(url.port)) {
    return refuse('port-not-allowed', 0, input.length)
  }
  return null
}

/** What rules call the kind of a host. */
export function kindOf(host: Host | null, nat64Prefixes: readonly string[] = []): UrlHostKind {
  if (host === null) return 'empty'
  const prefixes = nat64Prefixes.map((text): Nat64Prefix => parseNat64Prefix(text)!)
  const { kind, special } = ownOptions(classifyHost(host, prefixes))
  return special ?? kind
}

/**
 * The host as a program that connects to it reads it: in a URL whose scheme the standard does not know,
 * `127.1` is an opaque host, but leads to the same machine.
 */
function connectedHost(host: Host | null): Host | null {
  if (host?.kind !== 'opaque') return host
  const text = utf8PercentDecodeStrict(host.text)
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
