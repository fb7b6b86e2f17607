import { checkOptions, type OptionTable } from '@waymark/infra/options'
import type { SitemapItem } from '../read/read-item.ts'
import { readWith, type SitemapSource } from '../read/read-sitemap.ts'
import { fillOptions, READER_OPTIONS, type SitemapReaderOptions } from '../read/reader-options.ts'
import { DocumentSource } from '../read/sitemap-reader.ts'
import { FeedDocument } from './feed-document.ts'

/** What a reader of feeds hands over, and its limits, as in `SitemapReaderOptions`. */
export type FeedReaderOptions = Omit<
  SitemapReaderOptions,
  'anyNamespace' | 'extensions' | 'reportOthers' | 'now'
>

const {
  anyNamespace: _any,
  extensions: _extensions,
  reportOthers: _others,
  now: _now,
  ...types
} = READER_OPTIONS

export const FEED_READER_OPTIONS: OptionTable<FeedReaderOptions> = types

/**
 * Reads a feed, RSS 2.0 or Atom 1.0 or 0.3, as the items of a `urlset`: the link of each item is a `loc`, and its `pubDate`,
 * `updated` or `modified` is the `lastmod`, as a W3C date. Other elements are ignored.
 *
 * A broken file throws nothing, as with `readSitemap`.
 *
 * @param source - XML, not compressed.
 * @throws OptionError for an option that does not exist or has a wrong value.
 * @see https://www.sitemaps.org/protocol.html#otherformats
 *
 * @example
 * ```ts
 * import { readFeed } from '@waymark/sitemap/feeds'
 *
 * const rss = `<rss version="2.0"><channel><item>
 *   <link>https://a.example/1</link><pubDate>Fri, 02 Jan 2026 10:00:00 GMT</pubDate>
 * </item></channel></rss>`
 * const pages = []
 * for await (const item of readFeed(rss)) {
 *   if (item.type === 'url') pages.push([item.entry.loc, item.entry.lastmod])
 * }
 * pages // => [['https://a.example/1', '2026-01-02T10:00:00+00:00']]
 * ```
 */
export async function* readFeed(
  source: SitemapSource,
  options: FeedReaderOptions = {},
): AsyncGenerator<SitemapItem, void, undefined> {
  options = checkOptions(options, FEED_READER_OPTIONS)
  const settings = fillOptions(options)
  yield* readWith(new DocumentSource(settings, new FeedDocument(settings)), source)
}
