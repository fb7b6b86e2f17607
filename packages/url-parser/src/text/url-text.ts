import { SLASH } from './code-units.ts'
import { kindOfScheme, type SchemeKind } from './scheme-kind.ts'

/**
 * A serialised URL and the offsets of its parts, in UTF-16 code units.
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
 * A missing part is empty: `usernameEnd` and `hostStart` are equal without credentials, `hostEnd`
 * and `portEnd` without a port, `searchStart` and `hashStart` without a query.
 */
export interface UrlText {
  readonly href: string
  /** The offset of the `:` after the scheme. */
  readonly schemeEnd: number
  /** One past the username, which starts after `//`. */
  readonly usernameEnd: number
  /** The first code unit of the host; without an authority, one past the `:` of the scheme. */
  readonly hostStart: number
  readonly hostEnd: number
  /** One past the port, which starts after the `:` at `hostEnd`; without a port, `hostEnd`. */
  readonly portEnd: number
  /** The first code unit of the path, after the `/.` that keeps some paths from looking like an authority. */
  readonly pathStart: number
  /** The offset of `?`; without a query, `hashStart`; -1 until it is needed. */
  readonly searchStart: number
  /** The offset of `#`; without a fragment, the length; meaningless while `searchStart` is -1. */
  readonly hashStart: number
}

/**
 * Where a delimiter is between two offsets of a serialised URL; `end` if it is not there.
 *
 * @example
 * ```ts
 * import { offsetOf } from '@waymark/url-parser/internal'
 *
 * offsetOf('?', 'https://a.example/b?c', 17, 21) // => 19
 * ```
 */
export function offsetOf(delimiter: string, href: string, start: number, end: number): number {
  const at = href.indexOf(delimiter, start)
  return at === -1 || at > end ? end : at
}

export function kindOf(url: UrlText): SchemeKind {
  return kindOfScheme(url.href, url.schemeEnd)
}

/** Whether there is a host, which may be empty. */
export function hasAuthority(url: UrlText): boolean {
  return url.hostStart > url.schemeEnd + 1
}

/** https://url.spec.whatwg.org/#include-credentials */
export function hasCredentials(url: UrlText): boolean {
  return url.hostStart > url.schemeEnd + 3
}

/** Whether the path of what the parser has written is opaque. https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(url: UrlText): boolean {
  return url.href.charCodeAt(url.pathStart) !== SLASH && !hasAuthority(url)
}
