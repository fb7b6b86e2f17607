import { COMPONENT } from '@waymark/percent-encoding'
import { isUnreserved } from '@waymark/rfc3986'
import { ALL_BUT_RESERVED } from './encode-sets.ts'
import type { Matching } from './matching.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { Operator } from './parse-template.ts'
import {
  ENCODED,
  encodedBytes,
  less,
  plus,
  type SymbolSet,
  setOf,
  type UriSymbol,
} from './symbols.ts'
import type { Surroundings, UriPlace } from './uri-place.ts'

const asciiSet = (has: (c: number) => boolean): readonly UriSymbol[] =>
  Array.from({ length: ENCODED }, (_, c) => c).filter(has)

const NAME: readonly UriSymbol[] = /* @__PURE__ */ asciiSet(
  (c) => isUnreserved(c) || !COMPONENT.has(c),
)
const ALL: readonly UriSymbol[] = /* @__PURE__ */ asciiSet((c) => !ALL_BUT_RESERVED.has(c))
const BYTES: readonly UriSymbol[] = /* @__PURE__ */ encodedBytes(0, 0xff)
const NO_SEPARATORS: readonly UriSymbol[] = /* @__PURE__ */ BYTES.filter(
  (symbol) => symbol !== ENCODED + 0x2f && symbol !== ENCODED + 0x5c,
)

/** A name: unreserved characters, marks and percent-encoded bytes, but no separator, raw or encoded. */
const NAME_SET: SymbolSet = /* @__PURE__ */ setOf([...NAME, ...NO_SEPARATORS])
const DATA_SET: SymbolSet = /* @__PURE__ */ setOf([...NAME, ...BYTES])

/** What `expand` writes each operator's values in. A simple variable never yields a separator, raw or encoded. */
export const VALUE_SETS: Readonly<Record<Operator, SymbolSet>> = {
  '': NAME_SET,
  '/': NAME_SET,
  ';': NAME_SET,
  '.': /* @__PURE__ */ less(NAME_SET, '.'),
  '?': DATA_SET,
  '&': DATA_SET,
  '+': /* @__PURE__ */ less(/* @__PURE__ */ setOf([...ALL, ...NO_SEPARATORS]), '?#'),
  '#': /* @__PURE__ */ less(/* @__PURE__ */ setOf([...ALL, ...BYTES]), '#'),
}

const SUB_DELIMS = "!$&'()*+,;="

/**
 * Other characters that RFC 3986 allows in the value of a name. A colon in the first segment would make it a scheme, and in an authority,
 * `:` and `@` separate parts.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 */
const SYNTAX: Readonly<Record<UriPlace, string>> = {
  start: `${SUB_DELIMS}@`,
  authority: SUB_DELIMS,
  path: `${SUB_DELIMS}:@`,
  query: `${SUB_DELIMS}:@?`,
  fragment: `${SUB_DELIMS}:@?`,
}

/**
 * Characters that RFC 3986 does not allow, and browsers send as they are written.
 *
 * @see https://url.spec.whatwg.org/#percent-encoded-bytes
 */
const LEFT_BY_BROWSERS: Readonly<Record<UriPlace, string>> = {
  start: '[]|',
  authority: '',
  path: '[]|',
  query: '[]|^`{}',
  fragment: '',
}

/** The set that values of a variable are written in, except in query parameters that are read by name. */
export function valueSet(
  operator: Operator,
  { place, delimiters }: Surroundings,
  matching: Matching,
): SymbolSet {
  const written = VALUE_SETS[operator]
  const { named, reserved, separator } = OPERATOR_ROWS[operator]
  // `{?x}` where no query can be: its `?` and `&` are part of a path, or of another value.
  if (matching === 'canonical' || reserved || (named && operator !== ';')) return written
  const left = matching === 'form' ? LEFT_BY_BROWSERS[place] : ''
  const separators =
    delimiters + (separator === ',' ? '' : separator) + (place === 'query' ? '&' : '')
  return less(plus(written, SYNTAX[place] + left), separators)
}

/** The set that the text of a query parameter is written in. */
export const PARAMETER_SETS: Readonly<Record<Matching, SymbolSet>> = {
  canonical: DATA_SET,
  rfc3986: /* @__PURE__ */ less(/* @__PURE__ */ plus(DATA_SET, `${SYNTAX.query}/`), '&'),
  form: /* @__PURE__ */ less(
    /* @__PURE__ */ plus(DATA_SET, `${SYNTAX.query}/${LEFT_BY_BROWSERS.query}\\`),
    '&',
  ),
}
