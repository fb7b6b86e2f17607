import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findMissingGeneralLanguages } from '../general-languages.ts'

export const generalLanguageMissing: Check = {
  code: 'general-language-missing',
  severity: 'info',
  summary: 'A set has a language for several regions and for none in general.',
  explanation:
    'Readers of that language in any other region get a page that is meant for somebody else.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'List one of the pages under the language alone too.',
  find: findMissingGeneralLanguages,
}
