import type { Host } from './host.ts'

/** Unlike the parser's record, it is changed in place, as the standard does. @see https://url.spec.whatwg.org/#concept-url */
export interface UrlRecord {
  scheme: string
  username: string
  password: string
  host: Host | null
  port: number | null
  path: UrlPath
  query: string | null
  fragment: string | null
}

/** https://url.spec.whatwg.org/#url-path */
export type UrlPath =
  | { readonly kind: 'opaque'; text: string }
  | { readonly kind: 'list'; readonly segments: string[] }

/** *A new URL*: every member has its initial value. */
export function createUrl(): UrlRecord {
  return {
    scheme: '',
    username: '',
    password: '',
    host: null,
    port: null,
    path: { kind: 'list', segments: [] },
    query: null,
    fragment: null,
  }
}

/** https://infra.spec.whatwg.org/#list-clone */
export function clonePath(path: UrlPath): UrlPath {
  return path.kind === 'opaque' ? { ...path } : { kind: 'list', segments: [...path.segments] }
}

/** https://url.spec.whatwg.org/#special-scheme */
export function isSpecialScheme(scheme: string): boolean {
  switch (scheme) {
    case 'ftp':
    case 'file':
    case 'http':
    case 'https':
    case 'ws':
    case 'wss':
      return true
    default:
      return false
  }
}

/** https://url.spec.whatwg.org/#default-port */
export function defaultPort(scheme: string): number | null {
  switch (scheme) {
    case 'ftp':
      return 21
    case 'http':
    case 'ws':
      return 80
    case 'https':
    case 'wss':
      return 443
    default:
      return null
  }
}

/** https://url.spec.whatwg.org/#is-special */
export function isSpecial(url: UrlRecord): boolean {
  return isSpecialScheme(url.scheme)
}

/** https://url.spec.whatwg.org/#include-credentials */
export function includesCredentials(url: UrlRecord): boolean {
  return url.username !== '' || url.password !== ''
}

/** https://url.spec.whatwg.org/#url-opaque-path */
export function hasOpaquePath(url: UrlRecord): boolean {
  return url.path.kind === 'opaque'
}

/** https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
export function cannotHaveUsernamePasswordPort(url: UrlRecord): boolean {
  return url.host === null || url.host.kind === 'empty' || url.scheme === 'file'
}
