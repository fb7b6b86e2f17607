import type { OptionTable } from '@waymark/infra/options'
import { CACHE_SIZE, remember } from './bounded-cache.ts'
import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { checkOwnOptions } from './own-options.ts'
import { ANY_HOST, readURL, toRuleSet } from './url-reader.ts'
import type { NormalizedURL, URLArgument } from './url-types.ts'
import type { URLValidationResult } from './validate-url.ts'
import { URLNormalizationError } from './validation-problem.ts'

/** Options of `createURLNormalizer`. */
export interface URLNormalizerOptions {
  /** The maximum number of URLs in the cache; 0 disables it. Default 1,000. */
  readonly cacheSize?: number | undefined
}

export const NORMALIZER_OPTIONS: OptionTable<URLNormalizerOptions> = {
  cacheSize: CACHE_SIZE,
}

/** `normalizeURL` and `validateURL` with a fixed configuration and a cache. */
export interface URLNormalizer {
  /** Like the function `normalizeURL`. */
  normalizeURL<const T extends string>(url: T & URLArgument<T>): NormalizedURL
  /** Like the function `validateURL` in mode `normalize`. */
  validateURL<Original>(url: Original): URLValidationResult<Original>
  /** How many URLs are in the cache; never more than `cacheSize`. */
  readonly cached: number
}

/**
 * Creates a normaliser that checks its configuration once and caches the results of recent URLs.
 *
 * Use it if the same URLs appear often, such as alternates. While URLs do not repeat, the cache is mostly off. Strings of
 * more than 2,048 code units are not cached, so that the limit of the number of URLs also limits memory.
 *
 * @throws {TypeError} If the configuration or an option is wrong.
 *
 * @example
 * ```ts
 * import { createURLNormalizer } from '@waymark/i18n-validation'
 *
 * const normalizer = createURLNormalizer({ trailingSlash: 'always' })
 * normalizer.normalizeURL('https://a.example/tea') // => 'https://a.example/tea/'
 * normalizer.validateURL('/tea').errors[0].code // => 'RELATIVE_URL'
 * ```
 */
export function createURLNormalizer<Slash extends string = 'never'>(
  config?: URLNormalizationOptions<Slash>,
  options?: URLNormalizerOptions,
): URLNormalizer {
  const ruleSet = toRuleSet(resolveConfig(config))
  const { cacheSize = 1000 } = checkOwnOptions(options, NORMALIZER_OPTIONS)
  const readAfresh = (url: unknown) => readURL(url, ruleSet, ANY_HOST)
  const cache = remember(readAfresh, cacheSize)
  const read = (url: unknown) => (typeof url === 'string' ? cache.get(url) : readAfresh(url))
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
