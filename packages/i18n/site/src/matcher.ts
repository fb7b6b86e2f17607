import { createNormalizeForMatching, type NormalizeForMatching } from '@waymark/hreflang'
import type { URLNormalizationConfig } from '@waymark/i18n-validation'

/** The form in which the audit compares URLs, of the same configuration. */
export function matcherOf(config: URLNormalizationConfig): NormalizeForMatching {
  const { trailingSlash, removeQuery, removeFragment } = config
  return createNormalizeForMatching(trailingSlash, { removeQuery, removeFragment })
}
