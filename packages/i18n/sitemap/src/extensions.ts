import { images } from './extensions/images.ts'
import { news } from './extensions/news.ts'
import { videos } from './extensions/videos.ts'
import type { SitemapExtension } from './protocol/extension.ts'

export type { SitemapImage, SitemapNews, SitemapVideo } from './protocol/entry.ts'
export type {
  ElementNode,
  ExtensionFault,
  ExtensionPlace,
  ExtensionProblemCode,
  ExtensionReading,
  ParseUrl,
  SitemapExtension,
} from './protocol/extension.ts'
export type { Place } from './xml/text-position.ts'
export { images, news, videos }

/**
 * All extensions that this package knows.
 *
 * @example
 * ```ts
 * import { parseSitemap } from '@waymark/sitemap'
 * import { extensions } from '@waymark/sitemap/extensions'
 *
 * extensions.map(({ member }) => member) // => ['images', 'videos', 'news']
 * const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
 *   xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>https://a.example/</loc>
 *   <image:image><image:loc>https://a.example/a.png</image:loc></image:image></url></urlset>`
 * const [, page] = parseSitemap(xml, { extensions })
 * page.entry.images // => [{ loc: 'https://a.example/a.png' }]
 * ```
 */
export const extensions: readonly SitemapExtension[] = /* @__PURE__ */ Object.freeze([
  images,
  videos,
  news,
])
