import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findSwappedLanguages } from '../swapped-languages.ts'

export const languagesSwapped: Check = {
  code: 'languages-swapped',
  severity: 'warning',
  summary: "Two pages of a set seem to have each other's `hreflang` value, judging by their URLs.",
  explanation:
    'If two values are swapped on every page, all links have return links, and no other check can find the mistake: readers get the wrong language. The language of a URL is read from a code in its path or host, or from a word there if nearly all links to such URLs have the same language.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Compare the two pages with their values, and exchange the values if they are swapped.',
  notFixed: 'A swap is likely, but not certain.',
  message: ({ lang = '', declared = '', targets: [page = '', other = ''] = [], evidence = [] }) =>
    sentence(
      '{page:quote} is listed as {lang:quote} and {other:quote} as {declared:quote}, but their URLs say the opposite: {evidence:phrase,clauses}.',
      { lang, declared, page, other, evidence },
    ),
  find: findSwappedLanguages,
}
