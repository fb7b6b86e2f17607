import { createReadStream } from 'node:fs'
import type { SitemapItem } from '../read/read-item.ts'
import { readSitemap } from '../read/read-sitemap.ts'
import type { SitemapReaderOptions } from '../read/reader-options.ts'
import { unpack } from './gunzip.ts'

/**
 * Reads a sitemap from any stream of bytes, compressed with gzip or not; the first two bytes say which.
 *
 * @param stream - For example `process.stdin`, or the body of a response.
 *
 * @example
 * ```ts
 * import { readSitemapStream } from '@waymark/sitemap/node'
 *
 * const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
 * <url><loc>https://a.example/</loc></url></urlset>`
 * const found = []
 * for await (const item of readSitemapStream([Buffer.from(xml)])) {
 *   if (item.type === 'url') found.push(item.entry.loc)
 * }
 * found // => ['https://a.example/']
 * ```
 */
export function readSitemapStream(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: SitemapReaderOptions = {},
): AsyncGenerator<SitemapItem, void, undefined> {
  return readSitemap(unpack(stream), options)
}

/**
 * Reads a sitemap file, `.xml` or compressed with gzip; the first two bytes say which, not the name.
 *
 * @param path - A path, or `-` for standard input.
 * @throws The file system's error, with its `code`, where the file cannot be read.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { readSitemapFile, writeSitemapFolder } from '@waymark/sitemap/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * await writeSitemapFolder(folder, [{ loc: 'https://a.example/' }], { gzip: true })
 * const found = []
 * for await (const item of readSitemapFile(join(folder, 'sitemap.xml.gz'))) {
 *   if (item.type === 'url') found.push(item.entry.loc)
 * }
 * found // => ['https://a.example/']
 * await rm(folder, { recursive: true })
 * ```
 */
export function readSitemapFile(
  path: string,
  options: SitemapReaderOptions = {},
): AsyncGenerator<SitemapItem, void, undefined> {
  return readSitemapStream(openFile(path), options)
}

/** Opens the file only when the first item is asked for: a stream that is never read would stay open, or end the process with an error. */
async function* openFile(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield* path === '-' ? process.stdin : createReadStream(path, { highWaterMark: 65_536 })
}
