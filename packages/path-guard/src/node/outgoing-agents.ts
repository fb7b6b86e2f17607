import { type ClientRequest, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { checkOptions } from '@waymark/infra/options'
import { RefusalError, refuse } from '../refusal.ts'
import {
  type OutgoingRules,
  outgoingLookup,
  outgoingOptions,
  refuseSocket,
  refuseTarget,
} from './outgoing-lookup.ts'

/** Agents for the requests of `node:http` and `node:https`. */
export interface OutgoingAgents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

/** What Node gives to `createConnection`; it declares a part of this. */
interface ConnectionOptions {
  readonly host?: string | null
  readonly port?: number | string | null
  readonly path?: string | null
  readonly socketPath?: string | null
  readonly socket?: unknown
  readonly auth?: string | null
}

type Created = (error: Error | null, socket: Duplex) => void
type Connect = (options: never, created?: Created) => Duplex | null | undefined
/** A method that every agent has, although it is not documented: it decides which connection a request gets. */
/** The second parameter of `onSocket`, which is not declared. */
type Failable = { onSocket(socket: null, error: Error): void }
type AddRequest = (request: ClientRequest, options: ConnectionOptions, ...more: never[]) => void

/**
 * Agents that connect only where the rules allow: they check scheme, host and port, resolve the name, check every address
 * of the answer, and connect to an address that was checked. HTTPS checks the certificate for the name, as always.
 *
 * A connection is used again only for the scheme, host and port that it was checked for. Proxies from the environment are
 * not used. The requests fail with a `RefusalError`.
 *
 * @throws {OptionError} If a rule is unknown or wrong.
 *
 * @example
 * ```ts
 * import { request } from 'node:http'
 * import { outgoingAgents } from '@waymark/path-guard/node'
 *
 * const agents = outgoingAgents()
 * const refusal = new Promise((resolve) => {
 *   request('http://127.0.0.1/', { agent: agents.http }).on('error', resolve)
 * })
 * (await refusal).problem.code // => 'host-kind-not-allowed'
 * ```
 */
export function outgoingAgents(rules: OutgoingRules = {}): OutgoingAgents {
  rules = checkOptions<OutgoingRules>(rules, outgoingOptions)
  return {
    http: guard(new HttpAgent({ keepAlive: true }), 'http', rules),
    https: guard(new HttpsAgent({ ...rules.tls, keepAlive: true }), 'https', rules),
  }
}

function guard<Agent extends HttpAgent>(agent: Agent, scheme: string, rules: OutgoingRules): Agent {
  const lookup = outgoingLookup(rules)
  const connect = agent.createConnection.bind(agent) as Connect
  const createConnection: Connect = (given, created) => {
    const options = given as ConnectionOptions
    const refusal = refuseConnection(options, scheme, rules)
    if (refusal !== null) {
      // On an error, no socket is read.
      created?.(refusal, undefined as never)
      return undefined
    }
    const socket = connect({ ...options, lookup } as never, created)
    // First of all: before the handshake of TLS, and before what was written meanwhile is sent.
    socket?.prependOnceListener('connect', () => {
      const late = refuseSocket(socket as Socket, rules)
      if (late !== null) socket.destroy(late)
    })
    return socket
  }
  const { addRequest } = agent as unknown as { addRequest: AddRequest }
  const checkedRequest: AddRequest = (request, options, ...more) => {
    if (options.auth === undefined || options.auth === null) {
      addRequest.call(agent, request, options, ...more)
      return
    }
    const target = `${scheme}://${options.host}`
    const error = new RefusalError(refuse('credentials-not-allowed', 0, target.length), target)
    // As the agent itself fails: the request emits `error` and `close`.
    ;(request as unknown as Failable).onSocket(null, error)
  }
  return Object.assign(agent, { createConnection, addRequest: checkedRequest })
}

function refuseConnection(
  { host, port, path, socketPath, socket }: ConnectionOptions,
  scheme: string,
  rules: OutgoingRules,
): RefusalError | null {
  const other = socketPath ?? path ?? (socket === undefined || socket === null ? null : 'socket')
  if (other !== null && other !== '') {
    return new RefusalError(refuse('socket-not-allowed', 0, other.length), other)
  }
  return refuseTarget({ scheme, host: host ?? 'localhost', port: Number(port) }, rules)
}
