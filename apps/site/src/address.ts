import { DEFAULT_LANGUAGE, type Language, prefixOf } from './languages.ts'

/** Where the site is published. Its pages are at the root of the origin. */
export const ORIGIN = 'https://waymark-url.github.io'

/** Where the sources are. */
export const REPOSITORY = 'https://github.com/waymark-url/waymark'

/** The folder of the demo on the site. */
export const DEMO = '/play/index.html'

/** The demo in a language, without a fragment. */
export function demoIn(language: Language): string {
  return language === DEFAULT_LANGUAGE ? DEMO : `${DEMO}?lang=${language}`
}

/**
 * The path of a page on the site, as links have it.
 *
 * @param path - The page in any language, such as `rules/www`, or `rules/` for the list.
 */
export function pathOf(language: Language, path: string): string {
  return `/${prefixOf(language)}${path}`
}

/** The URL of a page, as sitemaps and canonical links have it. */
export function urlOf(language: Language, path: string): string {
  return ORIGIN + pathOf(language, path)
}
