import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findSwappedLanguages } from '../swapped-languages.ts'

export const languagesSwapped: Check = {
  code: 'languages-swapped',
  severity: 'warning',
  summary: "Two pages of a set have each other's `hreflang` value, as far as their URLs tell.",
  explanation:
    'If two values are swapped on every page, all links have return links, and no other check can find the mistake: readers get the wrong language. A page is judged by a language code in its path or host, or by a word there with which the other links of the site agree.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Compare the two pages with their values, and exchange the values if they are swapped.',
  notFixed: 'That the values are swapped is only likely.',
  message: ({ lang = '', declared = '', targets: [page = '', other = ''] = [], evidence = [] }) =>
    sentence(
      '{page:quote} is listed as {lang:quote} and {other:quote} as {declared:quote}, but their URLs say the opposite: {evidence:phrase,clauses}.',
      { lang, declared, page, other, evidence },
    ),
  find: findSwappedLanguages,
}
