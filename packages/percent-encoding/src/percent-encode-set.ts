/**
 * A percent-encode set: one cell for each byte value, 1 where the byte is to be encoded.
 *
 * Every set holds all non-ASCII code points, so cells 0x80 to 0xFF are always 1.
 *
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export type PercentEncodeSet = Readonly<Uint8Array>

/**
 * https://url.spec.whatwg.org/#c0-control-percent-encode-set
 *
 * @example
 * ```ts
 * import { C0_CONTROL, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode('a b\u007fé', C0_CONTROL) // => 'a b%7F%C3%A9'
 * ```
 */
export const C0_CONTROL: PercentEncodeSet = /* @__PURE__ */ c0ControlSet()

/**
 * https://url.spec.whatwg.org/#fragment-percent-encode-set
 *
 * @example
 * ```ts
 * import { FRAGMENT, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode('`<b> #', FRAGMENT) // => '%60%3Cb%3E%20#'
 * ```
 */
export const FRAGMENT: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "<>`')

/**
 * https://url.spec.whatwg.org/#query-percent-encode-set
 *
 * @example
 * ```ts
 * import { QUERY, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode("it's #1", QUERY) // => "it's%20%231"
 * ```
 */
export const QUERY: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>')

/**
 * https://url.spec.whatwg.org/#special-query-percent-encode-set
 *
 * @example
 * ```ts
 * import { SPECIAL_QUERY, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode("it's #1", SPECIAL_QUERY) // => 'it%27s%20%231'
 * ```
 */
export const SPECIAL_QUERY: PercentEncodeSet = /* @__PURE__ */ extend(QUERY, "'")

/**
 * https://url.spec.whatwg.org/#path-percent-encode-set
 *
 * @example
 * ```ts
 * import { PATH, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode('a?{b}/c', PATH) // => 'a%3F%7Bb%7D/c'
 * ```
 */
export const PATH: PercentEncodeSet = /* @__PURE__ */ extend(QUERY, '?^`{}')

/**
 * https://url.spec.whatwg.org/#userinfo-percent-encode-set
 *
 * @example
 * ```ts
 * import { USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode('a:b@c', USERINFO) // => 'a%3Ab%40c'
 * ```
 */
export const USERINFO: PercentEncodeSet = /* @__PURE__ */ extend(PATH, '/:;=@[\\]|')

/**
 * https://url.spec.whatwg.org/#component-percent-encode-set
 *
 * @example
 * ```ts
 * import { COMPONENT, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode('a&b+c', COMPONENT) // => 'a%26b%2Bc'
 * ```
 */
export const COMPONENT: PercentEncodeSet = /* @__PURE__ */ extend(USERINFO, '$%&+,')

/**
 * https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 *
 * @example
 * ```ts
 * import { FORM_URLENCODED, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode("it's a (test)", FORM_URLENCODED) // => 'it%27s+a+%28test%29'
 * ```
 */
export const FORM_URLENCODED: PercentEncodeSet = /* @__PURE__ */ extend(COMPONENT, "!'()~")

/**
 * The ASCII characters that a set does not hold, for use in a character class of a regular expression: `[^…]` matches
 * each code unit that is to be encoded.
 *
 * @example
 * ```ts
 * import { unencodedCharacters, QUERY } from '@waymark/percent-encoding'
 *
 * new RegExp(`[^${unencodedCharacters(QUERY)}]`).test('a"b') // => true
 * ```
 */
export function unencodedCharacters(set: PercentEncodeSet): string {
  let characters = ''
  for (let c = 0x20; c < 0x7f; c++) if (set[c] === 0) characters += `\\x${c.toString(16)}`
  return characters
}

function c0ControlSet(): PercentEncodeSet {
  return new Uint8Array(256).fill(1, 0, 0x20).fill(1, 0x7f)
}

function extend(base: PercentEncodeSet, members: string): PercentEncodeSet {
  const set = base.slice()
  for (let i = 0; i < members.length; i++) set[members.charCodeAt(i)] = 1
  return set
}
