import { sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import type { SitemapEntry } from '../protocol/entry.ts'
import { MAX_BYTES, MAX_URLS } from '../protocol/limits.ts'
import { type SitemapError, sitemapError } from '../protocol/sitemap-error.ts'
import type { SitemapFileInfo, SplitEvent } from './split-event.ts'
import { createSplitter, SPLIT_OPTIONS, type SplitOptions } from './split-writer.ts'

/** Entries from anywhere: a list, a generator, a stream. */
export type SitemapEntries = Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>

/** A file of a set that `createSitemapFiles` holds in memory. */
export interface SitemapFile extends SitemapFileInfo {
  readonly xml: string
}

/**
 * Writes sitemaps as a stream, in as many files as the limits ask for, and an index where there is more
 * than one.
 *
 * @throws SitemapError for the first entry that cannot be written, unless `onRefused` takes it.
 *
 * @example
 * ```ts
 * import { splitSitemap } from '@waymark/sitemap'
 *
 * const pages = [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }]
 * const files = []
 * for await (const event of splitSitemap(pages, { maxUrls: 1 })) {
 *   if (event.type === 'part') files.push([event.part, event.urls])
 * }
 * files // => [[1, 1], [2, 1]]
 * ```
 */
export async function* splitSitemap(
  entries: SitemapEntries,
  options: SplitOptions = {},
): AsyncGenerator<SplitEvent, void, undefined> {
  const splitter = createSplitter(options)
  for await (const entry of entries) yield* splitter.add(entry)
  yield* splitter.end()
}

/** The options of a single sitemap: those that name files or parts are of no use. */
export type SitemapOptions = Omit<
  SplitOptions,
  'baseUrl' | 'name' | 'extension' | 'earlier' | 'groupOf' | 'onPlaced'
>

/** The types of `SitemapOptions`. */
export const SITEMAP_OPTIONS: OptionTable<SitemapOptions> =
  /* @__PURE__ */ withoutFiles(SPLIT_OPTIONS)

function withoutFiles({
  baseUrl: _base,
  name: _name,
  extension: _extension,
  earlier: _earlier,
  groupOf: _groupOf,
  onPlaced: _onPlaced,
  ...types
}: OptionTable<SplitOptions>): OptionTable<SitemapOptions> {
  return types
}

/**
 * Writes one sitemap as pieces of text. All of it is ASCII, so each character is one byte of the file.
 *
 * @throws SitemapError `too-many-urls` or `file-too-large` where one file cannot hold the entries, and for
 *   the first entry that cannot be written, unless `onRefused` takes it.
 *
 * @example
 * ```ts
 * import { writeSitemap } from '@waymark/sitemap'
 *
 * let xml = ''
 * for await (const piece of writeSitemap([{ loc: 'https://a.example/ä' }])) xml += piece
 * xml.includes('<loc>https://a.example/%C3%A4</loc>') // => true
 * ```
 */
export async function* writeSitemap(
  entries: SitemapEntries,
  options: SitemapOptions = {},
): AsyncGenerator<string, void, undefined> {
  options = checkOptions(options, SITEMAP_OPTIONS)
  const { maxUrls = MAX_URLS, maxBytes = MAX_BYTES } = options
  const splitter = createSplitter(options)
  for await (const entry of entries) {
    const events = splitter.add(entry)
    for (const event of events) {
      if (event.type !== 'part') continue
      throw event.urls >= maxUrls ? tooManyUrls(maxUrls) : tooLarge(maxBytes)
    }
    for (const event of events) if (event.type === 'text') yield event.text
  }
  for (const event of splitter.end()) if (event.type === 'text') yield event.text
}

/**
 * Writes all the files of a site in memory: the index first, where there is one, then the parts.
 *
 * @example
 * ```ts
 * import { createSitemapFiles } from '@waymark/sitemap'
 *
 * const alternates = [{ lang: 'de', loc: 'https://a.example/de' }]
 * const pages = [{ loc: 'https://a.example/en', lang: 'en', alternates }]
 * const [file] = await createSitemapFiles(pages, { xDefaultLang: 'en' })
 * file.name // => 'sitemap.xml'
 * file.xml.match(/hreflang="[^"]*"/g) // => ['hreflang="en"', 'hreflang="de"', 'hreflang="x-default"']
 * ```
 */
export async function createSitemapFiles(
  entries: SitemapEntries,
  options: SplitOptions = {},
): Promise<SitemapFile[]> {
  const texts = new Map<number, string>()
  const textOf = (part: number) => texts.get(part) ?? ''
  for await (const event of splitSitemap(entries, options)) {
    if (event.type === 'text' || event.type === 'entries') {
      texts.set(event.part, textOf(event.part) + event.text)
    } else if (event.type === 'frame') {
      texts.set(event.part, event.start + textOf(event.part) + event.end)
    } else if (event.type === 'end') {
      texts.set(0, event.index ?? '')
      return event.files.map((file) => ({ ...file, xml: textOf(file.part) }))
    }
  }
  return []
}

export function tooManyUrls(most: number): SitemapError {
  const message = sentence('A sitemap can list at most {most} pages.', { most })
  return sitemapError('too-many-urls', message)
}

export function tooLarge(most: number): SitemapError {
  const message = sentence('A sitemap can have at most {most} bytes.', { most })
  return sitemapError('file-too-large', message)
}
