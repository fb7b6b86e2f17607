import {
  CANONICAL_CHOICES,
  CANONICAL_FORMS,
  type URLNormalizationOptions,
  validateCanonicalForm,
} from '@waymark/i18n-validation'
import type { Option } from './command-description.ts'
import type { OptionValues } from './option-values.ts'

/** The options that say which URLs are one page. */
export const MATCHING_OPTIONS: readonly Option[] = [
  {
    name: 'canonical',
    value: 'form',
    choices: Object.keys(CANONICAL_FORMS),
    summary:
      'The canonical form of URLs. safe normalises the spelling and removes the fragment; seo also removes the trailing slash and the query; seo-strict is seo, and accepts only https. Default: the member canonical of the database, or else safe.',
  },
  {
    name: 'trailing-slash',
    sets: ['trailingSlash'],
    value: 'policy',
    choices: CANONICAL_CHOICES['trailing-slash'],
    summary:
      'Whether canonical paths end with a slash. The root path is always /. Default: as the canonical form says.',
  },
  {
    name: 'query',
    sets: ['removeQuery'],
    value: 'keep|remove',
    choices: CANONICAL_CHOICES.query,
    summary: 'Whether canonical URLs keep the query. Default: as the canonical form says.',
  },
  {
    name: 'fragment',
    sets: ['removeFragment'],
    value: 'keep|remove',
    choices: CANONICAL_CHOICES.fragment,
    summary:
      'Whether canonical URLs keep the fragment, which search engines ignore. Default: as the canonical form says.',
  },
]

/** The options that define the canonical form of a page's URL. */
export const CANONICAL_OPTIONS: readonly Option[] = [
  ...MATCHING_OPTIONS,
  {
    name: 'https-only',
    sets: ['allowedProtocols'],
    summary: 'Accepts only https URLs.',
  },
]

/** What the options say about the canonical form. The database decides the rest. */
export function chosenConfig(options: OptionValues): URLNormalizationOptions {
  const given = options.names.filter((name) => CANONICAL_OPTIONS.some((one) => one.name === name))
  const chosen = given.map((name) => {
    const value = options.text(name) ?? options.isOn(name)
    return name === 'canonical' ? value : { [name]: value }
  })
  // The name comes first, because the options have this order.
  return Object.assign({}, ...chosen.map((form) => validateCanonicalForm(form).data))
}
