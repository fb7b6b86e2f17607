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
  readonly source: string
  readonly set: PercentEncodeSet
}

const STANDARD = 'https://url.spec.whatwg.org/'

function encodeSet(name: string, set: PercentEncodeSet): EncodeSet {
  const anchor = `${name.toLowerCase().replaceAll(' ', '-')}-percent-encode-set`
  return { name, source: `${STANDARD}#${anchor}`, set }
}

/** All sets, in the standard's order. */
export const ENCODE_SETS: readonly EncodeSet[] = [
  encodeSet('C0 control', C0_CONTROL),
  encodeSet('fragment', FRAGMENT),
  encodeSet('query', QUERY),
  encodeSet('special-query', SPECIAL_QUERY),
  encodeSet('path', PATH),
  encodeSet('userinfo', USERINFO),
  encodeSet('component', COMPONENT),
  encodeSet('application/x-www-form-urlencoded', FORM_URLENCODED),
].map((each) => ({ ...each, source: each.source.replace('/x-www', '-x-www') }))

/** Code points that the same sets have. Those that no or every set has are one row. */
export interface CodePointRow {
  /** The ranges of code points, both ends included. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
  /** For each set, whether it has them. */
  readonly members: readonly boolean[]
  /** Whether the text has one of them. */
  readonly isUsed: boolean
}

const LAST = 0x10ffff

/** The code points of ASCII in rows, and all others in the last one. */
export function codePointRows(text: string): readonly CodePointRow[] {
  const used = new Set(Array.from(text, (character) => character.codePointAt(0)!))
  const isUsed = (first: number, last: number) =>
    [...used].some((codePoint) => codePoint >= first && codePoint <= last)
  const single: CodePointRow[] = []
  const none: [number, number][] = []
  for (let c = 0x20; c < 0x7f; c++) {
    const members = ENCODE_SETS.map(({ set }) => set.has(c))
    if (members.some(Boolean)) single.push({ ranges: [[c, c]], members, isUsed: used.has(c) })
    else if (none.at(-1)?.[1] === c - 1) none.at(-1)![1] = c
    else none.push([c, c])
  }
  const all = ENCODE_SETS.map(() => true)
  return [
    { ranges: [[0, 0x1f]], members: all, isUsed: isUsed(0, 0x1f) },
    ...single,
    {
      ranges: none,
      members: ENCODE_SETS.map(() => false),
      isUsed: none.some(([first, last]) => isUsed(first, last)),
    },
    { ranges: [[0x7f, LAST]], members: all, isUsed: isUsed(0x7f, LAST) },
  ]
}

/** A text in each of the sets. */
export function encodeInSets(text: string): readonly string[] {
  return ENCODE_SETS.map(({ set }) => utf8PercentEncode(text, set))
}
