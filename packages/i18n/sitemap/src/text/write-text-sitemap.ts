import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { MAX_BYTES, MAX_URLS } from '../protocol/limits.ts'
import { writeLoc } from '../write/checked-text.ts'
import { SPLIT_OPTIONS, type SplitOptions } from '../write/split-writer.ts'
import { tooLarge, tooManyUrls } from '../write/write-sitemap.ts'

/** The limits of a text sitemap. */
export type TextWriterOptions = Pick<SplitOptions, 'maxUrls' | 'maxBytes'>

const { maxUrls, maxBytes } = SPLIT_OPTIONS

export const TEXT_WRITER_OPTIONS: OptionTable<TextWriterOptions> = { maxUrls, maxBytes }

/**
 * Writes a text sitemap: the serialised URLs, one per line. All of it is ASCII, so each character is one byte of the file.
 *
 * @throws SitemapError for the first URL that a sitemap cannot have, and `too-many-urls` or `file-too-large` if one file
 *   cannot hold the URLs.
 * @throws OptionError for an option that does not exist or has a wrong value.
 * @see https://www.sitemaps.org/protocol.html#otherformats
 *
 * @example
 * ```ts
 * import { writeTextSitemap } from '@waymark/sitemap/text'
 *
 * let text = ''
 * for await (const line of writeTextSitemap(['https://a.example/ä', 'https://a.example/?b&c'])) {
 *   text += line
 * }
 * text // => 'https://a.example/%C3%A4\nhttps://a.example/?b&c\n'
 * ```
 */
export async function* writeTextSitemap(
  locs: Iterable<string> | AsyncIterable<string>,
  options: TextWriterOptions = {},
): AsyncGenerator<string, void, undefined> {
  options = checkOptions(options, TEXT_WRITER_OPTIONS)
  const { maxUrls = MAX_URLS, maxBytes = MAX_BYTES } = options
  let index = 0
  let bytes = 0
  for await (const loc of locs) {
    const line = `${writeLoc(loc, index, '')}\n`
    index++
    bytes += line.length
    if (index > maxUrls) throw tooManyUrls(maxUrls)
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    yield line
  }
}
