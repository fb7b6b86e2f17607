/** The languages of the site: those of the founding documents. */
export type Language = 'en' | 'ja' | 'ru'

/** A language of the site, and where its pages are. */
export interface LanguageEntry {
  /** A BCP 47 tag; it is the `lang` of the pages and their `hreflang` value. */
  readonly code: Language
  /** Its name in itself. */
  readonly name: string
  /** What the paths of its pages begin with, after the first slash. */
  readonly prefix: string
}

/** English comes first: its pages are the ones for visitors of all other languages. */
export const LANGUAGES: readonly LanguageEntry[] = [
  { code: 'en', name: 'English', prefix: '' },
  { code: 'ja', name: '日本語', prefix: 'ja/' },
  { code: 'ru', name: 'Русский', prefix: 'ru/' },
]

/** The language whose pages are at the root, and for which `x-default` is written. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** What the paths of a language begin with. */
export function prefixOf(language: Language): string {
  return LANGUAGES.find(({ code }) => code === language)!.prefix
}
