import { sentence } from '@waymark/infra/internal'
import { BOOLEAN, type OptionTable } from '@waymark/infra/options'
import { canonicalize, checkLanguageTag } from '@waymark/language-tag'
import { checkOwnOptions } from './own-options.ts'
import {
  makeError,
  makeErrorWith,
  sayValue,
  type ValidationProblem,
  type ValidationResult,
} from './validation-problem.ts'

declare const tag: unique symbol

/** A language tag that is validated. */
export type LanguageTag = string & { readonly [tag]: true }

/** Options for validating a language tag. */
export interface LanguageTagOptions {
  /** Whether `x-default`, which is not a language, is accepted. Default `true`. */
  readonly allowXDefault?: boolean | undefined
  /**
   * Whether all subtags must be in the IANA registry. With `false`, only the grammar is checked. Default `true`.
   */
  readonly registry?: boolean | undefined
}

export const LANGUAGE_TAG_OPTIONS: OptionTable<LanguageTagOptions> = {
  allowXDefault: BOOLEAN,
  registry: BOOLEAN,
}

/** The result of `validateLanguageTag`. */
export type LanguageTagResult<Original = unknown> = ValidationResult<
  LanguageTag,
  ValidationProblem<'WRONG_TYPE' | 'INVALID_LANGUAGE_TAG'>,
  Original
>

/**
 * Validates a language tag of BCP 47.
 *
 * @returns `data` is the tag in canonical form: `en-US` for `EN-us`, `he` for `iw`.
 * @throws {TypeError} If an option is wrong; never because of `value`.
 * @see https://www.rfc-editor.org/rfc/rfc5646
 *
 * @example
 * ```ts
 * import { validateLanguageTag } from '@waymark/i18n-validation'
 *
 * validateLanguageTag('EN-us').data // => 'en-US'
 * validateLanguageTag('de_DE').errors[0].code // => 'INVALID_LANGUAGE_TAG'
 * ```
 */
export function validateLanguageTag<Original>(
  value: Original,
  options?: LanguageTagOptions,
): LanguageTagResult<Original> {
  const errors = checkTag(value, checkOwnOptions(options, LANGUAGE_TAG_OPTIONS))
  if (errors.length > 0) return { valid: false, errors, original: value }
  // A well-formed tag has a canonical form.
  return { valid: true, data: canonicalize(String(value)) as LanguageTag, original: value }
}

/** Returns everything that is wrong with a tag. The options are already checked. */
export function checkTag(
  value: unknown,
  { allowXDefault = true, registry = true }: LanguageTagOptions,
): ValidationProblem<'WRONG_TYPE' | 'INVALID_LANGUAGE_TAG'>[] {
  if (typeof value !== 'string') {
    return [
      makeErrorWith(
        'WRONG_TYPE',
        sentence('A language tag must be a string, not {got:phrase}.', { got: sayValue(value) }),
        sentence('Write a string such as "en" or "pt-BR".'),
      ),
    ]
  }
  if (!allowXDefault && value.toLowerCase() === 'x-default') {
    const message = sentence('"x-default" is not a language.')
    return [makeError('INVALID_LANGUAGE_TAG', message, 0, value.length)]
  }
  return checkLanguageTag(value)
    .filter(({ code }) => registry || code === 'tag-not-well-formed')
    .map(({ message: text, data = {}, start, end }) =>
      makeError('INVALID_LANGUAGE_TAG', { text, data }, start, end),
    )
}
