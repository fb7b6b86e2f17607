import { SitemapError } from '../protocol/sitemap-error.ts'
import type { SitemapItem } from './read-item.ts'
import type { SitemapReaderOptions } from './reader-options.ts'
import { createSitemapReader, type SitemapReader } from './sitemap-reader.ts'

/** A file as bytes or as a string, whole or in chunks of any size. */
export type SitemapSource =
  | Uint8Array
  | string
  | Iterable<Uint8Array | string>
  | AsyncIterable<Uint8Array | string>

/**
 * Reads a sitemap or a sitemap index as a stream of entries and problems.
 *
 * A broken file throws nothing: first the items before the error are given, then a problem with
 * `refuses: 'file'`, then the `end` item. What the source throws is thrown as it is.
 *
 * @param source - XML, not compressed; `@waymark/sitemap/node` also reads gzip.
 * @throws OptionError for an option that does not exist or has a wrong value.
 *
 * @example
 * ```ts
 * import { readSitemap } from '@waymark/sitemap'
 *
 * async function* chunks() {
 *   yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https:'
 *   yield '//a.example/</loc></url></urlset>'
 * }
 * const found = []
 * for await (const item of readSitemap(chunks())) {
 *   if (item.type === 'url') found.push(item.entry.loc)
 * }
 * found // => ['https://a.example/']
 * ```
 */
export async function* readSitemap(
  source: SitemapSource,
  options: SitemapReaderOptions = {},
): AsyncGenerator<SitemapItem, void, undefined> {
  yield* readWith(createSitemapReader(options), source)
}

/** Reads a source with a reader. */
export async function* readWith(
  reader: SitemapReader,
  source: SitemapSource,
): AsyncGenerator<SitemapItem, void, undefined> {
  const pieces = typeof source === 'string' || source instanceof Uint8Array ? [source] : source
  try {
    for await (const piece of pieces) {
      yield* reader.write(piece)
      if (!reader.isOpen) break
    }
  } catch (error) {
    if (!(error instanceof SitemapError)) throw error
    const { code } = error
    if (code !== 'truncated-gzip' && code !== 'corrupt-gzip') throw error
    yield* reader.fail(code, error.problem.message, error.problem.data)
  }
  yield* reader.end()
}

/**
 * Reads a whole file at once.
 *
 * @example
 * ```ts
 * import { parseSitemap } from '@waymark/sitemap'
 *
 * const items = parseSitemap(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
 * <url><loc>https://a.example/</loc></url>
 * <url><loc>/2</loc></url></urlset>`)
 * items.map(({ type }) => type) // => ['root', 'url', 'problem', 'end']
 * [items[2].code, items[2].line] // => ['loc-relative', 3]
 * ```
 */
export function parseSitemap(
  source: Uint8Array | string,
  options: SitemapReaderOptions = {},
): SitemapItem[] {
  const reader = createSitemapReader(options)
  return [...reader.write(source), ...reader.end()]
}
