import { BOOLEAN, type OptionTable } from '@waymark/infra/options'
import { canonicalize, checkLanguageTag } from '@waymark/language-tag'
import { ownOptions } from './own-options.ts'
import {
  makeError,
  quote,
  type ValidationProblem,
  type ValidationResult,
} from './validation-problem.ts'

declare const tag: unique symbol

/** A language tag that was found good. */
export type LanguageTag = string & { readonly [tag]: true }

/** How strict to be with a tag. */
export interface LanguageTagOptions {
  /** Whether `x-default` will do, which names no language. Default `true`. */
  readonly allowXDefault?: boolean | undefined
  /**
   * Whether each subtag must be in the registry of languages, scripts and regions, or only the grammar
   * counts. Default `true`.
   */
  readonly registry?: boolean | undefined
}

const LANGUAGE_TAG_OPTIONS: OptionTable<LanguageTagOptions> = {
  allowXDefault: BOOLEAN,
  registry: BOOLEAN,
}

/** The verdict of `validateLanguageTag`. */
export type LanguageTagResult<Original = unknown> = ValidationResult<
  LanguageTag,
  ValidationProblem<'WRONG_TYPE' | 'INVALID_LANGUAGE_TAG'>,
  Original
>

/**
 * Judges a value that should be a language tag of BCP 47.
 *
 * @returns `data` is the tag in its canonical form: `EN-us` is `en-US`, `iw` is `he`.
 * @throws TypeError when an option is wrong; never because of `value`.
 * @see https://www.rfc-editor.org/rfc/rfc5646
 */
export function validateLanguageTag<Original>(
  value: Original,
  options?: LanguageTagOptions,
): LanguageTagResult<Original> {
  const errors = checkTag(value, ownOptions(options, LANGUAGE_TAG_OPTIONS))
  if (errors.length > 0) return { valid: false, errors, original: value }
  // A well-formed tag has a canonical form.
  return { valid: true, data: canonicalize(String(value)) as LanguageTag, original: value }
}

/** Everything that is wrong with a tag; empty for a good one. The options have been checked. */
export function checkTag(
  value: unknown,
  { allowXDefault = true, registry = true }: LanguageTagOptions,
): ValidationProblem<'WRONG_TYPE' | 'INVALID_LANGUAGE_TAG'>[] {
  if (typeof value !== 'string') {
    return [makeError('WRONG_TYPE', `A language tag is a string, not ${quote(value)}.`)]
  }
  if (!allowXDefault && value.toLowerCase() === 'x-default') {
    const message = '"x-default" names no language, and one is needed here.'
    return [makeError('INVALID_LANGUAGE_TAG', message, 0, value.length)]
  }
  return checkLanguageTag(value)
    .filter(({ code }) => registry || code === 'tag-not-well-formed')
    .map((problem) =>
      makeError('INVALID_LANGUAGE_TAG', problem.message, problem.start, problem.end),
    )
}
