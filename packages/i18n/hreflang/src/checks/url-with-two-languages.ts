import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findSeveralLanguages } from '../several-languages.ts'

/** So many values are named in a message. */
const MAX_NAMED = 10

export const urlWithTwoLanguages: Check = {
  code: 'url-with-two-languages',
  severity: 'warning',
  summary: 'An entry lists one URL for two or more languages.',
  explanation:
    'A page is in one language, so readers of the others get a page that they may not understand. Often it was not translated and its URL is listed for all languages, or a URL was copied. Several regions of a language can share a page, such as `de` and `de-AT`.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Write the URL that each language has for itself, and leave out the languages into which the page is not translated. Readers of these get the `x-default` page.',
  notFixed: 'Either a language is wrong, or its page is missing.',
  message: ({ loc = '', langs = [] }) => {
    const more = langs.length - MAX_NAMED
    return more <= 0
      ? sentence('The URL {loc:quote} is listed for several languages: {langs:quote}.', {
          loc,
          langs,
        })
      : sentence(
          'The URL {loc:quote} is listed for several languages: {langs:quote,list} and {more} more.',
          { loc, langs: langs.slice(0, MAX_NAMED), more },
        )
  },
  find: (site) => findSeveralLanguages(site, 'one entry'),
}
