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
  SitemapExtension,
} from './protocol/extension.ts'
export type { Place } from './xml/text-position.ts'
export { images, news, videos }

/** All extensions that this package knows. */
export const extensions: readonly SitemapExtension[] = [images, videos, news]
