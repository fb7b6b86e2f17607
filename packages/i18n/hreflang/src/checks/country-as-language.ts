import { count } from '@waymark/infra/internal'
import type { Check } from '../check.ts'
import { findCountriesAsLanguages } from '../country-languages.ts'
import { quote } from '../quote.ts'

export const countryAsLanguage: Check = {
  code: 'country-as-language',
  severity: 'warning',
  causedBy: 'lang',
  summary: 'An `hreflang` value is the code of a language, but the site seems to mean a country.',
  explanation:
    'Some codes mean one thing as a language and another as a country: `kr` is Kanuri, and the Korean language is `ko`; `br` is Breton, `se` Northern Sami and `ch` Chamorro. The value is valid, so search engines show the pages to readers of that language. It is reported only with evidence: the URLs, the other values of the site, or a country in which the language is not spoken.',
  source:
    'https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes',
  remedy:
    'Write the language, followed by the country if the page is only for that country, such as de-CH. A country alone is not a valid value.',
  notFixed: 'The value is valid, and that a country is meant is only likely.',
  message: ({ lang, language, links = 1, evidence = [] }) =>
    `The hreflang value ${quote(lang)} means ${language}, but ${links === 1 ? 'the link with it seems' : `the ${count(links)} links with it seem`} to mean a country: ${evidence.join('; ')}.`,
  find: findCountriesAsLanguages,
}
