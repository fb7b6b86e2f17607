import { type Sentence, sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import type { UrlPart } from '../finding.ts'
import { findMergedLanguages } from '../merged-languages.ts'

const PARTS: Readonly<Record<UrlPart, Sentence>> = {
  query: sentence('query'),
  fragment: sentence('fragment'),
  'trailing slash': sentence('trailing slash'),
}

const REMEDIES: Readonly<Record<UrlPart, Sentence>> = {
  query: sentence('Keep the query with {removeQuery:option}.'),
  fragment: sentence(
    'Give each language a path of its own, because search engines ignore the fragment. Or keep it with {removeFragment:option}.',
  ),
  'trailing slash': sentence(
    'Keep trailing slashes as they are: set {trailingSlash:option} to preserve.',
  ),
}

export const languagesMerged: Check = {
  code: 'languages-merged',
  severity: 'error',
  summary: 'The pages of two languages become one URL when they are normalised.',
  explanation:
    'The URLs differ only in a part that normalisation removes: the fragment in `/#fr` and `/#es`, or the query in `/?lang=fr` and `/?lang=es` if an option removes queries. Only one of the pages would be published.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Keep the part of the URL that distinguishes the languages, or give each language a path of its own.',
  notFixed: 'An option keeps the two pages apart; the database has no mistake.',
  message: ({
    loc = '',
    lang = '',
    declared = '',
    targets: [page = '', other = ''] = [],
    part = 'query',
  }) =>
    sentence(
      '{page:quote} in {declared:quote} and {other:quote} in {lang:quote} differ in the {part:phrase}, and both become {loc:quote}.',
      { loc, lang, declared, page, other, part: PARTS[part] },
    ),
  remedyFor: ({ part = 'query' }) => REMEDIES[part],
  find: findMergedLanguages,
}
