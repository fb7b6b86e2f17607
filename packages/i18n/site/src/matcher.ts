import { createNormalizeForMatching, type NormalizeForMatching } from '@waymark/hreflang'
import type { URLNormalizationConfig } from '@waymark/i18n-validation'

/** Creates the function by which the audit matches URLs, for a configuration. */
export function matcherOf(config: URLNormalizationConfig): NormalizeForMatching {
  const { trailingSlash, removeQuery, removeFragment } = config
  return createNormalizeForMatching(trailingSlash, { removeQuery, removeFragment })
}
