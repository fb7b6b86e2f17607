import { satisfiesBidiRule } from './bidi.ts'
import { decodeCodePoints } from './bootstring.ts'
import { CodePoints } from './code-points.ts'
import { mapCodePoints } from './map.ts'
import { isCertainlyNormalized, normalize } from './normalize.ts'
import { hasNoAsciiCriteria, type UnicodeProcessingOptions } from './options.ts'
import {
  BIDI_AN,
  BIDI_MASK,
  BIDI_R_AL,
  COMBINING_MASK,
  COMPOSES,
  HAS_JOINER,
  LEFT_INVALID,
  MARK,
  MAY_BE_RIGHT_TO_LEFT,
} from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'
import { beginsWithAcePrefix, isValidLabel } from './validity.ts'

const FULL_STOP = 0x2e

/** What the processing steps make of a domain. */
export interface Processed {
  error: boolean
  /** The mapped and normalised domain, then the labels decoded from it. */
  readonly points: CodePoints
  /** Two numbers for each label: its start and end in `points`. */
  readonly labels: number[]
  /** What {@link mapCodePoints} saw, for as long as `points` holds nothing else. */
  seen: number
}

const EVERYTHING = -1
/** What a label may be refused for, beside its hyphens and its other ASCII characters. */
const IN_DOUBT: number = LEFT_INVALID | MARK | HAS_JOINER

/**
 * https://www.unicode.org/reports/tr46/#Processing, nontransitional.
 *
 * @param points - An empty buffer to work in.
 * @param stopAtError - Whether the caller has no use for the rest once there is an error.
 */
export function processDomain(
  unicode: Unicode,
  points: CodePoints,
  domain: string,
  options: UnicodeProcessingOptions,
  stopAtError: boolean,
): Processed {
  const seen = mapCodePoints(unicode, domain, points)
  const processed: Processed = { error: false, points, labels: [], seen }
  if (
    (seen & (COMPOSES | COMBINING_MASK)) !== 0 &&
    !isCertainlyNormalized(unicode, points.data, 0, points.length)
  ) {
    normalize(unicode, points, 0)
    processed.seen = EVERYTHING
  }
  const end = points.length
  for (let start = 0; start <= end; ) {
    let labelEnd = start
    while (labelEnd < end && points.data[labelEnd] !== FULL_STOP) labelEnd++
    if (!convertLabel(unicode, processed, start, labelEnd, options)) {
      processed.error = true
      if (stopAtError) return processed
    }
    start = labelEnd + 1
  }
  if (options.checkBidi !== false && !processed.error) {
    processed.error = !satisfyBidiRule(unicode, processed)
  }
  return processed
}

/** Adds a label to the result and says whether it is without error, the Bidi rule aside. */
function convertLabel(
  unicode: Unicode,
  processed: Processed,
  start: number,
  end: number,
  options: UnicodeProcessingOptions,
): boolean {
  const { points, labels } = processed
  if (!beginsWithAcePrefix(points.data, start, end)) {
    labels.push(start, end)
    const isPlain = (processed.seen & IN_DOUBT) === 0 && hasNoAsciiCriteria(options)
    return isPlain || isValidLabel(unicode, points.data, start, end, options)
  }
  const decodedStart = points.length
  processed.seen = EVERYTHING
  const isAscii = isAsciiLabel(points.data, start, end)
  if (!isAscii || !decodeCodePoints(points, start + 4, end, points)) {
    labels.push(start, end)
    return isAscii && options.ignoreInvalidPunycode === true
  }
  const decodedEnd = points.length
  labels.push(decodedStart, decodedEnd)
  return (
    !isAsciiLabel(points.data, decodedStart, decodedEnd) &&
    isValidLabel(unicode, points.data, decodedStart, decodedEnd, options) &&
    isNormalized(unicode, points, decodedStart)
  )
}

/** Also true of the empty label. */
export function isAsciiLabel(data: Int32Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (data[i]! >= 0x80) return false
  return true
}

/** Whether the buffer's end is in NFC. Only asked of valid code points. */
function isNormalized(unicode: Unicode, points: CodePoints, start: number): boolean {
  if (isCertainlyNormalized(unicode, points.data, start, points.length)) return true
  const copy = new CodePoints(0)
  copy.data = points.data.slice(start, points.length)
  copy.length = copy.data.length
  normalize(unicode, copy, 0)
  if (copy.length !== points.length - start) return false
  for (let i = 0; i < copy.length; i++) {
    if (copy.data[i] !== points.data[start + i]) return false
  }
  return true
}

/** https://www.rfc-editor.org/rfc/rfc5893#section-1.4: all labels, if one has right-to-left text. */
function satisfyBidiRule(unicode: Unicode, { points, labels, seen }: Processed): boolean {
  if ((seen & MAY_BE_RIGHT_TO_LEFT) === 0 || !hasRightToLeft(unicode, points)) return true
  for (let k = 0; k < labels.length; k += 2) {
    if (!satisfiesBidiRule(unicode, points.data, labels[k]!, labels[k + 1]!)) return false
  }
  return true
}

/** Nothing below has a right-to-left class: U+0590 begins the Hebrew block. */
const FIRST_RIGHT_TO_LEFT = 0x590

/** Looks at A-labels and at what they decode to alike: the former are ASCII. */
function hasRightToLeft(unicode: Unicode, { data, length }: CodePoints): boolean {
  for (let i = 0; i < length; i++) {
    if (data[i]! < FIRST_RIGHT_TO_LEFT) continue
    const bidi = wordOf(unicode, data[i]!) & BIDI_MASK
    if (bidi === BIDI_R_AL || bidi === BIDI_AN) return true
  }
  return false
}
