import {
  C0_CONTROL,
  COMPONENT,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentEncode,
} from '@waymark/percent-encoding'

/** A percent-encode set of the URL Standard. */
export interface EncodeSet {
  /** As the standard calls it. */
  readonly name: string
  readonly set: PercentEncodeSet
}

/** All sets, in the standard's order. */
export const ENCODE_SETS: readonly EncodeSet[] = [
  { name: 'C0 control', set: C0_CONTROL },
  { name: 'fragment', set: FRAGMENT },
  { name: 'query', set: QUERY },
  { name: 'special-query', set: SPECIAL_QUERY },
  { name: 'path', set: PATH },
  { name: 'userinfo', set: USERINFO },
  { name: 'component', set: COMPONENT },
  { name: 'application/x-www-form-urlencoded', set: FORM_URLENCODED },
]

/** Where the standard defines a set. */
export function sourceOf({ name }: EncodeSet): string {
  const anchor = name.toLowerCase().replace(/[ /]/g, '-')
  return `https://url.spec.whatwg.org/#${anchor}-percent-encode-set`
}

/** The printable characters of ASCII that a set encodes; all sets encode those that are not. */
export function printableIn({ set }: EncodeSet): readonly string[] {
  return Array.from({ length: 0x5f }, (_, i) => 0x20 + i)
    .filter((c) => set.has(c))
    .map((c) => String.fromCharCode(c))
}

/** A text in each of the sets. */
export function encodeInSets(text: string): readonly string[] {
  return ENCODE_SETS.map(({ set }) => utf8PercentEncode(text, set))
}
