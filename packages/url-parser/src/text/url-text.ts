import { SLASH } from './code-units.ts'
import { kindOfScheme, type SchemeKind } from './scheme-kind.ts'

/**
 * A serialised URL, and where its parts are in it.
 *
 *     https://user:pass@example.com:1234/foo/bar?baz#quux
 *           |      |    |          |    |       |   |
 *           |      |    |          |    |       |   hashStart
 *           |      |    |          |    |       searchStart
 *           |      |    |          |    portEnd, pathStart
 *           |      |    |          hostEnd
 *           |      |    hostStart
 *           |      usernameEnd
 *           schemeEnd
 *
 * A part that is absent is empty: `usernameEnd` and `hostStart` are equal without credentials, `hostEnd`
 * and `portEnd` without a port, `searchStart` and `hashStart` without a query.
 */
export interface UrlText {
  readonly href: string
  /** The offset of the `:` after the scheme. */
  readonly schemeEnd: number
  /** One past the username, which begins after `//`. */
  readonly usernameEnd: number
  /** The first unit of the host; one past the `:` of the scheme where there is no authority. */
  readonly hostStart: number
  readonly hostEnd: number
  /** One past the port, which begins after the `:` at `hostEnd`; `hostEnd` without a port. */
  readonly portEnd: number
  /** The first unit of the path; the `/.` that may be before it belongs to nothing. */
  readonly pathStart: number
  /** The offset of `?`; that of `hashStart` without a query; -1 while nobody has looked for both. */
  readonly searchStart: number
  /** The offset of `#`; the length without a fragment; of no meaning while `searchStart` is -1. */
  readonly hashStart: number
}

export function kindOf(url: UrlText): SchemeKind {
  return kindOfScheme(url.href, url.schemeEnd)
}

/** Whether there is a host, which may be empty. */
export function hasAuthority(url: UrlText): boolean {
  return url.hostStart > url.schemeEnd + 1
}

/** https://url.spec.whatwg.org/#include-credentials */
export function includesCredentials(url: UrlText): boolean {
  return url.hostStart > url.schemeEnd + 3
}

/** Whether the path of what the parser has written is opaque. https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(url: UrlText): boolean {
  return url.href.charCodeAt(url.pathStart) !== SLASH && !hasAuthority(url)
}
