import { createReadStream } from 'node:fs'
import type { SitemapItem } from '../read/read-item.ts'
import { readSitemap } from '../read/read-sitemap.ts'
import type { SitemapReaderOptions } from '../read/reader-options.ts'
import { unpack } from './gunzip.ts'

/**
 * Reads a sitemap from any stream of bytes, compressed with gzip or not; the first two bytes say which.
 *
 * @param stream - For example `process.stdin`, or the body of a response.
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
