import { createNormalizeForMatching, type NormalizeForMatching } from '@waymark/hreflang'
import type { URLNormalizationConfig } from '@waymark/i18n-validation'

/** Creates the function by which the audit matches URLs, for a configuration. */
export function matcherOf(config: URLNormalizationConfig): NormalizeForMatching {
  const { trailingSlash, removeQuery, removeFragment } = config
  return createNormalizeForMatching(trailingSlash, { removeQuery, removeFragment })
}

/** Returns the configuration with which the URLs of a database or of sitemaps are matched. */
export function matchingConfig(
  form: 'database' | 'sitemap',
  config: URLNormalizationConfig,
): URLNormalizationConfig {
  // Pages are published with their query, whatever a database would make of it.
  return form === 'sitemap' ? { ...config, removeQuery: false } : config
}
