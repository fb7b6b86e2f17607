import { removeDotSegments } from './dot-segments.ts'
import { recomposeUri, splitUri, type UriParts } from './uri.ts'

/** What resolving may be told. */
export interface ResolveOptions {
  /**
   * Whether a reference with the scheme of the base is absolute, as it says (`true`, the default), or
   * relative, as before RFC 1808.
   */
  readonly strict?: boolean
}

/**
 * Resolves a URI reference against a base URI. Nothing else is changed: neither case, nor escapes.
 *
 * @param base - A URI; its fragment does not matter.
 * @returns The target URI. Where its path would begin with two slashes behind no authority, and so would
 *   be read as one, it begins with `/.//`: there the section's text leads to another URI.
 * @throws TypeError when the base has no scheme.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 */
export function resolveUri(reference: string, base: string, options?: ResolveOptions): string {
  return recomposeUri(resolveParts(splitUri(reference), splitUri(base), options))
}

/** `resolveUri` on parts, for whoever resolves many references against one base. */
export function resolveParts(
  reference: UriParts,
  base: UriParts,
  { strict = true }: ResolveOptions = {},
): UriParts {
  if (base.scheme === null) throw new TypeError('A base URI needs a scheme')
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

/** As https://url.spec.whatwg.org/#url-serializing, step 3, does it. */
export function guardPath(uri: UriParts): UriParts {
  return uri.authority === null && uri.path.startsWith('//')
    ? { ...uri, path: `/.${uri.path}` }
    : uri
}
