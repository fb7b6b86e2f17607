import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { readURL, toRuleSet } from './url-reader.ts'
import type { NormalizedURL, URLArgument } from './url-types.ts'
import { URLNormalizationError } from './validation-problem.ts'

/**
 * Normalises an absolute URL.
 *
 * @param url - A string literal that is clearly relative or has a scheme other than `https` and `http` does not compile.
 * @param config - Absent options have their default values.
 * @throws {URLNormalizationError} If the URL is not accepted. The error has the code, the position and the URL.
 * @throws {TypeError} If the configuration is wrong.
 */
export function normalizeURL<const T extends string, Slash extends string = 'never'>(
  url: T & URLArgument<T>,
  config?: URLNormalizationOptions<Slash>,
): NormalizedURL {
  const { data, error } = readURL(url, toRuleSet(resolveConfig(config)))
  if (error !== null) throw new URLNormalizationError(error, url)
  return data
}
