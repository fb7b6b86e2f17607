import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findSeveralLanguages } from '../several-languages.ts'

/** So many values are named in a message. */
const MAX_NAMED = 10

export const languageDisagreement: Check = {
  code: 'language-disagreement',
  severity: 'warning',
  summary: 'Pages give one alternate different languages, and the alternate does not say its own.',
  explanation:
    'At least one of the links is wrong: it has the wrong language, or it leads to the wrong page. If the alternate listed itself, its language would be known.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Give all links to the page its language, and let the page list itself. If a link means another page, correct its URL.',
  notFixed: 'Any of the languages may be the right one.',
  message: ({ loc = '', langs = [] }) => {
    const more = langs.length - MAX_NAMED
    return more <= 0
      ? sentence('Different entries list {loc:quote} for different languages: {langs:quote}.', {
          loc,
          langs,
        })
      : sentence(
          'Different entries list {loc:quote} for different languages: {langs:quote,list} and {more} more.',
          { loc, langs: langs.slice(0, MAX_NAMED), more },
        )
  },
  find: (site) => findSeveralLanguages(site, 'several entries'),
}
