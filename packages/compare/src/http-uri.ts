import { recomposeUri, type UriParts } from '@waymark/rfc3986'
import { hasHost, normalizeSchemeParts } from './ladder.ts'

/**
 * The normal form of an http or https URI; `null` for all others.
 *
 * @param uri - After syntax-based normalisation.
 * @param request - The method of the request whose target it is. For `OPTIONS`, an empty path means the
 *   server itself and is not `/`.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.2.3
 */
export function httpUriKey(uri: UriParts, request: string | undefined): string | null {
  if ((uri.scheme !== 'http' && uri.scheme !== 'https') || !hasHost(uri)) return null
  const normal = normalizeSchemeParts(uri)
  const isServer = request === 'OPTIONS' && uri.path === '' && uri.query === null
  return recomposeUri(isServer ? { ...normal, path: '' } : normal)
}
