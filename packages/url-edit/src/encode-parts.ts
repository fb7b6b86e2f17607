import {
  C0_CONTROL,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  percentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentEncode,
} from '@waymark/percent-encoding'

/** Text as it is meant, or text that is percent-encoded already. */
export type Text = string | EncodedText

/** Text that is percent-encoded already: a `%` in it stays, and only what the part cannot contain is encoded. */
export interface EncodedText {
  readonly encoded: string
}

/** How the text of a part is written: as it is meant, and where it is encoded already. */
export interface PartSets {
  readonly plain: PercentEncodeSet
  readonly encoded: PercentEncodeSet
}

/** In text as it is meant, a `%` is one, and what ends the part is a character like others. */
function setsOf(encoded: PercentEncodeSet, extra = ''): PartSets {
  return { plain: percentEncodeSet(encoded, `%${extra}`), encoded }
}

export const USERINFO_SETS: PartSets = /* @__PURE__ */ setsOf(USERINFO)
export const QUERY_SETS: PartSets = /* @__PURE__ */ setsOf(QUERY)
export const SPECIAL_QUERY_SETS: PartSets = /* @__PURE__ */ setsOf(SPECIAL_QUERY)
export const FRAGMENT_SETS: PartSets = /* @__PURE__ */ setsOf(FRAGMENT, '#')
export const OPAQUE_PATH_SETS: PartSets = /* @__PURE__ */ setsOf(
  /* @__PURE__ */ percentEncodeSet(C0_CONTROL, '?#'),
  ' ',
)

/** Also what would end a segment, and what is not a URL code point. */
const SEGMENT: PercentEncodeSet = /* @__PURE__ */ percentEncodeSet(PATH, '%/\\|[]')

/** Writes text as a part of a URL. */
export function encodePart(text: Text, sets: PartSets): string {
  return typeof text === 'string'
    ? utf8PercentEncode(text, sets.plain)
    : utf8PercentEncode(text.encoded, sets.encoded)
}

/** Whether a segment cannot be in a URL: percent-encoded, it is a dot segment as well. */
export function isDotSegment(text: string): boolean {
  return text === '.' || text === '..'
}

export function noSegment(text: string): string {
  return `no URL keeps the segment \`${text}\``
}

/** Writes text as one segment of a path. */
export function encodeSegment(text: string): string {
  return utf8PercentEncode(text, SEGMENT)
}
