/**
 * A percent-encode set, which never changes. Every set holds the controls and all code points above U+007E.
 *
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export interface PercentEncodeSet {
  /** Whether a space is written as `+`. */
  readonly spaceAsPlus: boolean
  /** Whether a code point is in the set, so that it is percent-encoded. */
  has(codePoint: number): boolean
}

/** A frozen array, because nobody can freeze a typed one. */
class CellSet implements PercentEncodeSet {
  /** 1 for each byte that is to be encoded. */
  readonly cells: readonly number[]
  readonly spaceAsPlus: boolean

  constructor(cells: readonly number[], spaceAsPlus: boolean) {
    this.cells = Object.freeze(cells)
    this.spaceAsPlus = spaceAsPlus
    Object.freeze(this)
  }

  has(codePoint: number): boolean {
    return this.cells[codePoint] !== 0
  }
}

/** The cells of a set, by byte. */
export function cellsOf(set: PercentEncodeSet): readonly number[] {
  return (set as CellSet).cells
}

/** Whether a value is a set that this package made. */
export function isPercentEncodeSet(value: unknown): value is PercentEncodeSet {
  return value instanceof CellSet
}

/** A set with more members than another. */
export function extend(
  base: PercentEncodeSet,
  extra: string,
  spaceAsPlus: boolean = base.spaceAsPlus,
): PercentEncodeSet {
  const cells = cellsOf(base).slice()
  for (let i = 0; i < extra.length; i++) {
    const c = extra.charCodeAt(i)
    if (c < 0x80) cells[c] = 1
  }
  return new CellSet(cells, spaceAsPlus)
}

/**
 * The *C0 control percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#c0-control-percent-encode-set
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
 * The *fragment percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#fragment-percent-encode-set
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
 * The *query percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#query-percent-encode-set
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
 * The *special-query percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#special-query-percent-encode-set
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
 * The *path percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#path-percent-encode-set
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
 * The *userinfo percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#userinfo-percent-encode-set
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
 * The *component percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#component-percent-encode-set
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
 * The *application/x-www-form-urlencoded percent-encode set*.
 *
 * @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 *
 * @example
 * ```ts
 * import { FORM_URLENCODED, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode("it's a (test)", FORM_URLENCODED) // => 'it%27s+a+%28test%29'
 * ```
 */
export const FORM_URLENCODED: PercentEncodeSet = /* @__PURE__ */ extend(COMPONENT, "!'()~", true)

/**
 * The ASCII characters that a set does not hold, for use in a character class of a regular expression: `[^…]` matches
 * each code unit that is to be encoded.
 *
 * @example
 * ```ts
 * import { QUERY } from '@waymark/percent-encoding'
 * import { unencodedCharacters } from '@waymark/percent-encoding/internal'
 *
 * new RegExp(`[^${unencodedCharacters(QUERY)}]`).test('a"b') // => true
 * ```
 */
export function unencodedCharacters(set: PercentEncodeSet): string {
  let characters = ''
  for (let c = 0x20; c < 0x7f; c++) if (!set.has(c)) characters += `\\x${c.toString(16)}`
  return characters
}

function c0ControlSet(): PercentEncodeSet {
  return new CellSet(
    Array.from({ length: 256 }, (_, byte) => (byte < 0x20 || byte > 0x7e ? 1 : 0)),
    false,
  )
}
