import {
  createUrlTable,
  IntList,
  keyOfMatch,
  type NormalizeForMatching,
  type UrlTable,
} from '@waymark/hreflang'
import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { sentence } from '@waymark/infra/internal'
import { checkOptions, FUNCTION, type OptionTable, RECORD } from '@waymark/infra/options'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { CanonicalForm, exactMatcher } from '../canonical-form.ts'
import { readPages } from '../check/read-pages.ts'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { UnknownMembers } from '../database/unknown-members.ts'
import { throwIfMissing } from '../diff/listed-pages.ts'
import { type CountedPage, keptLinks, toCountedPage } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'
import { MEMORY, openMemory, withinMemory } from '../table-store.ts'
import { shownPath } from '../words.ts'
import { json } from './key-json.ts'
import { KeyLanguages } from './key-languages.ts'
import { type KeyTableName, keyTableNames } from './key-tables.ts'
import { concernsRows, lostRows } from './lost-rows.ts'

/** Options for listing the keys of a site. */
export interface KeyOptions {
  /** How URLs are matched, as for `checkSite`. */
  readonly config?: URLNormalizationOptions | undefined
  /** The form of databases. Default: it is recognised by their beginning. It has no effect on sitemaps. */
  readonly inputFormat?: DatabaseForm | undefined
  /** How many bytes of memory the tables of distinct URLs may take. The rest is in the store of the files. Default: no limit. */
  readonly memory?: number | undefined
  /** Called with each problem by which something that is written has no row, or a row has not all of it. */
  readonly onProblem?: ((problem: SiteProblem) => void) | undefined
}

export const KEY_OPTIONS: OptionTable<KeyOptions> = {
  // The validation checks its members.
  config: RECORD,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  memory: MEMORY,
  onProblem: FUNCTION,
}

/** Lines of NDJSON for each table; each may be empty. */
export type KeyLines = Readonly<Record<KeyTableName, string>>

/** What was listed. */
export interface KeyReport {
  readonly form: 'database' | 'sitemap'
  /** How many rows each table has. */
  readonly rows: Readonly<Record<KeyTableName, number>>
  /** Entries that have no string as their URL. They have no row. */
  readonly withoutUrl: number
}

/** Lines are yielded when there is so much text. */
const BATCH = 65_536

/**
 * Lists the pages of a database or of sitemaps, their links, and the keys of their URLs, as the rows of the tables that
 * `keyTables` describes. Keys are those by which `checkSite` matches URLs, so a query over the tables finds what it finds.
 *
 * Memory grows with the number of distinct URLs, about 60 bytes and the text of each, or stays below the option `memory`.
 * Lone surrogates are written as U+FFFD.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If anything cannot be read to its end, or a sitemap of an index is missing.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { listKeys } from '@waymark/site'
 * import { diskFiles } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const database = join(folder, 'pages.ndjson')
 * await writeFile(database, '{"loc":"https://A.example/%7Etea/"}\n{"loc":"https://a.example/~tea/#top"}\n')
 * let keys = ''
 * for await (const lines of listKeys([database], diskFiles())) keys += lines.keys
 * keys // => '{"key":1,"url":"https://a.example/~tea/"}\n'
 * await rm(folder, { recursive: true })
 * ```
 */
export async function* listKeys(
  paths: readonly string[],
  files: SiteFiles,
  options: KeyOptions = {},
): AsyncGenerator<KeyLines, KeyReport, undefined> {
  options = checkOptions(options, KEY_OPTIONS)
  const canonical = new CanonicalForm(options.config)
  const memory = openMemory(options.memory, files.createStore)
  const { tables } = memory
  const { onProblem = () => {} } = options
  const unknown = new UnknownMembers()
  const run = async function* (): AsyncGenerator<KeyLines, KeyReport, undefined> {
    // Nothing is left out because it is wrong. If anything cannot be read to its end, nothing is listed: a part of a site has other
    // missing links than the whole.
    const pages = readPages<RawPage>(paths, files, {
      inputFormat: options.inputFormat,
      memory: tables,
      canonical,
      keepRefused: true,
      remedy: sentence('Correct the error that `waymark validate` shows, and run this again.'),
      ofEntry(entry, file) {
        const { value, index, places } = entry
        const [page, kept] = [toCountedPage(value), keptLinks(value)]
        unknown.addEntry(entry, file)
        for (const problem of lostRows({ ...entry, file, page, kept })) onProblem(problem)
        if (page === null) return null
        const { line } = places.start
        return { page, kept, file, line, pointer: `/urls/${index}` }
      },
      ofItem({ entry: { loc, lastmod, alternates }, line }, file) {
        return { page: { loc, lastmod, alternates }, kept: null, file, line, pointer: null }
      },
      onListProblem: throwIfMissing,
      isWhole: false,
      onLoss(problem, refuses) {
        if (refuses === undefined || concernsRows(problem.code, refuses)) onProblem(problem)
      },
    })
    let rows: KeyRows | null = null
    for (let next = await pages.next(); ; next = await pages.next()) {
      if (next.done === true) {
        const { form, unusable: withoutUrl } = next.value
        rows ??= new KeyRows(form, canonical, createUrlTable({ memory: tables }))
        yield rows.drain()
        for (const problem of unknown.problems()) onProblem(problem)
        return { form, rows: rows.counts(), withoutUrl }
      }
      if (rows === null) {
        const form = next.value.pointer === null ? 'sitemap' : 'database'
        rows = new KeyRows(form, canonical, createUrlTable({ memory: tables }))
      }
      rows.add(next.value)
      if (rows.length >= BATCH) yield rows.drain()
    }
  }
  return yield* withinMemory(run(), memory, paths.map(shownPath).join(', '))
}

/** A page as it is written, and where. */
interface RawPage {
  readonly page: CountedPage
  /** The original indexes of its links; `null` if all are there. */
  readonly kept: readonly number[] | null
  readonly file: string
  readonly line: number
  /** The JSON Pointer of an entry of a database; `null` in a sitemap. */
  readonly pointer: string | null
}

/** Used instead of a key for a URL that was not seen, and for one that is not usable. */
const UNKNOWN = -1
const UNUSABLE = -2

/** Makes the rows of pages. */
class KeyRows {
  readonly #form: 'database' | 'sitemap'
  readonly #match: NormalizeForMatching
  /** The same without what the options remove. */
  readonly #matchWhole: NormalizeForMatching = exactMatcher()
  /** URLs as written and as serialised, and keys: a URL that is its own key has one number. */
  readonly #urls: UrlTable
  readonly #keyOf: IntList
  /** The number of each URL as it is serialised. */
  readonly #standardOf: IntList
  /** 1 for each number that has a row in `keys`. */
  readonly #isListed: IntList
  readonly #languages: KeyLanguages
  readonly #counts = { pages: 0, links: 0, keys: 0, languages: 0 }
  #lines = { pages: '', links: '', keys: '', languages: '' }

  constructor(form: 'database' | 'sitemap', canonical: CanonicalForm, urls: UrlTable) {
    this.#form = form
    this.#match = canonical.match
    this.#urls = urls
    this.#keyOf = new IntList(urls.memory)
    this.#standardOf = new IntList(urls.memory)
    this.#isListed = new IntList(urls.memory)
    this.#languages = new KeyLanguages(form, urls.memory ?? undefined)
  }

  /** How much text there is. */
  get length(): number {
    return keyTableNames.reduce((sum, name) => sum + this.#lines[name].length, 0)
  }

  counts(): KeyReport['rows'] {
    return { ...this.#counts }
  }

  /** Returns the lines since the last call. */
  drain(): KeyLines {
    const lines = this.#lines
    this.#lines = { pages: '', links: '', keys: '', languages: '' }
    return lines
  }

  add({ page, kept, file, line, pointer }: RawPage): void {
    const { loc, lang, lastmod, alternates } = page
    const number = this.#counts.pages
    const { key, standard } = this.#keyOfUrl(loc)
    const normal = keyOfMatch(this.#matchWhole(loc))
    this.#write(
      'pages',
      `{"page":${number},"loc":${json(loc)},"normal":${json(normal)},"standard":${standard},"key":${key},"lang":${json(lang)},"lastmod":${json(lastmod)},"file":${json(file)},"line":${line},"pointer":${json(pointer)}}\n`,
    )
    const addLink = (link: number, language: string, url: string): void => {
      const { members, row } = this.#languages.of(language)
      if (row !== null) this.#write('languages', row)
      const target = this.#keyOfUrl(url)
      this.#write(
        'links',
        `{"page":${number},"link":${link},${members},"href":${json(url)},"standard":${target.standard},"page_key":${key},"key":${target.key},"implied":${link < 0}}\n`,
      )
    }
    if (lang !== undefined && this.#form === 'database') addLink(-1, lang, loc)
    for (let at = 0; at < alternates.length; at++) {
      const alternate = alternates[at]!
      addLink(kept?.[at] ?? at, alternate.lang, alternate.loc)
    }
  }

  #write(table: KeyTableName, row: string): void {
    this.#lines[table] += row
    this.#counts[table]++
  }

  /** Returns the numbers of the key of a URL, and of the URL as it is serialised, as JSON. */
  #keyOfUrl(loc: string): { readonly key: string; readonly standard: string } {
    const url = this.#urls.add(loc)
    this.#keyOf.padTo(url + 1, UNKNOWN)
    this.#standardOf.padTo(url + 1, UNKNOWN)
    let key = this.#keyOf.get(url)
    if (key === UNKNOWN) {
      const record = parseUrl(loc)
      const matched = keyOfMatch(this.#match(loc, record))
      key = matched === null ? UNUSABLE : this.#listKey(matched)
      this.#keyOf.set(url, key)
      if (record !== null) this.#standardOf.set(url, this.#urls.add(serializeUrl(record)))
    }
    if (key === UNUSABLE) return { key: 'null', standard: 'null' }
    return { key: String(key), standard: String(this.#standardOf.get(url)) }
  }

  #listKey(text: string): number {
    const key = this.#urls.add(text)
    this.#isListed.padTo(key + 1, 0)
    if (this.#isListed.get(key) === 0) {
      this.#isListed.set(key, 1)
      this.#write('keys', `{"key":${key},"url":${json(text)}}\n`)
    }
    return key
  }
}
