import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import type { Host, Ipv6Pieces } from './host.ts'

const { isArray } = Array

const HOST: ArgumentType = {
  expected: 'a host of the host parser',
  remedy: 'parseHost makes one of a string, and a URL record has one',
}

/**
 * Refuses what is not a host, such as a string.
 *
 * @param name - Of the parameter, for the message.
 * @throws ArgumentError
 *
 * @example
 * ```ts
 * import { requireHost } from '@waymark/host/internal'
 *
 * requireHost({ kind: 'domain', name: 'example.com' }, 'host') // => undefined
 * requireHost('example.com', 'host') // throws must be a host of the host parser
 * ```
 */
export function requireHost(host: unknown, name: string): asserts host is Host {
  if (!isHost(host)) throw wrongArgument(name, HOST, host)
}

function isHost(value: unknown): value is Host {
  // Any value but `null` and `undefined` has members; each is looked at before it is used.
  const host = value as Record<string, unknown> | null | undefined
  switch (host?.['kind']) {
    case 'domain':
      return typeof host['name'] === 'string'
    case 'ipv4':
      return isIpv4Address(host['address'])
    case 'ipv6':
      return isIpv6Pieces(host['pieces'])
    case 'opaque':
      return typeof host['text'] === 'string'
    case 'empty':
      return true
    default:
      return false
  }
}

/** Whether a value is a number that an IPv4 address can be. */
export function isIpv4Address(value: unknown): value is number {
  return typeof value === 'number' && value >>> 0 === value
}

/** Whether a value is the eight numbers of an IPv6 address. */
export function isIpv6Pieces(value: unknown): value is Ipv6Pieces {
  if (!isArray(value) || value.length !== 8) return false
  for (let i = 0; i < 8; i++) if (!isPiece(value[i])) return false
  return true
}

function isPiece(value: unknown): boolean {
  return typeof value === 'number' && (value & 0xffff) === value
}
