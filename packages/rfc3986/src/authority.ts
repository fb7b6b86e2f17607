import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { isPart } from './uri.ts'

/** The parts of an authority, exactly as written. */
export interface AuthorityParts {
  /** Without its `@`; `null` where there is none. */
  readonly userinfo: string | null
  /** An IP literal keeps its brackets. */
  readonly host: string
  /** Without its `:`; `null` where there is none, which is not the same as empty. */
  readonly port: string | null
}

const AUTHORITY_PARTS: ArgumentType = {
  expected: 'the three parts of an authority',
  remedy:
    'splitAuthority makes them from a string; a missing part is null, and the host is a string',
}

/**
 * Splits an authority. Any text splits.
 *
 * User information ends at the last `@`: the grammar allows only one, and a program that connects must not be
 * led to another host than the one shown.
 *
 * @param authority - Without the `//`.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 *
 * @example
 * ```ts
 * import { splitAuthority } from '@waymark/rfc3986'
 *
 * splitAuthority('ann@example.com:8080') // => { userinfo: 'ann', host: 'example.com', port: '8080' }
 * ```
 */
export function splitAuthority(authority: string): AuthorityParts {
  const at = authority.lastIndexOf('@')
  const rest = at === -1 ? authority : authority.slice(at + 1)
  // A colon between brackets belongs to an IP literal.
  const colon = rest.lastIndexOf(':')
  const hasPort = colon > rest.lastIndexOf(']')
  return {
    userinfo: at === -1 ? null : authority.slice(0, at),
    host: hasPort ? rest.slice(0, colon) : rest,
    port: hasPort ? rest.slice(colon + 1) : null,
  }
}

/**
 * Puts the parts of an authority together again.
 *
 * @throws ArgumentError if it is not such parts.
 *
 * @example
 * ```ts
 * import { recomposeAuthority } from '@waymark/rfc3986'
 *
 * recomposeAuthority({ userinfo: null, host: 'example.com', port: '' }) // => 'example.com:'
 * ```
 */
export function recomposeAuthority(authority: AuthorityParts): string {
  requireAuthorityParts(authority)
  const { userinfo, host, port } = authority
  return (userinfo === null ? '' : `${userinfo}@`) + host + (port === null ? '' : `:${port}`)
}

/**
 * Refuses what is not the parts of an authority, such as a string or a `URL`.
 *
 * @throws ArgumentError
 */
function requireAuthorityParts(parts: unknown): asserts parts is AuthorityParts {
  const { userinfo, host, port } = (parts ?? {}) as Partial<AuthorityParts>
  if (!isPart(userinfo) || !isPart(port) || typeof host !== 'string') {
    throw wrongArgument('authority', AUTHORITY_PARTS, parts)
  }
}
