import { toScalarValueString } from '@waymark/infra'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import { COMPONENT, utf8PercentDecodeStrict, utf8PercentEncode } from '@waymark/percent-encoding'
import { findControl, segmentRisk } from '@waymark/rfc3986'
import { POLICY } from './options.ts'
import { type Refusal, type RefusalCode, RefusalError, refuse, refuseAt } from './refusal.ts'
import { requireText } from './text.ts'

/**
 * How careful a guard is.
 *
 * `strict`, the default, also refuses what is safe as it is, but not after a program that decodes or strips once more.
 * `contained` refuses only what cannot be carried or does not stay inside.
 */
export type GuardPolicy = 'strict' | 'contained'

/** How careful a guard of one segment is. */
export interface SegmentOptions {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
}

/** The same, with a name for errors. */
export interface EncodeSegmentOptions extends SegmentOptions {
  /** What the error calls the segment; `segment` unless given. */
  readonly part?: string
}

/** What `checkSegment` and `decodeSegment` take. */
export const segmentOptions: OptionTable<SegmentOptions> = { policy: POLICY }

/** What `encodeSegment` takes. */
export const encodeSegmentOptions: OptionTable<EncodeSegmentOptions> = {
  policy: POLICY,
  part: STRING,
}

/** Whether a decoded segment is `.` or `..`. */
export function isDotName(text: string): boolean {
  return text === '.' || text === '..'
}

/** Refuses the first half of a surrogate pair without the other half, which UTF-8 cannot encode. */
export function refuseLoneSurrogate(text: string): Refusal | null {
  return toScalarValueString(text) === text
    ? null
    : refuseAt('lone-surrogate', text, LONE_SURROGATE)
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/**
 * Checks that a decoded string can be one segment of a path.
 *
 * Empty strings, `.`, `..` and lone surrogates cannot be carried by any spelling: `%2e` is a dot, too.
 *
 * @returns `null` if it can.
 *
 * @example
 * ```ts
 * import { checkSegment } from '@waymark/path-guard'
 *
 * checkSegment('first steps.md') // => null
 * checkSegment('..')?.code // => 'dot-segment'
 * checkSegment('%2e%2e')?.code // => 'multiple-encoding'
 * checkSegment('%2e%2e', { policy: 'contained' }) // => null
 * ```
 */
export function checkSegment(text: string, options: SegmentOptions = {}): Refusal | null {
  options = checkOptions<SegmentOptions>(options, segmentOptions)
  requireText(text, 'segment')
  return refuseSegment(text, options.policy ?? 'strict')
}

/** {@link checkSegment} with a policy that has been checked. */
export function refuseSegment(text: string, policy: GuardPolicy): Refusal | null {
  const whole = (code: RefusalCode): Refusal => refuse(code, 0, text.length)
  if (text === '') return whole('name-empty')
  if (isDotName(text)) return whole('dot-segment')
  const surrogate = refuseLoneSurrogate(text)
  if (surrogate !== null) return surrogate
  if (policy === 'contained') return null
  const separator = text.search(/[/\\]/)
  if (separator !== -1) return refuse('separator-in-name', separator, separator + 1)
  return refuseRisk(text)
}

/**
 * What every strict guard refuses in a decoded segment, besides dot segments and separators.
 *
 * @param start - Where the segment begins in the string that is refused.
 */
export function refuseRisk(segment: string, start = 0): Refusal | null {
  const risk = segmentRisk(segment)
  const at = (from: number, to: number): Refusal => refuse(risk!, start + from, start + to)
  switch (risk) {
    case null:
      return null
    case 'control-character': {
      const control = findControl(segment)
      return at(control, control + 1)
    }
    case 'multiple-encoding': {
      const [encoded] = /%(?:u[\da-f]{2})?[\da-f]{2}/i.exec(segment)!
      const from = segment.indexOf(encoded)
      return at(from, from + encoded.length)
    }
    case 'dot-segment-parameter':
      return at(0, 3)
    case 'dots-and-spaces':
      return at(0, segment.length)
  }
}

/**
 * Percent-encodes an untrusted string as exactly one segment of a path.
 *
 * @throws {@link RefusalError} If the string cannot be carried, or must not be.
 *
 * @example
 * ```ts
 * import { encodeSegment } from '@waymark/path-guard'
 *
 * encodeSegment('50 % off?.md') // => '50%20%25%20off%3F.md'
 * encodeSegment('../secret') // throws separator-in-name
 * ```
 */
export function encodeSegment(text: string, options: EncodeSegmentOptions = {}): string {
  options = checkOptions<EncodeSegmentOptions>(options, encodeSegmentOptions)
  requireText(text, 'segment')
  const refusal = refuseSegment(text, options.policy ?? 'strict')
  if (refusal !== null) throw new RefusalError(refusal, options.part ?? 'segment')
  return utf8PercentEncode(text, COMPONENT)
}

/** A segment that may be used as a name. */
export interface DecodedSegment {
  readonly allowed: true
  /** Decoded exactly once. */
  readonly text: string
}

/**
 * Percent-decodes a segment as written in a URI exactly once, and checks the result.
 *
 * @example
 * ```ts
 * import { decodeSegment } from '@waymark/path-guard'
 *
 * decodeSegment('first%20steps.md') // => { allowed: true, text: 'first steps.md' }
 * const slash = decodeSegment('a%2Fb')
 * slash.allowed || slash.code // => 'separator-in-name'
 * ```
 */
export function decodeSegment(
  written: string,
  options: SegmentOptions = {},
): DecodedSegment | Refusal {
  options = checkOptions<SegmentOptions>(options, segmentOptions)
  requireText(written, 'segment')
  const text = decodeOnce(written)
  if (typeof text !== 'string') return text
  const refusal = refuseSegment(text, options.policy ?? 'strict')
  if (refusal === null) return { allowed: true, text }
  const [start, end] = [refusal.start, refusal.end].map((at) => writtenLength(written, text, at))
  return refuse(refusal.code, start!, end!)
}

/** How many code units of a percent-encoded string make up the first `length` of the decoded one. */
function writtenLength(written: string, text: string, length: number): number {
  const count = [...text.slice(0, length)].length
  return written.match(CHARACTER)?.slice(0, count).join('').length ?? 0
}

/** One character, as it is or as the octets of its UTF-8. */
const CHARACTER = /%f.%..%..%..|%e.%..%..|%[cd].%..|%..|./gisu

/** Percent-decodes a string exactly once, or says why that is not possible. */
export function decodeOnce(written: string): string | Refusal {
  const percent = written.search(/%(?![0-9a-fA-F]{2})/)
  if (percent !== -1) return refuse('invalid-percent-encoding', percent, percent + 1)
  return utf8PercentDecodeStrict(written) ?? refuse('ill-formed-utf8', 0, written.length)
}
