import { completeLinks, toHtmlLinks } from '@waymark/hreflang'
import { normalizeURL } from '@waymark/i18n-validation'

/** What is read of the global `Astro`. */
export interface AstroPage {
  readonly url: URL
  /** The `site` of `astro.config.mjs`. */
  readonly site: URL | undefined
  /** The language of the page, if the project has `i18n`. */
  readonly currentLocale: string | undefined
}

/**
 * The links for the `<head>` of a page: `<Fragment set:html={headLinks(Astro, { de: '/de/tee/' })} />`.
 *
 * @param translations - The paths of the page in other languages.
 */
export function headLinks(
  { url, site, currentLocale }: AstroPage,
  translations: Readonly<Record<string, string>> = {},
): string {
  if (site === undefined) throw new Error('astro.config.mjs needs `site`, the URL of the site')
  const urlOf = (path: string): string => normalizeURL(new URL(path, site).href)
  const loc = urlOf(url.pathname)
  const canonical = `<link rel="canonical" href="${loc.replaceAll('&', '&amp;')}">`
  if (currentLocale === undefined) return canonical
  const alternates = Object.entries(translations).map(([lang, path]) => ({
    lang,
    loc: urlOf(path),
  }))
  const links = completeLinks({ loc, lang: currentLocale, alternates })
  return `${canonical}\n${toHtmlLinks(links)}`
}
