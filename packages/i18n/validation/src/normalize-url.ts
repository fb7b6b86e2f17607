import { resolveConfig, type URLNormalizationOptions } from './config.ts'
import { ANY_HOST, readURL, toRuleSet } from './url-reader.ts'
import type { NormalizedURL, URLArgument } from './url-types.ts'
import { URLNormalizationError } from './validation-problem.ts'

/**
 * Normalises an absolute URL.
 *
 * @param url - A string literal that is clearly relative or has a scheme other than `https` and `http` does not compile.
 * @param config - Absent options have their default values.
 * @throws {URLNormalizationError} If the URL is not accepted. The error has the code, the position and the URL.
 * @throws {TypeError} If the configuration is wrong.
 *
 * @example
 * ```ts
 * import { normalizeURL } from '@waymark/i18n-validation'
 *
 * normalizeURL('https://A.example/tea/?utm_source=x#top') // => 'https://a.example/tea'
 * normalizeURL('https://a.example/?q', { removeQuery: false }) // => 'https://a.example/?q'
 * normalizeURL('https://exa mple.com/') // throws "https://exa mple.com/" is not a URL. The host has a character that is not allowed.
 * ```
 */
export function normalizeURL<const T extends string, Slash extends string = 'never'>(
  url: T & URLArgument<T>,
  config?: URLNormalizationOptions<Slash>,
): NormalizedURL {
  const { data, error } = readURL(url, toRuleSet(resolveConfig(config)), ANY_HOST)
  if (error !== null) throw new URLNormalizationError(error, url)
  return data
}
