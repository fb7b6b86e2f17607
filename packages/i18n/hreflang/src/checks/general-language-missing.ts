import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findMissingGeneralLanguages } from '../general-languages.ts'

export const generalLanguageMissing: Check = {
  code: 'general-language-missing',
  severity: 'info',
  summary:
    'A set has pages for several regions of a language but none for the language in general.',
  explanation:
    'Readers of that language in other regions get a page for a region that is not theirs.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Also list one of the pages under the language alone.',
  notFixed: 'Only the site can decide which region serves the language in general.',
  message: ({ language = '', clusters = 1 }) =>
    clusters === 1
      ? sentence(
          'A set has pages for several regions of {language:quote} but none for {language:quote} alone.',
          { language },
        )
      : sentence(
          '{clusters} sets have pages for several regions of {language:quote} but none for {language:quote} alone; this is the first.',
          { language, clusters },
        ),
  find: findMissingGeneralLanguages,
}
