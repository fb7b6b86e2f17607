import type { Socket } from 'node:net'
import { ArgumentError } from '@waymark/infra/argument'
import { refusedArgument } from '@waymark/infra/internal'
import { checkOptions } from '@waymark/infra/options'
import { Agent, buildConnector, type Dispatcher, Request, fetch as undiciFetch } from 'undici'
import { checkOutgoingUrl } from '../outgoing-url.ts'
import { RefusalError, refuse } from '../refusal.ts'
import {
  type OutgoingRules,
  outgoingLookup,
  outgoingOptions,
  refuseSocket,
  refuseTarget,
} from './outgoing-lookup.ts'

/**
 * A dispatcher for `fetch` and for the functions of undici, which connects only where the rules allow. It checks scheme,
 * host and port of every request, also after each redirect, resolves the name, checks every address of the answer, and
 * connects to an address that was checked.
 *
 * The `fetch` must understand dispatchers of the undici that is installed: its own does, that of Node may not.
 *
 * @throws {OptionError} If a rule is unknown or wrong.
 *
 * @example
 * ```ts
 * import { outgoingDispatcher } from '@waymark/path-guard/node/undici'
 *
 * const dispatcher = outgoingDispatcher()
 * await dispatcher.request({ origin: 'http://169.254.169.254', path: '/', method: 'GET' }) // throws host-kind-not-allowed
 * ```
 */
export function outgoingDispatcher(rules: OutgoingRules = {}): Dispatcher {
  return new Agent({ connect: outgoingConnector(rules) })
}

/**
 * A function for the option `connect` of undici's `Agent`, `Pool` and `Client`, for dispatchers with more options than
 * {@link outgoingDispatcher} has.
 *
 * @throws {OptionError} If a rule is unknown or wrong.
 *
 * @example
 * ```ts
 * import { outgoingConnector } from '@waymark/path-guard/node/undici'
 *
 * const connect = outgoingConnector()
 * const target = { hostname: '10.0.0.1', protocol: 'http:', port: '' }
 * const refusal = await new Promise((resolve) => connect(target, resolve))
 * refusal.problem.code // => 'host-kind-not-allowed'
 * ```
 */
export function outgoingConnector(rules: OutgoingRules = {}): buildConnector.connector {
  rules = checkOptions<OutgoingRules>(rules, outgoingOptions)
  const connect = buildConnector({ ...rules.tls, lookup: outgoingLookup(rules) })
  return (options, callback) => {
    const refusal = refuseConnection(options, rules)
    if (refusal !== null) {
      queueMicrotask(() => callback(refusal, null))
      return
    }
    // The types say that nothing is returned; every version returns the socket.
    const socket = connect(options, callback) as unknown as Socket
    // First of all: before the handshake of TLS.
    socket.prependOnceListener('connect', () => {
      const late = refuseSocket(socket, rules)
      if (late !== null) socket.destroy(late)
    })
  }
}

function refuseConnection(
  { protocol, hostname, port, httpSocket }: buildConnector.Options,
  rules: OutgoingRules,
): RefusalError | null {
  const scheme = protocol.replace(/:$/, '')
  const isOpen = httpSocket !== undefined && httpSocket !== null
  if (isOpen) return new RefusalError(refuse('socket-not-allowed', 0, hostname.length), hostname)
  const given = port === '' || port === null || port === undefined
  return refuseTarget(
    { scheme, host: hostname, port: given ? (scheme === 'https' ? 443 : 80) : Number(port) },
    rules,
  )
}

/**
 * undici's own `fetch`, with which every request goes through {@link outgoingDispatcher}. The URL that it is given is
 * checked as `checkOutgoingUrl` does, so `data:` URLs and credentials are refused, too.
 *
 * It fails with a `TypeError` whose `cause` is the `RefusalError`.
 *
 * @throws {OptionError} If a rule is unknown or wrong.
 *
 * @example
 * ```ts
 * import { outgoingFetch } from '@waymark/path-guard/node/undici'
 *
 * const safeFetch = outgoingFetch({ schemes: ['https'] })
 * const error = await safeFetch('https://[::1]/').catch((reason) => reason)
 * error.cause.problem.code // => 'host-kind-not-allowed'
 * ```
 */
export function outgoingFetch(rules: OutgoingRules = {}): typeof undiciFetch {
  const dispatcher = outgoingDispatcher(rules)
  const { resolver: _, tls: __, ...urlRules } = rules
  return async (input, init) => {
    const url = urlOf(input)
    const checked = checkOutgoingUrl(url, urlRules)
    if (!checked.allowed) {
      throw new TypeError('fetch failed', { cause: new RefusalError(checked, url) })
    }
    // What was checked, and not what a changed `toString` gives the next time.
    const resource = input instanceof Request ? input : checked.href
    return undiciFetch(resource, { ...init, dispatcher })
  }
}

const FETCHED = 'a URL or a Request of undici'
const OTHER_REQUEST = 'give the URL and the options instead, or use `Request` of undici'

function urlOf(input: unknown): string {
  if (typeof input === 'string') return input
  const tag = Object.prototype.toString.call(input)
  // Any class of the URL Standard, not only that of the platform.
  if (tag === '[object URL]') return String((input as { readonly href: unknown }).href)
  if (input instanceof Request) return input.url
  if (tag === '[object Request]') {
    throw new ArgumentError('resource', {
      text: `this Request does not come from the installed undici: ${OTHER_REQUEST}`,
      data: { expected: FETCHED, got: tag, remedy: OTHER_REQUEST },
    })
  }
  throw refusedArgument('resource', { subject: 'the resource', expected: FETCHED }, input)
}
