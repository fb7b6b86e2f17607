import { type ArgumentType, requireString, wrongArgument } from '@waymark/infra/argument'

/** The five parts of a URI reference, exactly as written. */
export interface UriParts {
  /** Without its `:`; `null` where there is none. */
  readonly scheme: string | null
  /** Without its `//`; `null` where there is none, which is not the same as empty. */
  readonly authority: string | null
  /** Always there; it may be empty. */
  readonly path: string
  /** Without its `?`; `null` where there is none, which is not the same as empty. */
  readonly query: string | null
  /** Without its `#`; `null` where there is none, which is not the same as empty. */
  readonly fragment: string | null
}

const URI_PARTS: ArgumentType = {
  expected: 'the five parts of a URI',
  remedy: 'splitUri makes them from a string; a missing part is null, and the path is a string',
}

/**
 * Refuses what is not the parts of a URI, such as a string or a URL record.
 *
 * @param name - Of the parameter, for the message.
 * @throws ArgumentError
 *
 * @example
 * ```ts
 * import { requireUriParts, splitUri } from '@waymark/rfc3986'
 *
 * requireUriParts(splitUri('urn:a')) // => undefined
 * requireUriParts('urn:a') // throws must be the five parts
 * ```
 */
export function requireUriParts(parts: unknown, name = 'uri'): asserts parts is UriParts {
  // Any value but `null` and `undefined` has members.
  const { scheme, authority, path, query, fragment } = (parts ?? {}) as Partial<UriParts>
  const areStrings = isPart(scheme) && isPart(authority) && isPart(query) && isPart(fragment)
  if (!areStrings || typeof path !== 'string') throw wrongArgument(name, URI_PARTS, parts)
}

/** Whether a value can be one of the parts that may be missing. */
export function isPart(value: unknown): boolean {
  return typeof value === 'string' || value === null
}

/**
 * Splits a URI reference into its five parts. Any text splits; nothing is decoded, changed or judged.
 *
 * This is the expression of appendix B, found with searches for single characters: its scheme is whatever
 * is before the first `:` if that comes before any `/`, `?` and `#`. To know whether it could be one,
 * ask `isScheme`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 *
 * @example
 * ```ts
 * import { splitUri } from '@waymark/rfc3986'
 *
 * splitUri('https://example.com/tea?q#top') // => { scheme: 'https', authority: 'example.com', path: '/tea', query: 'q', fragment: 'top' }
 * ```
 */
export function splitUri(text: string): UriParts {
  const hash = text.indexOf('#')
  const end = hash === -1 ? text.length : hash
  const mark = firstBefore(text, '?', 0, end)
  const pathEnd = mark === -1 ? end : mark
  const colon = firstBefore(text, ':', 0, pathEnd)
  const hasScheme = colon > 0 && firstBefore(text, '/', 0, colon) === -1
  const start = hasScheme ? colon + 1 : 0
  const hasAuthority = start + 2 <= pathEnd && text.startsWith('//', start)
  const slash = hasAuthority ? firstBefore(text, '/', start + 2, pathEnd) : start
  const pathStart = slash === -1 ? pathEnd : slash
  return {
    scheme: hasScheme ? text.slice(0, colon) : null,
    authority: hasAuthority ? text.slice(start + 2, pathStart) : null,
    path: text.slice(pathStart, pathEnd),
    query: mark === -1 ? null : text.slice(mark + 1, end),
    fragment: hash === -1 ? null : text.slice(hash + 1),
  }
}

function firstBefore(text: string, character: string, from: number, end: number): number {
  const at = text.indexOf(character, from)
  return at < end ? at : -1
}

/**
 * Puts the parts together again. The result of `splitUri` becomes the string it came from.
 *
 * @throws ArgumentError if it is not such parts.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 *
 * @example
 * ```ts
 * import { recomposeUri, splitUri } from '@waymark/rfc3986'
 *
 * recomposeUri({ ...splitUri('https://example.com/tea?q'), query: null }) // => 'https://example.com/tea'
 * ```
 */
export function recomposeUri(uri: UriParts): string {
  requireUriParts(uri)
  const { scheme, authority, path, query, fragment } = uri
  let text = scheme === null ? '' : `${scheme}:`
  if (authority !== null) text += `//${authority}`
  text += path
  if (query !== null) text += `?${query}`
  return fragment === null ? text : `${text}#${fragment}`
}

/**
 * Whether a string is a scheme. @see https://www.rfc-editor.org/rfc/rfc3986#section-3.1
 *
 * @example
 * ```ts
 * import { isScheme } from '@waymark/rfc3986'
 *
 * isScheme('view-source') // => true
 * isScheme('1a') // => false
 * ```
 */
export function isScheme(text: string): boolean {
  requireString(text, 'text', 'of a URL record, pass its `scheme`')
  return /^[a-z][a-z0-9+.-]*$/i.test(text)
}
