import { asciiLowercase } from '@waymark/infra'
import {
  deepFreeze,
  isRecord,
  ownOptions,
  pointTo,
  sentence,
  suggest,
} from '@waymark/infra/internal'
import {
  DEFAULT_URL_NORMALIZATION,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
} from './config.ts'
import {
  makeError,
  makeErrorWith,
  sayValue,
  type ValidationProblem,
  type ValidationResult,
} from './validation-problem.ts'

/** The name of a canonical form. */
export type CanonicalFormName = 'safe' | 'seo' | 'seo-strict'

/** The single choices of a canonical form. Absent ones are those of `safe`. */
export interface CanonicalChoices {
  /** How paths end. The root path is always `/`. */
  readonly 'trailing-slash'?: URLNormalizationConfig['trailingSlash'] | undefined
  readonly query?: 'keep' | 'remove' | undefined
  readonly fragment?: 'keep' | 'remove' | undefined
  /** Whether only https URLs are accepted. */
  readonly 'https-only'?: boolean | undefined
}

/** How the member `canonical` of a database chooses the form in which URLs are compared and published. */
export type CanonicalForm = CanonicalFormName | CanonicalChoices

/** An error in a canonical form. */
export interface CanonicalFormError extends ValidationProblem<'INVALID_CANONICAL'> {
  /** JSON Pointer (RFC 6901) in the form: empty for the form itself, or such as `/query`. */
  readonly pointer: string
}

/**
 * The canonical forms that have names. They are the same in a database, on the command line and in a configuration file.
 *
 * @example
 * ```ts
 * import { CANONICAL_FORMS, normalizeURL } from '@waymark/i18n-validation'
 *
 * normalizeURL('https://a.example/tea/?page=2', CANONICAL_FORMS.seo) // => 'https://a.example/tea'
 * ```
 */
export const CANONICAL_FORMS: Readonly<Record<CanonicalFormName, URLNormalizationConfig>> =
  /* @__PURE__ */ Object.freeze({
    safe: SAFE_URL_NORMALIZATION,
    seo: DEFAULT_URL_NORMALIZATION,
    'seo-strict': STRICT_URL_NORMALIZATION,
  })

/**
 * The single choices of a canonical form, each with its values.
 *
 * @example
 * ```ts
 * import { CANONICAL_CHOICES } from '@waymark/i18n-validation'
 *
 * CANONICAL_CHOICES.query // => ['keep', 'remove']
 * ```
 */
export const CANONICAL_CHOICES: {
  readonly [Name in keyof CanonicalChoices]-?: readonly NonNullable<CanonicalChoices[Name]>[]
} = /* @__PURE__ */ deepFreeze({
  'trailing-slash': ['never', 'always', 'preserve'],
  query: ['keep', 'remove'],
  fragment: ['keep', 'remove'],
  'https-only': [true, false],
})

/**
 * Reads a canonical form as a database has it.
 *
 * @param form - Any value, such as the member `canonical` of a database.
 * @returns The options that it sets: all of them for a name, and one for each single choice.
 *
 * @example
 * ```ts
 * import { validateCanonicalForm } from '@waymark/i18n-validation'
 *
 * validateCanonicalForm({ query: 'remove' }).data // => { removeQuery: true }
 * validateCanonicalForm('soe').errors[0].message // => '"soe" is not a canonical form; perhaps "seo" is meant.'
 * ```
 */
export function validateCanonicalForm<Original>(
  form: Original,
): ValidationResult<URLNormalizationOptions, CanonicalFormError, Original> {
  const errors = isRecord(form) ? choiceErrors(form) : nameErrors(form)
  if (errors.length > 0) return { valid: false, errors, original: form }
  // Without an error, it is what the type says.
  const valid = form as CanonicalForm
  const data = typeof valid === 'string' ? CANONICAL_FORMS[valid] : optionsOf(ownOptions(valid))
  return { valid: true, data, original: form }
}

function optionsOf({
  'trailing-slash': trailingSlash,
  query,
  fragment,
  'https-only': isHttpsOnly,
}: CanonicalChoices): URLNormalizationOptions {
  return {
    ...(trailingSlash !== undefined && { trailingSlash }),
    ...(query !== undefined && { removeQuery: query === 'remove' }),
    ...(fragment !== undefined && { removeFragment: fragment === 'remove' }),
    ...(isHttpsOnly !== undefined && {
      allowedProtocols: CANONICAL_FORMS[isHttpsOnly ? 'seo-strict' : 'safe'].allowedProtocols,
    }),
  }
}

const CODE = 'INVALID_CANONICAL'

function nameErrors(form: unknown): readonly CanonicalFormError[] {
  const words = Object.keys(CANONICAL_FORMS)
  if (typeof form !== 'string') {
    const message = sentence('A canonical form must be a name or an object, not {got:phrase}.', {
      got: sayValue(form),
    })
    return [{ ...makeError(CODE, message), pointer: '' }]
  }
  return words.includes(form) ? [] : [unknownError(form, words, '')]
}

function choiceErrors(form: Readonly<Record<string, unknown>>): readonly CanonicalFormError[] {
  const known = new Map<string, readonly unknown[]>(Object.entries(CANONICAL_CHOICES))
  return Object.entries(form).flatMap(([choice, value]) => {
    const values = known.get(choice)
    const pointer = pointTo('', choice)
    if (values === undefined) return [unknownError(choice, [...known.keys()], pointer)]
    if (value === undefined || values.includes(value)) return []
    const facts = { choice, got: sayValue(value) }
    const words = values.filter((word) => typeof word === 'string')
    const error =
      words.length === 0
        ? makeErrorWith(
            CODE,
            sentence('The choice {choice:quote} must be true or false, not {got:phrase}.', facts),
            sentence('Write true or false.'),
          )
        : makeErrorWith(
            CODE,
            sentence('The choice {choice:quote} must be {words:quote,or}, not {got:phrase}.', {
              ...facts,
              words,
            }),
            sentence('Write {words:quote,or}.', { words }),
          )
    return [{ ...error, pointer }]
  })
}

/** The error of a name that does not exist, of a form or of a choice. */
function unknownError(
  value: string,
  words: readonly string[],
  pointer: string,
): CanonicalFormError {
  const near = suggest(asciiLowercase(value), words)
  const message =
    near === null
      ? sentence('{value:quote60} is not one of {words,list}.', { value, words })
      : pointer === ''
        ? sentence('{value:quote60} is not a canonical form; perhaps {near:quote} is meant.', {
            value,
            near,
          })
        : sentence(
            '{value:quote60} is not a choice of a canonical form; perhaps {near:quote} is meant.',
            { value, near },
          )
  const remedy = sentence('Write {words:quote,or}.', { words })
  return { ...makeErrorWith(CODE, message, remedy), pointer }
}
