import { sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { advise } from '../protocol/sitemap-problem.ts'
import { noEntries, tooManyEntries } from '../read/entry-count.ts'
import { EntryReader } from '../read/entry-reader.ts'
import { type ProblemItem, problem, type SitemapItem } from '../read/read-item.ts'
import { fillOptions, READER_OPTIONS, type SitemapReaderOptions } from '../read/reader-options.ts'
import { fileTooLarge } from '../read/sitemap-reader.ts'
import { UrlCheck } from '../read/url-check.ts'
import { type Place, START } from '../xml/text-position.ts'
import { type ByteChunks, type Line, readLines } from './line-reader.ts'

/** What a reader of text hands over, as in `SitemapReaderOptions`. */
export type TextReaderOptions = Pick<
  SitemapReaderOptions,
  'keepRefused' | 'location' | 'robots' | 'maxBytes'
>

const { keepRefused, location, robots, maxBytes } = READER_OPTIONS

export const TEXT_READER_OPTIONS: OptionTable<TextReaderOptions> = {
  keepRefused,
  location,
  robots,
  maxBytes,
}

/** Bytes as a whole, or in chunks of any size. */
export type TextSource = Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** White space before a URL. */
const INDENT = /^[ \t\r]*/

/**
 * Characters that a URL parser removes or encodes, but that no line of a text sitemap means. Tabs are reported with the
 * URL.
 */
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/

/**
 * Reads a text sitemap, which has one URL per line, as the items of a `urlset`. Empty lines are skipped. A line that cannot be
 * read is a problem and no entry.
 *
 * @param source - UTF-8, not compressed.
 * @throws OptionError for an option that does not exist or has a wrong value.
 * @see https://www.sitemaps.org/protocol.html#otherformats
 *
 * @example
 * ```ts
 * import { readTextSitemap } from '@waymark/sitemap/text'
 *
 * const text = new TextEncoder().encode('https://a.example/\n/b\n')
 * const found = []
 * for await (const item of readTextSitemap(text)) {
 *   if (item.type === 'url') found.push(item.entry.loc)
 *   if (item.type === 'problem') found.push(item.code)
 * }
 * found // => ['https://a.example/', 'loc-relative']
 * ```
 */
export async function* readTextSitemap(
  source: TextSource,
  options: TextReaderOptions = {},
): AsyncGenerator<SitemapItem, void, undefined> {
  options = checkOptions(options, TEXT_READER_OPTIONS)
  const settings = fillOptions(options)
  const counter = new ByteCounter(source)
  const urls = new UrlCheck()
  let place = START
  let entries = 0
  yield { type: 'root', kind: 'urlset', ...START }
  for await (const lines of readLines(counter)) {
    for (const line of lines) {
      place = { line: line.number, column: line.text.length + 1 }
      const isBlank = line.problem === null && line.text.trim() === ''
      if (isBlank) continue
      entries++
      const at = { line: line.number, column: INDENT.exec(line.text)![0].length + 1 }
      const unreadable = problemOf(line, at)
      if (unreadable !== null) yield unreadable
      else {
        const reader = new EntryReader(at, urls, settings)
        reader.addValue('loc', line.text, at)
        const entry = reader.endUrl()
        if (entry !== null) yield { type: 'url', entry, ...at }
        yield* reader.problems
      }
      const tooMany = tooManyEntries('urlset', entries, at)
      if (tooMany !== null) yield tooMany
    }
  }
  const { bytes } = counter
  if (bytes > settings.maxBytes) {
    yield problem('file-too-large', fileTooLarge(settings.maxBytes), null, START)
  }
  if (entries === 0) yield noEntries('urlset', START)
  yield { type: 'end', kind: 'urlset', entries, bytes, isComplete: true, ...place }
}

/** Returns the problem of a line that cannot be a URL; `null` if there is none. */
function problemOf({ text, problem: found }: Line, at: Place): ProblemItem | null {
  if (found === 'too-long') {
    const message = sentence('The line is longer than 1 MiB.')
    return problem('loc-too-long', message, null, at, 'entry')
  }
  if (found === 'not-utf-8') {
    return problem('invalid-encoding', sentence('The line is not UTF-8.'), null, at, 'entry')
  }
  if (!CONTROLS.test(text)) return null
  const message = text.includes('\r')
    ? advise(
        sentence('The line has a carriage return in it: end lines with LF or CRLF.', {
          detail: 'carriage-return',
        }),
        sentence('End lines with LF or CRLF.'),
      )
    : advise(
        sentence('The line has control characters.', { detail: 'controls' }),
        sentence('Remove the control characters.'),
      )
  return problem('loc-not-url', message, null, at, 'entry')
}

/** Counts the bytes while they are read. */
class ByteCounter implements ByteChunks {
  readonly #source: TextSource
  bytes = 0

  constructor(source: TextSource) {
    this.#source = source
  }

  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    const source = this.#source
    for await (const chunk of source instanceof Uint8Array ? [source] : source) {
      this.bytes += chunk.length
      yield chunk
    }
  }
}
