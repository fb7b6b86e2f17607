import {
  DEFAULT_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
} from '@waymark/i18n-validation'
import type { Option } from './command-description.ts'
import type { OptionValues } from './option-values.ts'

/** The options that define the canonical form of a page's URL. */
export const CANONICAL_OPTIONS: readonly Option[] = [
  {
    name: 'trailing-slash',
    sets: ['trailingSlash'],
    value: 'policy',
    choices: ['never', 'always', 'preserve'],
    fallback: 'never',
    summary: 'Whether canonical paths end with a slash. The root path is always /.',
  },
  {
    name: 'keep-query',
    sets: ['removeQuery'],
    summary: 'Keeps the query: URLs that differ in it are different pages.',
  },
  {
    name: 'keep-fragment',
    sets: ['removeFragment'],
    summary: 'Keeps the fragment, in the same way.',
  },
]

/** The configuration that the options describe. */
export function chosenConfig(options: OptionValues): URLNormalizationConfig {
  const base = options.isOn('strict') ? STRICT_URL_NORMALIZATION : DEFAULT_URL_NORMALIZATION
  return { ...base, ...chosenMatching(options) }
}

/** The part of the configuration that says which URLs are one page. */
export function chosenMatching(
  options: OptionValues,
): Pick<URLNormalizationConfig, 'trailingSlash' | 'removeQuery' | 'removeFragment'> {
  const policy = options.text('trailing-slash')
  return {
    trailingSlash: policy === 'always' || policy === 'preserve' ? policy : 'never',
    removeQuery: !options.isOn('keep-query'),
    removeFragment: !options.isOn('keep-fragment'),
  }
}
