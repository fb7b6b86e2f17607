import type { Host } from '@waymark/host'

/**
 * A parsed URL. Records are never changed: an operation that changes a URL gives a new one.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface UrlRecord {
  /** Lower-case ASCII, without the colon. */
  readonly scheme: string
  /** Percent-encoded; empty when there is none. */
  readonly username: string
  /** Percent-encoded; empty when there is none. */
  readonly password: string
  /** `null` when there is no authority: `mailto:`, `data:`, `web+x:/p`. */
  readonly host: Host | null
  /** 0 to 65535; `null` when there is none, or it is the scheme's default. */
  readonly port: number | null
  readonly path: UrlPath
  /** Percent-encoded, without `?`; `null` when there is none, which is not the same as empty. */
  readonly query: string | null
  /** Percent-encoded, without `#`; `null` when there is none. */
  readonly fragment: string | null
}

/** https://url.spec.whatwg.org/#url-path */
export type UrlPath =
  | {
      /** An *opaque path*: one string, in which `/` and `..` mean nothing. */
      readonly kind: 'opaque'
      readonly text: string
    }
  | {
      readonly kind: 'list'
      /** Percent-encoded segments, each of which stands behind a `/`. */
      readonly segments: readonly string[]
    }

/** https://url.spec.whatwg.org/#is-special */
export function isSpecial(url: UrlRecord): boolean {
  return isSpecialScheme(url.scheme)
}

/** https://url.spec.whatwg.org/#special-scheme */
export function isSpecialScheme(scheme: string): boolean {
  switch (scheme) {
    case 'https':
    case 'http':
    case 'file':
    case 'ws':
    case 'wss':
    case 'ftp':
      return true
    default:
      return false
  }
}

/** The port a special scheme stands for; `null` for `file` and all others. @see https://url.spec.whatwg.org/#default-port */
export function defaultPort(scheme: string): number | null {
  switch (scheme) {
    case 'https':
    case 'wss':
      return 443
    case 'http':
    case 'ws':
      return 80
    case 'ftp':
      return 21
    default:
      return null
  }
}

/** https://url.spec.whatwg.org/#include-credentials */
export function includesCredentials(url: UrlRecord): boolean {
  return url.username !== '' || url.password !== ''
}

/** https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
export function cannotHaveUsernamePasswordPort(url: UrlRecord): boolean {
  return url.host === null || url.host.kind === 'empty' || url.scheme === 'file'
}
