import {
  DEFAULT_URL_NORMALIZATION,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
} from '@waymark/i18n-validation'
import type { Option } from './command-description.ts'
import type { OptionValues } from './option-values.ts'

/** The canonical forms that have names. */
const FORMS: Readonly<Record<string, URLNormalizationConfig>> = {
  safe: SAFE_URL_NORMALIZATION,
  seo: DEFAULT_URL_NORMALIZATION,
  'seo-strict': STRICT_URL_NORMALIZATION,
}

/** The options that say which URLs are one page. */
export const MATCHING_OPTIONS: readonly Option[] = [
  {
    name: 'canonical',
    value: 'form',
    choices: Object.keys(FORMS),
    fallback: 'safe',
    summary:
      'The canonical form of URLs. safe keeps slashes and queries, and removes the fragment. seo also removes the trailing slash and the query; seo-strict does so, and accepts only https.',
  },
  {
    name: 'trailing-slash',
    sets: ['trailingSlash'],
    value: 'policy',
    choices: ['never', 'always', 'preserve'],
    summary:
      'Whether canonical paths end with a slash. The root path is always /. Default: as --canonical says.',
  },
  {
    name: 'query',
    sets: ['removeQuery'],
    value: 'keep|remove',
    choices: ['keep', 'remove'],
    summary: 'Whether canonical URLs have their query. Default: as --canonical says.',
  },
  {
    name: 'fragment',
    sets: ['removeFragment'],
    value: 'keep|remove',
    choices: ['keep', 'remove'],
    fallback: 'remove',
    summary: 'Whether canonical URLs have their fragment, which search engines ignore.',
  },
]

/** The options that define the canonical form of a page's URL. */
export const CANONICAL_OPTIONS: readonly Option[] = [
  ...MATCHING_OPTIONS,
  {
    name: 'https-only',
    sets: ['allowedProtocols'],
    summary: 'Accepts only https URLs in databases.',
  },
]

/** The configuration that `CANONICAL_OPTIONS` describe. */
export function chosenConfig(options: OptionValues): URLNormalizationConfig {
  const form = chosenForm(options)
  return options.isOn('https-only') ? { ...form, allowedProtocols: ['https'] } : form
}

/** The configuration that `MATCHING_OPTIONS` describe. */
export function chosenForm(options: OptionValues): URLNormalizationConfig {
  const form = FORMS[options.text('canonical') ?? 'safe'] ?? SAFE_URL_NORMALIZATION
  const policy = options.text('trailing-slash')
  const [query, fragment] = [options.text('query'), options.text('fragment')]
  return {
    ...form,
    ...(policy === 'never' || policy === 'always' || policy === 'preserve'
      ? { trailingSlash: policy }
      : {}),
    ...(query === null ? {} : { removeQuery: query === 'remove' }),
    ...(fragment === null ? {} : { removeFragment: fragment === 'remove' }),
  }
}
