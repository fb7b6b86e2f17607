import { count } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findMissingGeneralLanguages } from '../general-languages.ts'
import { quote } from '../quote.ts'

export const generalLanguageMissing: Check = {
  code: 'general-language-missing',
  severity: 'info',
  summary:
    'A set has pages for several regions of a language but none for the language in general.',
  explanation:
    'Readers of that language in other regions get a page for a region that is not theirs.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Also list one of the pages under the language alone.',
  notFixed: 'Which region serves the language in general is for the site to decide.',
  message: ({ language, clusters = 1 }) =>
    clusters === 1
      ? `A set has pages for several regions of ${quote(language)} but none for ${quote(language)} alone.`
      : `${count(clusters)} sets have pages for several regions of ${quote(language)} but none for ${quote(language)} alone; this is the first.`,
  find: findMissingGeneralLanguages,
}
