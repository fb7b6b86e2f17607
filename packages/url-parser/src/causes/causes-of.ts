import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { checkOptions, ownOptions } from '@waymark/infra/options'
import { CONTEXT, type ErrorContext, requireEntry } from '../problems/problem-of.ts'
import type { ValidationError } from '../record/validation-error.ts'
import { aroundCausesOf } from './around-causes-of.ts'
import { authorityCausesOf } from './authority-causes-of.ts'
import { entries } from './catalogue.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { domainCausesOf } from './domain-causes-of.ts'
import { encodedCausesOf } from './encoded-causes-of.ts'
import type { FoundCause, UrlEdit } from './found-cause.ts'
import { hostAround, placedSlice } from './host-around.ts'
import { ipv4CausesOf } from './ipv4-causes-of.ts'
import { ipv6CausesOf } from './ipv6-causes-of.ts'
import { notationCausesOf } from './notation-causes-of.ts'
import { opaqueCausesOf } from './opaque-causes-of.ts'
import { partCausesOf } from './part-causes-of.ts'
import { type Reading, readingOf } from './reading.ts'
import { schemeCausesOf } from './scheme-causes-of.ts'
import { settleEdits } from './settle-edits.ts'

/** What exactly is wrong, and the characters that are it. */
export interface UrlCause {
  readonly code: UrlCauseCode
  /** What is wrong with this input, in one sentence. */
  readonly message: string
  /** What to do about it, in one sentence. */
  readonly remedy: string
  /** The first UTF-16 code unit that is the cause, counted in the input. */
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number
  /**
   * The change of the input that the remedy asks for; `null` if several are possible. Made for all causes of all errors of one
   * name, the changes leave an input without errors of that name.
   */
  readonly edit: UrlEdit | null
}

const INPUT: ArgumentType = { expected: 'a string', remedy: 'pass the string that was parsed' }
const ERROR_OF_INPUT: ArgumentType = {
  expected: 'a validation error of this input',
  remedy: 'pass the string that `errors` of readUrl is about: the input, or the base',
}

/**
 * Finds the causes of a validation error: one or more, from left to right.
 *
 * @param input - The string in which the error is: a URL, or the new value of a part.
 * @param error - An error that parsing this input gave.
 * @throws ArgumentError if the input is not a string, or the error is not one of its validation errors.
 * @throws OptionError if a name or a value in `context` is wrong.
 *
 * @example
 * ```ts
 * import { readUrl } from '@waymark/url-parser'
 * import { causesOf } from '@waymark/url-parser/causes'
 *
 * const input = 'https://exa mple.com/'
 * const [error] = readUrl(input).errors
 * const [cause] = causesOf(input, error!)
 * cause?.code // => 'host-space'
 * cause?.edit // => { start: 11, end: 12, text: '' }
 * ```
 */
export function causesOf(
  input: string,
  error: ValidationError,
  context?: ErrorContext,
): readonly UrlCause[] {
  context = checkOptions(context, CONTEXT)
  if (typeof input !== 'string') throw wrongArgument('input', INPUT, input)
  requireEntry(error)
  const { base = null } = context
  const reading = readingOf(input, error, base)
  if (reading === null) throw wrongArgument('error', ERROR_OF_INPUT, error)
  const { shift } = reading
  const { name, start, end } = error
  const placed: ValidationError = { name, start: start + shift, end: end + shift }
  const isFailure = context.isFailure ?? isLast(reading, placed)
  const found = settleEdits(reading, placed, find(reading, placed, isFailure, base !== null))
  return found.map((cause) => toCause(cause, shift, input.length))
}

function isLast({ parsed: { failure } }: Reading, { name, start, end }: ValidationError): boolean {
  return failure?.name === name && failure.start === start && failure.end === end
}

function toCause(found: FoundCause, shift: number, length: number): UrlCause {
  const { code, edit, host, message, remedy } = ownOptions(found)
  const entry = entries.find((candidate) => candidate.code === code)!
  const at = (offset: number) => Math.min(length, Math.max(0, offset - shift))
  return {
    code,
    message: message ?? entry.summary,
    remedy: remedyOf(remedy ?? entry.remedy, host),
    start: at(found.start),
    end: at(found.end),
    edit: edit === undefined ? null : { ...edit, start: at(edit.start), end: at(edit.end) },
  }
}

/** A remedy that leads to another host names the host, if it does not do so already. */
function remedyOf(remedy: string, host: string | undefined): string {
  return host === undefined || remedy.includes(host)
    ? remedy
    : `${remedy.slice(0, -1)}, if you mean \`${host}\`.`
}

function find(
  reading: Reading,
  error: ValidationError,
  isFailure: boolean,
  hasBase: boolean,
): readonly FoundCause[] {
  const { text } = reading
  const { name, start, end } = error
  const ofInput = aroundCausesOf(reading, error) ?? notationCausesOf(reading, error)
  if (ofInput !== null) return ofInput
  switch (name) {
    case 'domain-to-ASCII':
      return domainCausesOf(placedSlice(text, start, end), isFailure, text)
    case 'domain-percent-encoded':
      return encodedCausesOf(hostAround(text, start, end))
    case 'host-invalid-code-point':
      return opaqueCausesOf(reading, error)
    case 'missing-scheme-non-relative-URL':
      return schemeCausesOf(reading, error, hasBase)
    case 'invalid-credentials':
    case 'host-missing':
    case 'port-invalid':
    case 'port-out-of-range':
      return authorityCausesOf(reading, error)
    default:
      if (/^IPv(?:6|4-in)/.test(name)) return ipv6CausesOf(reading, error)
      return name.startsWith('IPv4')
        ? ipv4CausesOf(reading, hostAround(text, start, end), error)
        : partCausesOf(reading, error)
  }
}
