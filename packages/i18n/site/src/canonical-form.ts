import { createNormalizeForMatching, type NormalizeForMatching } from '@waymark/hreflang'
import {
  SAFE_URL_NORMALIZATION,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
  urlNormalizationRules,
} from '@waymark/i18n-validation'

/** Returns the complete configuration. What it does not say has the value of `SAFE_URL_NORMALIZATION`. */
export function canonicalConfig(
  options: URLNormalizationOptions | undefined,
): URLNormalizationConfig {
  return urlNormalizationRules(options, SAFE_URL_NORMALIZATION).config
}

/** Creates the function by which the audit matches URLs, for a configuration. */
export function matcherOf(config: URLNormalizationConfig): NormalizeForMatching {
  const { trailingSlash, removeQuery, removeFragment } = config
  return createNormalizeForMatching({ trailingSlash, removeQuery, removeFragment })
}
