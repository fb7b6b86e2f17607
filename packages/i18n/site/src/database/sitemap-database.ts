import { type Sentence, sentence } from '@waymark/infra/internal'
import type { ReadEntry, SitemapEntry } from '@waymark/sitemap'
import type { ByteSource } from '../byte-source.ts'
import { incompleteFile, refusesFile } from '../check/incomplete-file.ts'
import { type SitemapKnowledge, sitemapItems } from '../check/sitemap-items.ts'
import { FileError } from '../file-error.ts'
import type { SiteProblem } from '../site-problem.ts'
import type { DatabaseReader, RawEntry } from './database-reader.ts'
import { EntryPlaces } from './entry-places.ts'
import { RIGHT_FILE } from './json-document.ts'
import { LostParts } from './lost-parts.ts'
import { ownLink } from './other-entry.ts'

const CORRECT: Sentence = sentence(
  'Correct the error that `waymark validate` shows, and run this again.',
)

/** How many entries are returned together. */
const BATCH = 256

/**
 * Reads a sitemap, a feed or a list of URLs as a database: each page is an entry, and its link to itself says its language.
 * URLs and dates are kept as they are written, because the validation judges them; what is lost otherwise is a problem.
 *
 * @throws {FileError} If the file cannot be read to its end, or is an index.
 */
export function readSitemapDatabase(
  source: ByteSource,
  form: SitemapKnowledge['form'],
): DatabaseReader {
  const file = source.name
  let found: SiteProblem[] = []
  return {
    file,
    isList: true,
    isTable: false,
    isSitemap: true,
    async *entries() {
      let batch: RawEntry[] = []
      let index = 0
      const lost = new LostParts()
      const reading = { form, isNamed: true, now: undefined, keepRefused: true, lost }
      for await (const item of sitemapItems(source, reading)) {
        if (item.type === 'sitemap') throw withoutPages(item, file)
        if (item.type === 'url') {
          const value = entryOf(item.entry)
          const places = new EntryPlaces(item)
          for (const _ of value.alternates ?? []) places.addAlternate(item)
          batch.push({ index: index++, value, places })
        } else if (item.type === 'problem') {
          if (refusesFile(item)) {
            throw incompleteFile(file, item, item.code === 'not-well-formed' ? CORRECT : RIGHT_FILE)
          }
          const problem = lost.problemOf(item, file)
          if (problem !== null) found.push(problem)
        }
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    leading: () => undefined,
    head: () => undefined,
    placeOf: () => ({ line: 1, column: 1 }),
    problems() {
      const problems = found
      found = []
      return problems
    },
  }
}

/** The error of an index or a robots.txt whose sitemaps cannot be found, such as that of a stream. */
export function withoutPages(
  { line, column }: { readonly line: number; readonly column: number },
  file: string,
): FileError {
  const message = sentence('The file names sitemaps, which cannot be found from here.')
  const remedy = sentence('Name the sitemaps themselves.')
  return new FileError('file-kind-unknown', file, message, { line, column, remedy })
}

/** Returns the entry of a page. Its link to itself is that of its language, which a sitemap gets again from `lang`. */
function entryOf({
  loc,
  lastmod,
  changefreq,
  priority,
  alternates,
  ...media
}: ReadEntry): SitemapEntry {
  const own = ownLink(loc, alternates)
  const others = alternates.filter((_, link) => link !== own)
  return {
    loc,
    ...(lastmod === undefined ? {} : { lastmod }),
    ...(own === -1 ? {} : { lang: alternates[own]!.lang }),
    ...(changefreq === undefined ? {} : { changefreq }),
    ...(priority === undefined ? {} : { priority }),
    ...(others.length === 0 ? {} : { alternates: others }),
    ...media,
  }
}
