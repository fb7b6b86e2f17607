import { sentence } from '@waymark/infra/internal'
import type { Check } from '../check.ts'
import { findCountriesAsLanguages } from '../country-languages.ts'

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
  notFixed: 'The value is valid. A country is likely, but not certain.',
  message: ({ lang = '', language, links = 1, evidence = [] }) => {
    if (language === undefined) {
      return links === 1
        ? sentence(
            'The hreflang value {lang:quote} is the code of a language, but the link with it seems to mean a country: {evidence:phrase,clauses}.',
            { lang, evidence },
          )
        : sentence(
            'The hreflang value {lang:quote} is the code of a language, but the {links} links with it seem to mean a country: {evidence:phrase,clauses}.',
            { lang, links, evidence },
          )
    }
    return links === 1
      ? sentence(
          'The hreflang value {lang:quote} means {language:phrase}, but the link with it seems to mean a country: {evidence:phrase,clauses}.',
          { lang, language, evidence },
        )
      : sentence(
          'The hreflang value {lang:quote} means {language:phrase}, but the {links} links with it seem to mean a country: {evidence:phrase,clauses}.',
          { lang, language, links, evidence },
        )
  },
  find: findCountriesAsLanguages,
}
