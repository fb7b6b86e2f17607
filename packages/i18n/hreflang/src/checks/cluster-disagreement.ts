import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findDisagreements } from '../disagreements.ts'

/** So many pages are named in a message. */
const MAX_LISTED = 4

export const clusterDisagreement: Check = {
  code: 'cluster-disagreement',
  severity: 'error',
  summary: 'Pages that are versions of each other list different pages for one language.',
  explanation:
    'A search engine joins the pages into one set and chooses any of the pages for that language.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'List the same alternates on every page of the set. If two sets are meant, remove the links between them.',
  notFixed: 'Any of the pages may be the right one.',
  message: ({ lang = '', targets = [] }) => {
    const more = targets.length - MAX_LISTED
    return more <= 0
      ? sentence('The pages of one set list different pages for {lang:quote}: {pages:quote}.', {
          lang,
          pages: targets,
        })
      : sentence(
          'The pages of one set list different pages for {lang:quote}: {pages:quote,list} and {more} more.',
          { lang, pages: targets.slice(0, MAX_LISTED), more },
        )
  },
  find: findDisagreements,
}
