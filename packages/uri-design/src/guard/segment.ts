import { choose } from '../choose.ts'
import { decodeAscii, encodeComponent, isWellFormed } from '../percent-text.ts'
import { RefusalError, type RefusalRule, refuseAt } from '../refusal.ts'

/**
 * How careful a guard is.
 *
 * `strict`, the default, also refuses what is safe as it stands but not behind a program that decodes or
 * strips once more. `contained` refuses only what cannot be carried or does not stay inside.
 */
export type GuardPolicy = 'strict' | 'contained'

/**
 * The policy of a caller, `strict` unless one is given.
 *
 * @throws {TypeError} For any other word: a slip must not make a guard laxer than it was told to be.
 */
export function choosePolicy(policy: GuardPolicy | undefined): GuardPolicy {
  return choose('policy', policy ?? 'strict', ['strict', 'contained'])
}

/** C0 controls, DEL and C1 controls: terminals obey them, and no name needs them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const CONTROL: RegExp = /[\0-\x1f\x7f-\x9f]/

const MAX_DECODINGS = 4

/** Whether a segment is `.` or `..`. */
export function isDotSegment(text: string): boolean {
  return text === '.' || text === '..'
}

/**
 * Whether a dot segment, also one with a parameter, or a separator appears when a text that has been decoded
 * is decoded again, up to four times.
 */
export function hidesStructure(text: string): boolean {
  let current = text
  for (let round = 0; round < MAX_DECODINGS; round++) {
    const decoded = decodeAscii(current)
    if (decoded === current) return false
    if (/^\.\.?$|^\.\.;|[/\\]/.test(decoded)) return true
    current = decoded
  }
  return false
}

/**
 * By which rule a text cannot be one segment of a path, or `null`.
 *
 * Empty text, `.`, `..` and ill-formed UTF-16 cannot be carried by any spelling: `%2e` is a dot too.
 */
export function checkSegment(text: string, policy: GuardPolicy = 'strict'): RefusalRule | null {
  if (text === '') return 'empty'
  if (isDotSegment(text)) return 'dot-segment'
  if (!isWellFormed(text)) return 'ill-formed'
  if (policy === 'contained') return null
  if (/[/\\]/.test(text)) return 'separator'
  if (CONTROL.test(text)) return 'control'
  if (hidesStructure(text)) return 'multiple-encoding'
  return text.startsWith('..;') ? 'dot-segment-parameter' : null
}

const PLACES: Readonly<Partial<Record<RefusalRule, RegExp>>> = {
  separator: /[/\\]/,
  control: CONTROL,
  'ill-formed': /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
  'multiple-encoding': /%[0-9a-fA-F]{2}/,
  'dot-segment-parameter': /^\.\.;/,
}

/**
 * Encodes untrusted text as exactly one path segment.
 *
 * @param part - What the error calls it.
 * @throws RefusalError when the text cannot be carried, or must not be.
 */
export function encodeSegment(
  text: string,
  policy: GuardPolicy = 'strict',
  part: string = 'segment',
): string {
  const rule = checkSegment(text, policy)
  if (rule !== null) throw new RefusalError(refuseAt(rule, text, PLACES[rule] ?? /^.*$/s), part)
  return encodeComponent(text)
}
