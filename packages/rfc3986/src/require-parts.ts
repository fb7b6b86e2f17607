import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import type { AuthorityParts } from './authority.ts'
import type { UriParts } from './uri.ts'

const URI_PARTS: ArgumentType = {
  expected: 'the five parts of a URI',
  remedy: 'splitUri makes them from a string; a missing part is null, and the path is a string',
}

const AUTHORITY_PARTS: ArgumentType = {
  expected: 'the three parts of an authority',
  remedy:
    'splitAuthority makes them from a string; a missing part is null, and the host is a string',
}

/**
 * Refuses what is not the parts of a URI, such as a string or a URL record.
 *
 * @param name - Of the parameter, for the message.
 * @throws ArgumentError
 *
 * @example
 * ```ts
 * import { requireUriParts, splitUri } from '@waymark/rfc3986'
 *
 * requireUriParts(splitUri('urn:a')) // => undefined
 * requireUriParts('urn:a') // throws must be the five parts
 * ```
 */
export function requireUriParts(parts: unknown, name = 'uri'): asserts parts is UriParts {
  // Any value but `null` and `undefined` has members.
  const { scheme, authority, path, query, fragment } = (parts ?? {}) as Partial<UriParts>
  const areStrings = isPart(scheme) && isPart(authority) && isPart(query) && isPart(fragment)
  if (!areStrings || typeof path !== 'string') throw wrongArgument(name, URI_PARTS, parts)
}

/**
 * Refuses what is not the parts of an authority, such as a string or a `URL`.
 *
 * @throws ArgumentError
 */
export function requireAuthorityParts(parts: unknown): asserts parts is AuthorityParts {
  const { userinfo, host, port } = (parts ?? {}) as Partial<AuthorityParts>
  if (!isPart(userinfo) || !isPart(port) || typeof host !== 'string') {
    throw wrongArgument('authority', AUTHORITY_PARTS, parts)
  }
}

function isPart(value: unknown): boolean {
  return typeof value === 'string' || value === null
}
