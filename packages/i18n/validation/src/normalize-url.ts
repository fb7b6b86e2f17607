import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { readURL, toRuleSet } from './url-reader.ts'
import type { NormalizedURL, NotRelative } from './url-types.ts'
import { URLNormalizationError } from './validation-problem.ts'

/**
 * Normalises an absolute URL.
 *
 * @param url - A literal that is clearly relative does not compile.
 * @param config - Options that are left out are the default's.
 * @throws URLNormalizationError with the code, the place and the original, when it is not an acceptable URL.
 * @throws TypeError when the configuration is wrong.
 */
export function normalizeURL<const T extends string>(
  url: T & NotRelative<T>,
  config?: URLNormalizationOptions,
): NormalizedURL {
  const { data, error } = readURL(url, toRuleSet(resolveConfig(config)))
  if (error !== null) throw new URLNormalizationError(error, url)
  return data
}
