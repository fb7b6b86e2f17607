import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findDisagreements } from '../disagreements.ts'

export const clusterDisagreement: Check = {
  code: 'cluster-disagreement',
  severity: 'error',
  summary: 'Pages that are versions of each other name different pages for one language.',
  explanation:
    'A search engine joins the pages to one set and can take one page for each language; which one is chance.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Let every page of the set list the same alternates; make two sets where two pages are meant.',
  find: findDisagreements,
}
