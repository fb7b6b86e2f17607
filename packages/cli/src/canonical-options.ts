import { createNormalizeForMatching, type NormalizeForMatching } from '@waymark/hreflang'
import {
  DEFAULT_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
} from '@waymark/i18n-validation'
import { type Preset, presets } from '@waymark/normalize'
import type { Option } from './command.ts'
import { keepParts } from './kept-parts.ts'
import type { OptionValues } from './option-values.ts'

/** The options that say which form of a page's address is the canonical one. */
export const CANONICAL_OPTIONS: readonly Option[] = [
  {
    name: 'trailing-slash',
    value: 'policy',
    choices: ['never', 'always', 'preserve'],
    fallback: 'never',
    summary: 'How canonical paths end. The root is always /.',
  },
  {
    name: 'keep-query',
    summary: 'Leaves the query alone: addresses that differ in it are different pages.',
  },
  { name: 'keep-fragment', summary: 'Leaves the fragment alone, in the same way.' },
]

/** The configuration that was asked for. */
export function chosenConfig(options: OptionValues): URLNormalizationConfig {
  const base = options.isOn('strict') ? STRICT_URL_NORMALIZATION : DEFAULT_URL_NORMALIZATION
  const policy = options.text('trailing-slash')
  return {
    ...base,
    trailingSlash: policy === 'always' || policy === 'preserve' ? policy : 'never',
    removeQuery: !options.isOn('keep-query'),
    removeFragment: !options.isOn('keep-fragment'),
  }
}

/** The rules that a configuration stands for. */
export function presetOf(config: URLNormalizationConfig): Preset {
  const { trailingSlash, removeQuery, removeFragment } = config
  const preset = keepParts(presets.seo, { query: !removeQuery, fragment: !removeFragment })
  return { ...preset, options: { ...preset.options, trailingSlash } }
}

/** The form in which the audit compares addresses, of the same configuration. */
export function matcherOf(config: URLNormalizationConfig): NormalizeForMatching {
  return createNormalizeForMatching(config.trailingSlash, config)
}
