import { type OptionTable, oneOf } from '@waymark/infra/options'
import { type TraceStep, traceWith } from '@waymark/normalize/core'
import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { REMEDIES } from './error-codes.ts'
import { ownOptions } from './own-options.ts'
import { readURL, toRuleSet, type URLNormalizationRules } from './url-reader.ts'
import type { NormalizedURL } from './url-types.ts'
import { quote, type URLValidationError, type ValidationResult } from './validation-problem.ts'

/** How a URL is judged. */
export interface URLValidationOptions {
  /**
   * `normalize` repairs what can be repaired; `check` reports it. Default `'normalize'`.
   *
   * In check mode a wrong end of the path is `TRAILING_SLASH_VIOLATION`, and every other part that is
   * not yet normal (a query, a fragment, a default port, capitals in the host, …) is `INVALID_URL` with
   * the `rule` that would change it and the URL `expected` in its place.
   */
  readonly mode?: 'normalize' | 'check' | undefined
}

export const URL_VALIDATION_OPTIONS: OptionTable<URLValidationOptions> = {
  mode: /* @__PURE__ */ oneOf('normalize', 'check'),
}

/** The verdict of `validateURL`. */
export type URLValidationResult<Original = unknown> = ValidationResult<
  NormalizedURL,
  URLValidationError,
  Original
>

/**
 * Judges a value that should be an absolute URL, and normalises it.
 *
 * @param url - Anything, such as a member of parsed JSON.
 * @param config - Options that are left out are the default's.
 * @throws TypeError when the configuration or an option is wrong; never because of `url`.
 */
export function validateURL<Original>(
  url: Original,
  config?: URLNormalizationOptions,
  options?: URLValidationOptions,
): URLValidationResult<Original> {
  const { mode = 'normalize' } = ownOptions(options, URL_VALIDATION_OPTIONS)
  return judgeURL(url, toRuleSet(resolveConfig(config)), mode)
}

export function judgeURL<Original>(
  original: Original,
  ruleSet: URLNormalizationRules,
  mode: 'normalize' | 'check',
): URLValidationResult<Original> {
  const { data, error } = readURL(original, ruleSet)
  if (error !== null) return { valid: false, errors: [error], original }
  const text: unknown = original
  if (mode === 'check' && typeof text === 'string' && text !== data) {
    return { valid: false, errors: findDeviations(text, ruleSet), original }
  }
  return { valid: true, data, original }
}

/** Everything in a valid URL that normalising would change. */
export function findDeviations(
  url: string,
  { rules, options }: URLNormalizationRules,
): URLValidationError[] {
  const { steps, output } = traceWith(url, { rules, options })
  const expected = output ?? url
  return steps.map((step) => ({
    ...toDeviation(step),
    remedy: `${REMEDIES[codeOf(step)]} Here: ${quote(expected)}.`,
    expected,
  }))
}

function codeOf(step: TraceStep): 'TRAILING_SLASH_VIOLATION' | 'INVALID_URL' {
  return step.rule === 'trailing-slash' ? 'TRAILING_SLASH_VIOLATION' : 'INVALID_URL'
}

function toDeviation(step: TraceStep): Omit<URLValidationError, 'remedy'> {
  return {
    code: codeOf(step),
    severity: 'error',
    message: `The URL is not in its normal form (${step.rule}). ${step.reason}`,
    start: step.inputStart,
    end: step.inputEnd,
    rule: step.rule,
  }
}
