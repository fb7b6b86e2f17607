/** What the states need to know about a scheme, as a number. */
export type SchemeKind = number

/** Every scheme except the six below. */
export const NOT_SPECIAL: SchemeKind = 0
export const HTTP: SchemeKind = 1
export const HTTPS: SchemeKind = 2
export const WS: SchemeKind = 3
export const WSS: SchemeKind = 4
export const FTP: SchemeKind = 5
/**
 * The special scheme without credentials, port and origin.
 *
 * @example
 * ```ts
 * import { FILE, kindOfScheme } from '@waymark/url-parser/internal'
 *
 * kindOfScheme('file') === FILE // => true
 * kindOfScheme('https') === FILE // => false
 * ```
 */
export const FILE: SchemeKind = 6

/**
 * The kind of the scheme at the start of a string.
 *
 * @param text - Its scheme must be in lower case.
 * @param end - Where the scheme ends.
 *
 * @example
 * ```ts
 * import { FILE, kindOfScheme } from '@waymark/url-parser/internal'
 *
 * kindOfScheme('file:///a', 4) === FILE // => true
 * ```
 */
export function kindOfScheme(text: string, end: number = text.length): SchemeKind {
  switch (end) {
    case 2:
      return text.startsWith('ws') ? WS : NOT_SPECIAL
    case 3:
      return text.startsWith('wss') ? WSS : text.startsWith('ftp') ? FTP : NOT_SPECIAL
    case 4:
      return text.startsWith('http') ? HTTP : text.startsWith('file') ? FILE : NOT_SPECIAL
    case 5:
      return text.startsWith('https') ? HTTPS : NOT_SPECIAL
    default:
      return NOT_SPECIAL
  }
}

/** By kind: the start of the serialisation of a special URL. */
export const SPECIAL_STARTS: readonly string[] = [
  '',
  'http://',
  'https://',
  'ws://',
  'wss://',
  'ftp://',
  'file://',
]

/** By kind; -1 if there is none. https://url.spec.whatwg.org/#default-port */
export const DEFAULT_PORTS: readonly number[] = [-1, 80, 443, 80, 443, 21, -1]

/** Whether a query is encoded in a document's encoding: only for special schemes other than `ws:` and `wss:`. */
export function usesEncoder(kind: SchemeKind): boolean {
  return kind !== NOT_SPECIAL && kind !== WS && kind !== WSS
}

/**
 * Whether a scheme of this kind is special. @see https://url.spec.whatwg.org/#is-special
 *
 * @example
 * ```ts
 * import { isSpecialKind, kindOfScheme } from '@waymark/url-parser/internal'
 *
 * isSpecialKind(kindOfScheme('wss')) // => true
 * isSpecialKind(kindOfScheme('mailto')) // => false
 * ```
 */
export function isSpecialKind(kind: SchemeKind): boolean {
  return kind !== NOT_SPECIAL
}
