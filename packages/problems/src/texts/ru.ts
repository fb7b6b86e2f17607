import type { ProblemTexts } from './problem-texts.ts'
import { languageTags } from './ru/language-tags.ts'
import { uriTemplates } from './ru/uri-templates.ts'
import { urls } from './ru/urls.ts'

/** Русский */
export const ru: ProblemTexts = {
  language: 'ru',
  catalogues: {
    'Language tags and hreflang values': languageTags,
    'URI Templates': uriTemplates,
    'URL parsing': urls,
  },
}
