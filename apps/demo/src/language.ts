/** A language of the interface. */
export type Language = 'en' | 'ja' | 'ru'

/** All languages, English first. */
export const LANGUAGES: readonly Language[] = ['en', 'ja', 'ru']

/**
 * The language that a page is asked for, from the query of its URL: `index.html?lang=ja#url=…`. English if it names
 * none, or one that the page does not have.
 */
export function readLanguage(search: string): Language {
  const asked = /[?&]lang=([a-z]+)/.exec(search)?.[1]
  return LANGUAGES.find((language) => language === asked) ?? 'en'
}
