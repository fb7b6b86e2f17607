import type { SitemapImage } from '../protocol/entry.ts'
import type { SitemapExtension } from '../protocol/extension.ts'
import { defineExtension } from './define-extension.ts'
import type { ElementTable, ExtensionDefinition } from './definition.ts'
import { HTTP_URL } from './text-types.ts'

const elements: ElementTable<SitemapImage> = {
  loc: { element: 'loc', isRequired: true, type: HTTP_URL },
}

/**
 * The elements of an image, as Google's page documents them; the schema sets further limits.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 * @see https://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd
 */
const IMAGES: ExtensionDefinition = {
  member: 'images',
  prefix: 'image',
  namespace: 'http://www.google.com/schemas/sitemap-image/1.1',
  element: 'image',
  maxPerPage: 1_000,
  maxPerFile: Number.POSITIVE_INFINITY,
  elements,
  // https://developers.google.com/search/blog/2022/05/spring-cleaning-sitemap-extensions
  deprecated: {
    elements: ['caption', 'geo_location', 'title', 'license'],
    attributes: [],
  },
}

/**
 * Images of a page: `images` of an entry.
 *
 * @example
 * ```ts
 * import { createSitemapFiles } from '@waymark/sitemap'
 * import { images } from '@waymark/sitemap/extensions'
 *
 * const page = { loc: 'https://a.example/', images: [{ loc: 'https://a.example/a.png' }] }
 * const [file] = await createSitemapFiles([page], { extensions: [images] })
 * file.xml.includes('<image:loc>https://a.example/a.png</image:loc>') // => true
 * ```
 */
export const images: SitemapExtension = /* @__PURE__ */ defineExtension(IMAGES)
