import type { OptionTable } from '@waymark/infra/options'
import { CACHE_SIZE, remember } from './bounded-cache.ts'
import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { ownOptions } from './own-options.ts'
import { readURL, toRuleSet } from './url-reader.ts'
import type { NormalizedURL, NotRelative } from './url-types.ts'
import type { URLValidationResult } from './validate-url.ts'
import { URLNormalizationError } from './validation-problem.ts'

const OPTIONS: OptionTable<{ readonly cacheSize?: number | undefined }> = { cacheSize: CACHE_SIZE }

/** `normalizeURL` and `validateURL` with one configuration and a bounded memory. */
export interface URLNormalizer {
  /** As the function of that name. */
  normalizeURL<const T extends string>(url: T & NotRelative<T>): NormalizedURL
  /** As the function of that name, in mode `normalize`. */
  validateURL<Original>(url: Original): URLValidationResult<Original>
  /** How many URLs it remembers now; never more than `cacheSize`. */
  readonly cached: number
}

/**
 * Binds a configuration, checked once, and remembers the results of the URLs that were seen last.
 *
 * Worth it where the same URLs come again and again, as alternates do. Texts longer than 2,048 units are
 * not remembered, so that the bound on their number is a bound on memory.
 *
 * @param options.cacheSize - How many to remember, 0 for none. Default 1,000.
 * @throws TypeError when the configuration is wrong or there is no such option, RangeError when the size is wrong.
 */
export function createURLNormalizer(
  config?: URLNormalizationOptions,
  options?: { readonly cacheSize?: number | undefined },
): URLNormalizer {
  const ruleSet = toRuleSet(resolveConfig(config))
  const { cacheSize = 1000 } = ownOptions(options, OPTIONS)
  const cache = remember((url) => readURL(url, ruleSet), cacheSize)
  const read = (url: unknown) => (typeof url === 'string' ? cache.get(url) : readURL(url, ruleSet))
  return {
    normalizeURL(url) {
      const { data, error } = read(url)
      if (error !== null) throw new URLNormalizationError(error, url)
      return data
    },
    validateURL(original) {
      const { data, error } = read(original)
      return error === null
        ? { valid: true, data, original }
        : { valid: false, errors: [error], original }
    },
    get cached() {
      return cache.count()
    },
  }
}
