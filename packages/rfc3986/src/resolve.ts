import { ArgumentError } from '@waymark/infra/argument'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { removeDotSegments } from './dot-segments.ts'
import { recomposeUri, requireUriParts, splitUri, type UriParts } from './uri.ts'

/** The options of `resolveUri` and `resolveParts`. */
export interface ResolveOptions {
  /**
   * Whether a reference with the scheme of the base is absolute, as it says (`true`, the default), or
   * relative, as before RFC 1808.
   */
  readonly strict?: boolean | undefined
}

export const RESOLVE_OPTIONS: OptionTable<ResolveOptions> = { strict: BOOLEAN }

/**
 * Resolves a URI reference against a base URI. Nothing else changes: neither case, nor percent-encoded bytes.
 *
 * @param base - A URI; its fragment does not matter.
 * @returns The target URI. If its path would begin with two slashes and there is no authority, it begins with `/.//`:
 *   without that, the path would be read as an authority, and the section's text leads to another URI.
 * @throws TypeError if the base has no scheme, or an option is wrong.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 *
 * @example
 * ```ts
 * import { resolveUri } from '@waymark/rfc3986'
 *
 * resolveUri('../b?q', 'http://example.com/a/c/d') // => 'http://example.com/a/b?q'
 * ```
 */
export function resolveUri(reference: string, base: string, options?: ResolveOptions): string {
  return recomposeUri(resolveParts(splitUri(reference), splitUri(base), options))
}

/**
 * `resolveUri` for parts, to resolve many references against one base.
 *
 * @throws ArgumentError if one of them is not the parts of a URI.
 *
 * @example
 * ```ts
 * import { recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
 *
 * const base = splitUri('http://example.com/a/b')
 * const links = ['c', '/d'].map((link) => recomposeUri(resolveParts(splitUri(link), base)))
 * links // => ['http://example.com/a/c', 'http://example.com/d']
 * ```
 */
export function resolveParts(
  reference: UriParts,
  base: UriParts,
  options?: ResolveOptions,
): UriParts {
  requireUriParts(reference, 'reference')
  requireUriParts(base, 'base')
  options = checkOptions(options, RESOLVE_OPTIONS)
  const { strict = true } = options
  if (base.scheme === null) {
    throw new ArgumentError('base', {
      text: 'A base URI needs a scheme',
      data: { expected: 'a URI with a scheme', lacking: 'scheme' },
    })
  }
  const isSameScheme = !strict && reference.scheme?.toLowerCase() === base.scheme.toLowerCase()
  const { authority, path, query, fragment } = reference
  if (reference.scheme !== null && !isSameScheme) {
    return guardPath({ ...reference, path: removeDotSegments(path) })
  }
  const { scheme } = base
  if (authority !== null) {
    return { scheme, authority, path: removeDotSegments(path), query, fragment }
  }
  if (path === '') return { ...base, query: query ?? base.query, fragment }
  const whole = path.startsWith('/') ? path : mergePaths(base, path)
  return guardPath({
    scheme,
    authority: base.authority,
    path: removeDotSegments(whole),
    query,
    fragment,
  })
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3 */
function mergePaths(base: UriParts, path: string): string {
  if (base.authority !== null && base.path === '') return `/${path}`
  return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path
}

/**
 * Writes `/.` before a path that would be read as an authority, as the URL Standard does.
 *
 * @see https://url.spec.whatwg.org/#url-serializing, step 3
 *
 * @example
 * ```ts
 * import { guardPath, recomposeUri, splitUri } from '@waymark/rfc3986'
 *
 * recomposeUri(guardPath({ ...splitUri('a:/b'), path: '//b' })) // => 'a:/.//b'
 * ```
 */
export function guardPath(uri: UriParts): UriParts {
  requireUriParts(uri)
  return uri.authority === null && uri.path.startsWith('//')
    ? { ...uri, path: `/.${uri.path}` }
    : uri
}
