import { splitAuthority } from './authority.ts'
import { recomposeUri, splitUri } from './uri.ts'
import { isAbsolutePath, isAuthority, isDigits, isHost, isQuery, isUri } from './validity.ts'

/** What stands between method and version in the first line of an HTTP/1.1 request. */
export type RequestTarget =
  | { readonly form: 'origin'; readonly path: string; readonly query: string | null }
  | { readonly form: 'absolute'; readonly uri: string }
  | { readonly form: 'authority'; readonly host: string; readonly port: string }
  | { readonly form: 'asterisk' }

/**
 * Reads a request target. Its form depends on the method: `CONNECT` has the authority form alone, and
 * only `OPTIONS` may have the asterisk form.
 *
 * @param method - In exact case; methods are case-sensitive.
 * @returns `null` when the target has no form that the method may have.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function parseRequestTarget(target: string, method: string = 'GET'): RequestTarget | null {
  if (method === 'CONNECT') {
    const { userinfo, host, port } = splitAuthority(target)
    if (userinfo !== null || host === '' || port === null || port === '') return null
    return isHost(host) && isDigits(port) ? { form: 'authority', host, port } : null
  }
  if (target === '*') return method === 'OPTIONS' ? { form: 'asterisk' } : null
  if (target.startsWith('/')) {
    const mark = target.indexOf('?')
    const path = mark === -1 ? target : target.slice(0, mark)
    const query = mark === -1 ? null : target.slice(mark + 1)
    const isOrigin = isAbsolutePath(path) && (query === null || isQuery(query))
    return isOrigin ? { form: 'origin', path, query } : null
  }
  return !target.includes('#') && isUri(target) ? { form: 'absolute', uri: target } : null
}

/** What else a server knows of a request. */
export interface RequestContext {
  /** `http` or `https`, as the connection or the server's configuration says. */
  readonly scheme: string
  /** The Host field, or what the server is configured to take instead; `''` when there is neither. */
  readonly host: string
  readonly method?: string
}

/**
 * Gives the target URI of a request, as a server reconstructs it.
 *
 * @returns `null` when the request target or the host is not one.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.3
 */
export function reconstructTarget(target: string, context: RequestContext): string | null {
  const { scheme, host, method = 'GET' } = context
  const parsed = parseRequestTarget(target, method)
  if (parsed === null || host.includes('@') || !isAuthority(host)) return null
  const fragment = null
  switch (parsed.form) {
    case 'absolute':
      return parsed.uri
    case 'authority': {
      const authority = `${parsed.host}:${parsed.port}`
      return recomposeUri({ scheme, authority, path: '', query: null, fragment })
    }
    case 'asterisk':
      return recomposeUri({ scheme, authority: host, path: '', query: null, fragment })
    case 'origin': {
      const { path, query } = parsed
      return recomposeUri({ scheme, authority: host, path, query, fragment })
    }
  }
}

/**
 * Gives the request target that a client writes for a URI.
 *
 * @param viaProxy - Whether the request goes to a proxy, which takes the absolute form.
 * @returns `null` when the URI has no authority, which HTTP cannot ask for.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function writeRequestTarget(
  uri: string,
  {
    method = 'GET',
    viaProxy = false,
  }: { readonly method?: string; readonly viaProxy?: boolean } = {},
): string | null {
  const { scheme, authority, path, query } = splitUri(uri)
  if (scheme === null || authority === null || authority === '') return null
  const { host, port } = splitAuthority(authority)
  if (method === 'CONNECT')
    return `${host}:${port ?? (scheme.toLowerCase() === 'https' ? 443 : 80)}`
  const isWholeServer = method === 'OPTIONS' && path === '' && query === null
  if (viaProxy) return recomposeUri({ ...splitUri(uri), fragment: null })
  if (isWholeServer) return '*'
  return (path === '' ? '/' : path) + (query === null ? '' : `?${query}`)
}
