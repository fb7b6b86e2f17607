import type { SitemapNews } from '../protocol/entry.ts'
import type { SitemapExtension } from '../protocol/extension.ts'
import { defineExtension } from './define-extension.ts'
import type { ElementTable, ExtensionDefinition } from './definition.ts'
import { NEWS_DATE, NEWS_LANGUAGE, textOf } from './text-types.ts'

const elements: ElementTable<SitemapNews> = {
  publication: {
    element: 'publication',
    isRequired: true,
    children: {
      name: { element: 'name', isRequired: true, type: /* @__PURE__ */ textOf() },
      language: { element: 'language', isRequired: true, type: NEWS_LANGUAGE },
    },
  },
  publicationDate: { element: 'publication_date', isRequired: true, type: NEWS_DATE },
  title: { element: 'title', isRequired: true, type: /* @__PURE__ */ textOf() },
}

/**
 * The elements of an article, as Google's page documents them; the schema sets further limits.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap
 * @see https://www.google.com/schemas/sitemap-news/0.9/sitemap-news.xsd
 */
const NEWS: ExtensionDefinition = {
  member: 'news',
  prefix: 'news',
  namespace: 'http://www.google.com/schemas/sitemap-news/0.9',
  element: 'news',
  maxPerPage: 1,
  maxPerFile: 1_000,
  elements,
  newest: { member: 'publicationDate', days: 2 },
  deprecated: {
    elements: ['access', 'genres', 'keywords', 'stock_tickers', 'geo_locations'],
    attributes: [],
  },
}

/**
 * The article of a page: `news` of an entry.
 *
 * @example
 * ```ts
 * import { createSitemapFiles } from '@waymark/sitemap'
 * import { news } from '@waymark/sitemap/extensions'
 *
 * const publication = { name: 'The Example', language: 'en' }
 * const article = { publication, publicationDate: '2026-01-02', title: 'Tea & coffee' }
 * const page = { loc: 'https://a.example/', news: article }
 * const [file] = await createSitemapFiles([page], { extensions: [news] })
 * file.xml.includes('<news:title>Tea &amp; coffee</news:title>') // => true
 * ```
 */
export const news: SitemapExtension = /* @__PURE__ */ defineExtension(NEWS)
