import { sentence, tell } from '@waymark/infra/internal'
import { type OptionTable, oneOf } from '@waymark/infra/options'
import type { TraceStep } from '@waymark/normalize/core'
import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { checkOwnOptions } from './own-options.ts'
import { type AcceptedURL, ANY_HOST, readURL, toRuleSet } from './url-reader.ts'
import { stepsOf } from './url-steps.ts'
import type { NormalizedURL } from './url-types.ts'
import type { URLValidationError, ValidationResult } from './validation-problem.ts'

/** Options for validating a URL. */
export interface URLValidationOptions {
  /**
   * `normalize` corrects a URL that is not in its normal form; `check` reports it. Default `'normalize'`.
   *
   * In check mode, a wrong trailing slash is `TRAILING_SLASH_VIOLATION`. Every other part that is not normal (a query, a
   * fragment, a default port, capitals in the host, …) is `INVALID_URL`, with the `rule` that would change it and the
   * `expected` URL.
   */
  readonly mode?: 'normalize' | 'check' | undefined
}

export const URL_VALIDATION_OPTIONS: OptionTable<URLValidationOptions> = {
  mode: /* @__PURE__ */ oneOf('normalize', 'check'),
}

/** The result of `validateURL`. */
export type URLValidationResult<Original = unknown> = ValidationResult<
  NormalizedURL,
  URLValidationError,
  Original
>

/**
 * Validates an absolute URL and normalises it.
 *
 * @param url - Any value, such as a part of parsed JSON.
 * @param config - Absent options have their default values.
 * @throws {TypeError} If the configuration or an option is wrong; never because of `url`.
 *
 * @example
 * ```ts
 * import { validateURL } from '@waymark/i18n-validation'
 *
 * validateURL('https://a.example/tea/').data // => 'https://a.example/tea'
 * const { errors } = validateURL('https://a.example/tea/', {}, { mode: 'check' })
 * errors[0].code // => 'TRAILING_SLASH_VIOLATION'
 * errors[0].expected // => 'https://a.example/tea'
 * ```
 */
export function validateURL<Original, Slash extends string = 'never'>(
  url: Original,
  config?: URLNormalizationOptions<Slash>,
  options?: URLValidationOptions,
): URLValidationResult<Original> {
  const { mode = 'normalize' } = checkOwnOptions(options, URL_VALIDATION_OPTIONS)
  const reading = readURL(url, toRuleSet(resolveConfig(config)), ANY_HOST)
  if (reading.error !== null) return { valid: false, errors: [reading.error], original: url }
  if (mode === 'check' && reading.written !== reading.data) {
    return { valid: false, errors: findDeviations(reading), original: url }
  }
  return { valid: true, data: reading.data, original: url }
}

/** Returns everything that normalising would change in a valid URL. */
export function findDeviations(url: AcceptedURL): URLValidationError[] {
  const { data: expected } = url
  return stepsOf(url).map((step) => ({ ...toDeviation(step, expected), expected }))
}

function codeOf(step: TraceStep): 'TRAILING_SLASH_VIOLATION' | 'INVALID_URL' {
  return step.rule === 'trailing-slash' ? 'TRAILING_SLASH_VIOLATION' : 'INVALID_URL'
}

function toDeviation(step: TraceStep, expected: string): URLValidationError {
  return {
    code: codeOf(step),
    severity: 'error',
    ...tell({
      message: sentence('The URL is not in its normal form: the rule {rule} would change it.', {
        rule: step.rule,
      }),
      remedy: sentence('Write {expected:quote}.', { expected }),
    }),
    start: step.inputStart,
    end: step.inputEnd,
    rule: step.rule,
  }
}
