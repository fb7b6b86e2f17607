import { recomposeUri, type UriParts } from '@waymark/rfc3986'
import { hasHost, normalizeSchemeParts } from './ladder.ts'

/**
 * The normal form of an http or https URI; `null` for all others.
 *
 * @param uri - Normal in syntax.
 * @param request - The method of the request that it is the target of; of `OPTIONS` an empty path asks
 *   about the whole server and is no `/`.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.2.3
 */
export function httpUriKey(uri: UriParts, request: string | undefined): string | null {
  if ((uri.scheme !== 'http' && uri.scheme !== 'https') || !hasHost(uri)) return null
  const normal = normalizeSchemeParts(uri, {})
  const isServer = request === 'OPTIONS' && uri.path === '' && uri.query === null
  return recomposeUri(isServer ? { ...normal, path: '' } : normal)
}
