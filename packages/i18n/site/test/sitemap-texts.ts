export const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const NAMESPACES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"`

/** A `loc` with a URL on `https://a.example`. */
export const loc = (path: string): string => `<loc>https://a.example${path}</loc>`

/** A link to the same page in another language, with a URL on `https://a.example`. */
export const link = (lang: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="https://a.example${path}"/>`

/** A sitemap whose pages have the given contents, each in a line of its own. */
export const urlset = (...contents: readonly string[]): string =>
  `<urlset ${NAMESPACES}>\n${contents.map((content) => `<url>${content}</url>`).join('\n')}\n</urlset>`

/** A sitemap with pages that have nothing but their URLs, each in a line of its own. */
export const sitemapOf = (...locs: readonly string[]): string =>
  urlset(...locs.map((url) => `<loc>${url}</loc>`))

/** An index of the sitemaps with the given URLs, each in a line of its own. */
export const sitemapIndexOf = (...locs: readonly string[]): string =>
  `<sitemapindex ${NAMESPACE}>\n${locs.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('\n')}\n</sitemapindex>`
