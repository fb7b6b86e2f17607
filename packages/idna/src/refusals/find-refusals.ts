import { decodeCodePoints, encodeCodePoints } from '../bootstring.ts'
import { normalizeCodePoints } from '../canonical-form.ts'
import { CodePoints, codePointsToString } from '../code-points.ts'
import { isAsciiLabel } from '../processing.ts'
import { beginsWithAcePrefix } from '../validity.ts'
import { type BidiReason, findBidiRefusal, isRightToLeft } from './bidi-refusal.ts'
import { findLabelRefusals, type LabelReason } from './label-refusals.ts'
import { type MappedText, mapDomain } from './mapped-text.ts'
import { unicode } from './tables.ts'

/** Why a domain is refused. */
export type RefusalReason =
  | BidiReason
  | LabelReason
  | 'empty-label'
  | 'label-too-long'
  | 'domain-too-long'
  | 'punycode-not-ascii'
  | 'punycode-digit'
  | 'punycode-overflow'
  | 'punycode-of-ascii'
  | 'punycode-not-normalized'
  | 'punycode-of-prefix'
  | 'label-not-encodable'

/** One reason, and the characters that are it. */
export interface Refusal {
  readonly reason: RefusalReason
  /** The first UTF-16 code unit concerned, counted in the domain as given. */
  readonly start: number
  /** One past the last. */
  readonly end: number
  /** Whether only the strict rules refuse it: those of a *valid domain*. */
  readonly isStrict: boolean
  /** The code point concerned, after the mapping. */
  readonly codePoint: number | null
  /** What the label decodes to, if the code point is in an A-label. */
  readonly decoded: string | null
  /** How long the label or the domain is in ASCII, if it is too long; otherwise `null`. */
  readonly length: number | null
}

const FULL_STOP = 0x2e

/** A label on its way: its code points, those it decodes to, and the refusals so far. */
interface Label {
  readonly start: number
  readonly end: number
  readonly points: readonly number[]
  readonly isDecoded: boolean
  readonly asciiLength: number
}

/**
 * Lists every reason for which a domain is refused, from left to right.
 *
 * If `toAscii(domain)` accepts the domain, each reason is one of the strict rules (`isStrict`). If `toAscii` accepts it with
 * every check switched on, the list is empty.
 *
 * @param domain - Any string, percent-decoded.
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 *
 * @example
 * ```ts
 * import { findRefusals } from '@waymark/idna/internal/refusals'
 *
 * findRefusals('bücher.example') // => []
 * findRefusals('a\u{2028}b').map(({ start, end }) => [start, end]) // => [[1, 2]]
 * ```
 */
export function findRefusals(domain: string): readonly Refusal[] {
  const text = mapDomain(domain)
  const refusals: Refusal[] = []
  const labels: Label[] = []
  const { points } = text
  for (let start = 0; start <= points.length; ) {
    const dot = points.indexOf(FULL_STOP, start)
    const end = dot === -1 ? points.length : dot
    labels.push(readLabel(text, start, end, refusals))
    start = end + 1
  }
  if (refusals.every(({ isStrict }) => isStrict)) addBidiRefusals(text, labels, refusals)
  addLengthRefusals(domain, text, labels, refusals)
  return refusals.sort((a, b) => a.start - b.start)
}

const STRICT_ONLY: ReadonlySet<RefusalReason> = /* @__PURE__ */ new Set<RefusalReason>([
  'ascii-character',
  'hyphen-at-start',
  'hyphen-at-end',
  'hyphens-in-third-and-fourth-place',
  'empty-label',
  'label-too-long',
  'domain-too-long',
])

function refusalOf(
  reason: RefusalReason,
  [start, end]: readonly [number, number],
  details: { codePoint?: number; decoded?: string; length?: number } = {},
): Refusal {
  const { codePoint = null, decoded = null, length = null } = details
  return { reason, start, end, isStrict: STRICT_ONLY.has(reason), codePoint, decoded, length }
}

/** Where code points from `start` to `end` of the mapped text are in the domain. */
function placeOf({ starts, ends }: MappedText, start: number, end: number): [number, number] {
  return [starts[start]!, ends[end - 1]!]
}

function readLabel(text: MappedText, start: number, end: number, refusals: Refusal[]): Label {
  const points = text.points.slice(start, end)
  const plain = { start, end, points, isDecoded: false }
  const add = (reason: RefusalReason, from: number, to: number, codePoint?: number) =>
    refusals.push(
      refusalOf(
        reason,
        placeOf(text, start + from, start + to),
        codePoint === undefined ? {} : { codePoint },
      ),
    )
  if (!beginsWithAcePrefix(points, 0, points.length)) {
    for (const [reason, from, to] of findLabelRefusals(points)) add(reason, from, to, points[from])
    if (isAsciiLabel(points, 0, points.length)) return { ...plain, asciiLength: points.length }
    const output = new CodePoints()
    if (!encodeCodePoints(points, 0, points.length, output)) {
      // A lone surrogate is named as a character.
      if (!points.some((c) => c >= 0xd800 && c <= 0xdfff))
        add('label-not-encodable', 0, points.length)
      return { ...plain, asciiLength: 0 }
    }
    return { ...plain, asciiLength: output.length + 4 }
  }
  const aLabel = { ...plain, asciiLength: points.length }
  const foreign = points.findIndex((c) => c >= 0x80)
  if (foreign !== -1) {
    add('punycode-not-ascii', foreign, foreign + 1, points[foreign])
    return aLabel
  }
  const hyphen = points.lastIndexOf(0x2d)
  const decoded = new CodePoints()
  const source = new CodePoints()
  source.data = points
  source.length = points.length
  if (!decodeCodePoints(source, 4, points.length, decoded)) {
    const digit = points.findIndex((c, i) => i > hyphen && !isDigit(c))
    if (digit !== -1) add('punycode-digit', digit, digit + 1, points[digit])
    else add('punycode-overflow', 0, points.length)
    return aLabel
  }
  const label = decoded.data.slice(0, decoded.length)
  const unicodeText = codePointsToString(label, 0, label.length)
  const addWhole = (reason: RefusalReason, codePoint?: number) =>
    refusals.push(
      refusalOf(reason, placeOf(text, start, end), {
        decoded: unicodeText,
        ...(codePoint === undefined ? {} : { codePoint }),
      }),
    )
  if (isAsciiLabel(label, 0, label.length)) addWhole('punycode-of-ascii')
  // The ASCII characters of an A-label are written in it.
  for (let i = 4; i < hyphen; i++) {
    if (!isDigit(points[i]!) && points[i] !== 0x2d) add('ascii-character', i, i + 1, points[i])
  }
  for (const [reason, from] of findLabelRefusals(label)) {
    if (reason !== 'ascii-character') addWhole(reason, label[from])
  }
  if (beginsWithAcePrefix(label, 0, label.length)) addWhole('punycode-of-prefix')
  const before = label.join()
  normalizeCodePoints(unicode, decoded, 0)
  if (decoded.data.slice(0, decoded.length).join() !== before) addWhole('punycode-not-normalized')
  return { ...aLabel, points: label, isDecoded: true }
}

function isDigit(c: number): boolean {
  return (c >= 0x61 && c <= 0x7a) || (c >= 0x30 && c <= 0x39)
}

/** https://www.rfc-editor.org/rfc/rfc5893#section-1.4: all labels, if one has right-to-left text. */
function addBidiRefusals(text: MappedText, labels: readonly Label[], refusals: Refusal[]): void {
  if (!labels.some(({ points }) => points.some(isRightToLeft))) return
  for (const { start, end, points, isDecoded } of labels) {
    const found = findBidiRefusal(points)
    if (found === null) continue
    const [reason, at] = found
    const place = isDecoded ? placeOf(text, start, end) : placeOf(text, start + at, start + at + 1)
    const decoded = isDecoded ? { decoded: codePointsToString(points, 0, points.length) } : {}
    refusals.push(refusalOf(reason, place, { codePoint: points[at]!, ...decoded }))
  }
}

/** https://www.unicode.org/reports/tr46/#ToASCII, step 4. */
function addLengthRefusals(
  domain: string,
  text: MappedText,
  labels: readonly Label[],
  refusals: Refusal[],
): void {
  let length = labels.length - 1
  for (const { start, end, asciiLength } of labels) {
    length += asciiLength
    if (start === end) {
      // The dot before an empty label; of the first label, the one after it.
      const dot = start > 0 ? start - 1 : start
      const place =
        text.points.length === 0 ? ([0, domain.length] as const) : placeOf(text, dot, dot + 1)
      refusals.push(refusalOf('empty-label', place))
    } else if (asciiLength > 63) {
      refusals.push(refusalOf('label-too-long', placeOf(text, start, end), { length: asciiLength }))
    }
  }
  if (length > 253) refusals.push(refusalOf('domain-too-long', [0, domain.length], { length }))
}
