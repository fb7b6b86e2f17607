import { satisfiesBidiRule } from './bidi.ts'
import { decodeCodePoints } from './bootstring.ts'
import { normalizeCodePoints } from './canonical-form.ts'
import { CodePoints } from './code-points.ts'
import { findNotNormalized } from './find-not-normalized.ts'
import { mapCodePoints } from './map.ts'
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

const EVERYTHING = -1
/** What a label may be refused for, except its hyphens and its other ASCII characters. */
const IN_DOUBT: number = LEFT_INVALID | MARK | HAS_JOINER

/** A domain on its way through the steps. It is used for one after another. */
export class Processing {
  readonly unicode: Unicode
  /** The mapped and normalised domain, then the labels decoded from it. */
  readonly points: CodePoints = new CodePoints()
  /** Two numbers for each label: its start and end in `points`. */
  readonly labels: CodePoints = new CodePoints()
  /** What {@link mapCodePoints} saw, for as long as `points` holds nothing else. */
  #seen = 0

  constructor(unicode: Unicode) {
    this.unicode = unicode
  }

  /**
   * https://www.unicode.org/reports/tr46/#Processing, nontransitional.
   *
   * @param stopAtError - Whether the caller has no use for the rest once there is an error.
   * @returns Whether no step recorded an error.
   */
  run(domain: string, options: UnicodeProcessingOptions, stopAtError: boolean): boolean {
    const { unicode, points } = this
    this.#seen = mapCodePoints(unicode, domain, points)
    if ((this.#seen & (COMPOSES | COMBINING_MASK)) !== 0) {
      const from = findNotNormalized(unicode, points, 0)
      if (from < points.length) {
        normalizeCodePoints(unicode, points, from)
        this.#seen = EVERYTHING
      }
    }
    let isValid = true
    const end = points.length
    for (let start = 0; start <= end; ) {
      let labelEnd = start
      while (labelEnd < end && points.data[labelEnd] !== FULL_STOP) labelEnd++
      if (!this.#convertLabel(start, labelEnd, options)) {
        isValid = false
        if (stopAtError) break
      }
      start = labelEnd + 1
    }
    return isValid && (options.checkBidi === false || this.#satisfiesBidiRule())
  }

  /** Adds a label to the result and says whether it is without error, the Bidi rule aside. */
  #convertLabel(start: number, end: number, options: UnicodeProcessingOptions): boolean {
    const { unicode, points } = this
    if (!beginsWithAcePrefix(points.data, start, end)) {
      this.#addLabel(start, end)
      const isPlain = (this.#seen & IN_DOUBT) === 0 && hasNoAsciiCriteria(options)
      return isPlain || isValidLabel(unicode, points.data, start, end, options)
    }
    const decodedStart = points.length
    this.#seen = EVERYTHING
    const isAscii = isAsciiLabel(points.data, start, end)
    if (!isAscii || !decodeCodePoints(points, start + 4, end, points)) {
      this.#addLabel(start, end)
      return isAscii && options.ignoreInvalidPunycode === true
    }
    const decodedEnd = points.length
    this.#addLabel(decodedStart, decodedEnd)
    return (
      !isAsciiLabel(points.data, decodedStart, decodedEnd) &&
      isValidLabel(unicode, points.data, decodedStart, decodedEnd, options) &&
      this.#isNormalized(decodedStart)
    )
  }

  #addLabel(start: number, end: number): void {
    const { labels } = this
    labels.data[labels.length++] = start
    labels.data[labels.length++] = end
  }

  /** Whether the end of the buffer is in NFC. Only asked of valid code points. */
  #isNormalized(start: number): boolean {
    const { unicode, points } = this
    const from = findNotNormalized(unicode, points, start)
    const end = points.length
    if (from === end) return true
    const { data } = points
    const label: number[] = []
    for (let i = from; i < end; i++) label[i - from] = data[i]!
    normalizeCodePoints(unicode, points, from)
    let isNormalized = points.length === end
    points.length = end
    for (let i = 0; i < label.length; i++) {
      if (data[from + i] !== label[i]) isNormalized = false
      data[from + i] = label[i]!
    }
    return isNormalized
  }

  /** https://www.rfc-editor.org/rfc/rfc5893#section-1.4: all labels, if one has right-to-left text. */
  #satisfiesBidiRule(): boolean {
    if ((this.#seen & MAY_BE_RIGHT_TO_LEFT) === 0 || !this.#hasRightToLeft()) return true
    const { unicode, points, labels } = this
    for (let k = 0; k < labels.length; k += 2) {
      if (!satisfiesBidiRule(unicode, points.data, labels.data[k]!, labels.data[k + 1]!)) {
        return false
      }
    }
    return true
  }

  /** Looks at A-labels and at what they decode to alike: the former are ASCII. */
  #hasRightToLeft(): boolean {
    const { data, length } = this.points
    for (let i = 0; i < length; i++) {
      if (data[i]! < FIRST_RIGHT_TO_LEFT) continue
      const bidi = wordOf(this.unicode, data[i]!) & BIDI_MASK
      if (bidi === BIDI_R_AL || bidi === BIDI_AN) return true
    }
    return false
  }
}

/** Nothing below has a right-to-left class: U+0590 begins the Hebrew block. */
const FIRST_RIGHT_TO_LEFT = 0x590

/** Also true of the empty label. */
export function isAsciiLabel(data: readonly number[], start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (data[i]! >= 0x80) return false
  return true
}
