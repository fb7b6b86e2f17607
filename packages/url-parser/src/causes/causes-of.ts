import { checkOptions } from '@waymark/infra/options'
import { CONTEXT, type ErrorContext, requireEntry } from '../problems/problem-of.ts'
import type { ValidationError } from '../record/validation-error.ts'
import { entries } from './catalogue.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { domainCausesOf, encodedCausesOf, opaqueCausesOf } from './domain-causes-of.ts'
import type { FoundCause } from './found-cause.ts'
import { hostAround, placedSlice } from './host-around.ts'
import { ipv4CausesOf } from './ipv4-causes-of.ts'
import { ipv6CausesOf } from './ipv6-causes-of.ts'
import { partCausesOf } from './part-causes-of.ts'

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
}

/**
 * Finds the causes of a validation error: one or more, from left to right.
 *
 * @param input - The string in which the error is.
 * @param error - An error that parsing this input gave.
 * @throws ArgumentError if it is not a validation error.
 * @throws OptionError if a name or a value in `context` is wrong.
 */
export function causesOf(
  input: string,
  error: ValidationError,
  context?: ErrorContext,
): readonly UrlCause[] {
  context = checkOptions(context, CONTEXT)
  const { fails } = requireEntry(error)
  const isFailure = context?.isFailure ?? fails === 'yes'
  return find(input, error, isFailure, context?.hasBase ?? false).map(
    ({ code, message, remedy, start, end }) => {
      const entry = entries.find((candidate) => candidate.code === code)!
      return { code, message: message ?? entry.summary, remedy: remedy ?? entry.remedy, start, end }
    },
  )
}

function find(
  input: string,
  error: ValidationError,
  isFailure: boolean,
  hasBase: boolean,
): readonly FoundCause[] {
  const { name, start, end } = error
  if (name === 'domain-to-ASCII') return domainCausesOf(placedSlice(input, start, end), isFailure)
  if (name === 'domain-percent-encoded') return encodedCausesOf(hostAround(input, start, end))
  if (name === 'host-invalid-code-point') return opaqueCausesOf(input, start)
  if (name.startsWith('IPv6') || name.startsWith('IPv4-in')) return ipv6CausesOf(input, error)
  if (name.startsWith('IPv4')) return ipv4CausesOf(hostAround(input, start, end), name)
  return partCausesOf(input, error, hasBase)
}
