import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import type { UrlPart } from '../finding.ts'
import { findMergedLanguages } from '../merged-languages.ts'
import { quote } from '../quote.ts'

const REMEDIES: Readonly<Record<UrlPart, string>> = {
  query: 'Keep the query with the option `removeQuery`.',
  fragment:
    'Give each language a path of its own, because search engines ignore the fragment. Or keep it with the option `removeFragment`.',
  'trailing slash':
    'Keep trailing slashes as they are: set the option `trailingSlash` to preserve.',
}

export const languagesMerged: Check = {
  code: 'languages-merged',
  severity: 'error',
  summary: 'The pages of two languages become one URL when they are normalised.',
  explanation:
    'The URLs differ only in a part that normalisation removes, such as the query in `/?lang=fr` and `/?lang=es`. Only one of the pages would be published.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Keep the part of the URL that distinguishes the languages, such as the query with the option `removeQuery`.',
  notFixed: 'An option keeps the two pages apart; the database has no mistake.',
  message: ({ loc, lang, declared, targets = [], part }) =>
    `${quote(targets[0])} in ${quote(declared)} and ${quote(targets[1])} in ${quote(lang)} differ in the ${part}, and both become ${quote(loc)}.`,
  remedyFor: ({ part }) => REMEDIES[part ?? 'query'],
  find: findMergedLanguages,
}
