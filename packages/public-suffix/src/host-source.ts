import { type Host, parseHost } from '@waymark/host'
import { requireHost } from '@waymark/host/internal'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { hasOwn } from '@waymark/infra/internal'
import { parseUrl } from '@waymark/url-parser'

/** A URL as an object: of the class `URL` of the platform or of `@waymark/url`, a `Location` or an `HTMLAnchorElement`. */
export interface UrlObject {
  readonly href: string
}

/** What a site is made of; a URL record has it, and so has a tuple origin. */
export interface SchemeAndHost {
  /** Lower-case ASCII, without the colon. */
  readonly scheme: string
  readonly host: Host | null
}

/** An opaque origin, which is of no site. */
export interface OpaqueOrigin {
  readonly kind: 'opaque'
}

/**
 * What has a host: a string, a URL as an object, a URL record, an origin, or a host itself.
 *
 * A string with a colon is a URL, unless it begins with `[`, as an IPv6 address does; any other string is a host. So
 * `example.com:8080` is a URL of the scheme `example.com`, and `example.com/a` is nothing: neither has a host.
 */
export type HostSource = string | UrlObject | SchemeAndHost | OpaqueOrigin | Host

const SOURCE: ArgumentType = {
  expected:
    'a URL or a host: a string, an object with an `href`, a URL record, an origin or a host',
  remedy: 'of something else, pass the string of its URL or of its host',
}

const SCHEME: ArgumentType = {
  expected: 'a scheme in lower case without `:`',
  remedy: 'a URL record has one',
}

/**
 * A host with the scheme of its URL, if it comes from one; `null` for what has no host.
 *
 * @throws ArgumentError
 */
export function readSource(value: HostSource, name: string): SchemeAndHost | Host | null {
  if (typeof value === 'string') {
    // No host has a colon without brackets, and every URL has one.
    return value.includes(':') && !value.startsWith('[') ? parseUrl(value) : parseHost(value)
  }
  if (isOpaqueOrigin(value)) return null
  if (isHost(value)) {
    requireHost(value, name)
    return value
  }
  // Any value but `null` and `undefined` has members; each is looked at before it is used.
  const { scheme, host, href } = (value ?? {}) as {
    readonly [Member in 'scheme' | 'host' | 'href']?: unknown
  }
  if (typeof scheme === 'string' && host !== undefined) {
    // `https:` and `HTTPS` are not the schemes of records, and would never be of a site.
    if (!/^[a-z][a-z\d+.-]*$/.test(scheme)) throw wrongArgument(`${name}.scheme`, SCHEME, scheme)
    if (host !== null) requireHost(host, `${name}.host`)
    return value as SchemeAndHost
  }
  if (typeof href === 'string') return parseUrl(href)
  throw wrongArgument(name, SOURCE, value)
}

/** An opaque host has this kind, too, and the member `text`. */
function isOpaqueOrigin(value: HostSource): value is OpaqueOrigin {
  return kindOf(value) === 'opaque' && !hasOwn(value as object, 'text')
}

/** Of the objects with a kind, a tuple origin has a host, and is none. */
export function isHost(value: unknown): value is Host {
  const kind = kindOf(value)
  return kind !== null && kind !== 'tuple'
}

/** The value of a member `kind` of its own: hosts and origins have one. */
function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && hasOwn(value, 'kind')
    ? (value as { readonly kind: unknown }).kind
    : null
}

export function hostOf(read: SchemeAndHost | Host | null): Host | null {
  return read === null || isHost(read) ? read : read.host
}
