import { requireOptions } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import { recomposeAuthority, splitAuthority } from './authority.ts'
import { PORTS } from './ports.ts'
import { recomposeUri, splitUri } from './uri.ts'
import { isAbsolutePath, isAuthority, isDigits, isHost, isQuery, isUri } from './validity.ts'

/** What is between method and version in the first line of an HTTP/1.1 request. */
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
 *
 * @example
 * ```ts
 * import { parseRequestTarget } from '@waymark/rfc3986'
 *
 * parseRequestTarget('/tea?q=1') // => { form: 'origin', path: '/tea', query: 'q=1' }
 * parseRequestTarget('example.com:443', 'CONNECT') // => { form: 'authority', host: 'example.com', port: '443' }
 * ```
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
  const isAbsolute = !target.includes('#') && isUri(target) && !isFaultyHttpUri(target)
  return isAbsolute ? { form: 'absolute', uri: target } : null
}

/**
 * Whether a URI is one of HTTP that no message may have as its target: without a host, or with user
 * information.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.2.4
 */
function isFaultyHttpUri(uri: string): boolean {
  if (!/^https?:/i.test(uri)) return false
  const { userinfo, host } = splitAuthority(splitUri(uri).authority ?? '')
  return userinfo !== null || host === ''
}

/** What else a server knows of a request. */
export interface RequestContext {
  /** `http` or `https`, as the connection or the server's configuration says. */
  readonly scheme: string
  /**
   * The Host field, or what the server is configured to take instead; `''` when there is neither, which
   * the absolute and the authority form can do without.
   */
  readonly host: string
  readonly method?: string
}

export const REQUEST_CONTEXT: OptionTable<RequestContext> = {
  scheme: STRING,
  host: STRING,
  method: STRING,
}

/**
 * Gives the target URI of a request, as a server reconstructs it.
 *
 * @returns `null` when the request target or the host is not one, or when the host is needed and empty.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.3
 *
 * @example
 * ```ts
 * import { reconstructTarget } from '@waymark/rfc3986'
 *
 * reconstructTarget('/tea', { scheme: 'https', host: 'example.com' }) // => 'https://example.com/tea'
 * ```
 */
export function reconstructTarget(target: string, context: RequestContext): string | null {
  context = requireOptions(context, REQUEST_CONTEXT, 'scheme', 'host')
  const { scheme, host, method = 'GET' } = context
  const parsed = parseRequestTarget(target, method)
  if (parsed === null || host.includes('@') || !isAuthority(host)) return null
  const needsHost = parsed.form === 'origin' || parsed.form === 'asterisk'
  if (needsHost && splitAuthority(host).host === '') return null
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

/** The options of `writeRequestTarget`. */
export interface RequestTargetOptions {
  /** In exact case. Default `'GET'`. */
  readonly method?: string | undefined
  /** Whether the request goes to a proxy, which needs the whole URI. Default `false`. */
  readonly viaProxy?: boolean | undefined
}

export const REQUEST_TARGET_OPTIONS: OptionTable<RequestTargetOptions> = {
  method: STRING,
  viaProxy: BOOLEAN,
}

/**
 * Gives the request target that a client writes for a URI. It never has user information: a
 * password is not meant for everyone who sees the target.
 *
 * @param method - In exact case; `CONNECT` takes the port of `PORTS` where the URI has none.
 * @param viaProxy - Whether the request goes to a proxy, which takes the absolute form.
 * @returns `null` if the string is not a URI by the grammar, if it has no host, which HTTP needs,
 *   and if `CONNECT` finds no port.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 *
 * @example
 * ```ts
 * import { writeRequestTarget } from '@waymark/rfc3986'
 *
 * writeRequestTarget('https://ann@example.com/tea#top') // => '/tea'
 * writeRequestTarget('https://ann@example.com/tea#top', { viaProxy: true }) // => 'https://example.com/tea'
 * ```
 */
export function writeRequestTarget(uri: string, options?: RequestTargetOptions): string | null {
  options = checkOptions(options, REQUEST_TARGET_OPTIONS)
  const { method = 'GET', viaProxy = false } = options
  // A space or a line break would end the target, and begin what the sender did not write.
  if (!isUri(uri)) return null
  const { scheme, authority, path, query } = splitUri(uri)
  const { host, port } = splitAuthority(authority ?? '')
  if (scheme === null || host === '') return null
  if (method === 'CONNECT') {
    const portOrDefault = port || defaultPort(scheme)
    return portOrDefault === null ? null : `${host}:${portOrDefault}`
  }
  if (viaProxy) {
    const withoutUserinfo = recomposeAuthority({ userinfo: null, host, port })
    return recomposeUri({ scheme, authority: withoutUserinfo, path, query, fragment: null })
  }
  if (method === 'OPTIONS' && path === '' && query === null) return '*'
  return (path === '' ? '/' : path) + (query === null ? '' : `?${query}`)
}

function defaultPort(scheme: string): number | null {
  const name = scheme.toLowerCase()
  return Object.hasOwn(PORTS, name) ? PORTS[name]! : null
}
