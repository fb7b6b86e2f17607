import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { SecureContextOptions } from 'node:tls'
import { parseHost } from '@waymark/host'
import { isRecord, refusedArgument } from '@waymark/infra/internal'
import {
  checkOptions,
  FUNCTION,
  type OptionTable,
  optionType,
  RECORD,
} from '@waymark/infra/options'
import { kindOf, outgoingRules, refuseUrl, type UrlRules, urlRules } from '../outgoing-url.ts'
import { type Refusal, RefusalError, refuse } from '../refusal.ts'

/** Asks name servers for the IPv4 and the IPv6 addresses of a name, as `Resolver` of `node:dns/promises` does. */
export interface OutgoingResolver {
  resolve4(name: string): Promise<readonly string[]>
  resolve6(name: string): Promise<readonly string[]>
}

/** Where outgoing requests may go, and how names are resolved. */
export interface OutgoingRules extends UrlRules {
  /** `dns.lookup`, which also reads the hosts file, unless given. */
  readonly resolver?: OutgoingResolver
  /** Certificates, keys and TLS versions, for HTTPS; names of `tls.createSecureContext`. */
  readonly tls?: SecureContextOptions
}

/** What `tls` takes: nothing that leads elsewhere or leaves out the check of the certificate. */
const TLS_NAMES: readonly string[] = [
  ...['ca', 'cert', 'key', 'passphrase', 'pfx', 'crl'],
  ...['ciphers', 'ecdhCurve', 'sigalgs', 'minVersion', 'maxVersion'],
]

/** What the functions for outgoing requests take. */
export const outgoingOptions: OptionTable<OutgoingRules> = {
  ...urlRules,
  resolver: optionType(
    'an object with functions `resolve4` and `resolve6`',
    (value) =>
      isRecord(value) && FUNCTION.accepts(value['resolve4']) && FUNCTION.accepts(value['resolve6']),
  ),
  tls: optionType(
    `an object with some of ${TLS_NAMES.join(', ')}`,
    (value) =>
      RECORD.accepts(value) &&
      Object.keys(value as object).every((name) => TLS_NAMES.includes(name)),
  ),
}

/** A connection that is asked for, as clients of Node describe it. */
export interface OutgoingTarget {
  /** Without a colon. */
  readonly scheme: string
  /** A name or an IP address, with or without brackets. */
  readonly host: string
  readonly port: number
}

/** The default ports of the schemes that a connection can have. */
const DEFAULT_PORTS: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
])

/**
 * The refusal of a connection before its host is looked up, or `null`. For an IP address, nothing is looked up, so this is
 * its only check before connecting.
 */
export function refuseTarget(target: OutgoingTarget, rules: OutgoingRules): RefusalError | null {
  const { scheme, port } = target
  const host = parseTargetHost(target.host)
  const url = { scheme, host, port: port === DEFAULT_PORTS.get(scheme) ? null : port }
  const input = `${scheme}://${target.host}:${port}`
  const refusal = refuseUrl(url, outgoingRules(rules), input)
  return refusal === null ? null : new RefusalError(refusal, input)
}

/** A zone, as in `fe80::1%eth0`, only says through which interface a link-local address is reached. */
function parseTargetHost(host: string) {
  return parseHost(isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host)
}

/** The refusal of a connected socket, or `null`: a second check, should a client not use the lookup it is given. */
export function refuseSocket(socket: Socket, rules: OutgoingRules): RefusalError | null {
  const address = socket.remoteAddress
  // A socket without a peer is already closed, and its error says why.
  if (address === undefined) return null
  return isAllowedAddress(address, rules) ? null : refuseAddress(address, address)
}

function isAllowedAddress(address: string, rules: OutgoingRules): boolean {
  // A client would look up a name again.
  if (isIP(address) === 0) return false
  const { hostKinds, nat64Prefixes } = outgoingRules(rules)
  return hostKinds!.includes(kindOf(parseTargetHost(address), nat64Prefixes))
}

function refuseAddress(name: string, address: string): RefusalError<Refusal> {
  return new RefusalError(
    refuse('address-not-allowed', 0, name.length),
    name === address ? name : `${name} (${address})`,
  )
}

/**
 * A function for the option `lookup` of `net.connect` and of clients that hand it on. It refuses a name if one of its
 * addresses is not allowed, and gives the client no address that it has not checked, so that there is no second look-up.
 *
 * `schemes` and `ports` have no effect on it, because a look-up does not know them. Node does not call it for hosts that
 * are IP addresses: check the URL with `checkOutgoingUrl` first, or use `outgoingAgents`, which does all of this.
 *
 * @throws {OptionError} If a rule is unknown or wrong.
 *
 * @example
 * ```ts
 * import { connect } from 'node:net'
 * import { outgoingLookup } from '@waymark/path-guard/node'
 *
 * const resolver = { resolve4: async () => ['10.0.0.1'], resolve6: async () => [] }
 * const socket = connect({ host: 'intern.example.com', port: 80, lookup: outgoingLookup({ resolver }) })
 * const refusal = await new Promise((resolve) => socket.on('error', resolve))
 * refusal.problem.code // => 'address-not-allowed'
 * ```
 */
export function outgoingLookup(rules: OutgoingRules = {}): LookupFunction {
  rules = checkOptions<OutgoingRules>(rules, outgoingOptions)
  return (name, options, callback) => {
    if (typeof callback !== 'function') {
      const said = { subject: 'the third argument of the lookup', expected: 'a callback' }
      throw refusedArgument('callback', said, callback)
    }
    // In a turn of its own: what the callback throws must not become a rejection that nobody handles.
    const answer: typeof callback = (...result) => process.nextTick(callback, ...result)
    const fail = (error: Error): void => answer(error as NodeJS.ErrnoException, [])
    // A look-up does not know these.
    const { schemes: _, ports: __, ...hostRules } = outgoingRules(rules)
    const named = { scheme: '', host: parseTargetHost(name), port: null }
    const refusal = refuseUrl(named, hostRules, name)
    if (refusal !== null) {
      fail(new RefusalError(refusal, name))
      return
    }
    findAddresses(name, options, rules.resolver).then((found) => {
      const bad = found.find(({ address }) => !isAllowedAddress(address, rules))
      const [first] = found
      if (first === undefined) fail(notFound(name))
      else if (bad !== undefined) fail(refuseAddress(name, bad.address))
      else if (options.all === true) answer(null, found)
      else answer(null, first.address, first.family)
    }, fail)
  }
}

async function findAddresses(
  name: string,
  options: LookupOptions,
  resolver: OutgoingResolver | undefined,
): Promise<LookupAddress[]> {
  if (resolver === undefined) {
    return new Promise((resolve, reject) => {
      lookup(name, { ...options, all: true }, (error, found) =>
        error === null ? resolve(found) : reject(error),
      )
    })
  }
  const family = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : options.family
  const answers = await Promise.allSettled([
    family === 6 ? [] : resolver.resolve4(name),
    family === 4 ? [] : resolver.resolve6(name),
  ])
  const found = answers.flatMap((answer, index) =>
    answer.status === 'rejected'
      ? []
      : answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
  )
  // A name may have addresses of one family only; then the other answer is an error.
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (found.length === 0 && failed !== undefined) throw failed.reason
  return found
}

function notFound(name: string): Error {
  return Object.assign(new Error(`the name ${name} has no addresses`), {
    code: 'ENOTFOUND',
    hostname: name,
  })
}
