import { createUrlTable } from '@waymark/hreflang'
import {
  createURLSourceEntryValidator,
  type URLNormalizationConfig,
  type URLSourceEntriesOptions,
} from '@waymark/i18n-validation'
import { hasOwn } from '@waymark/infra'
import { checkLoc, type EndItem, type ProblemItem, type SitemapEntry } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { chosenMembers } from '../build/extension-members.ts'
import { ReadableValues } from '../build/readable-values.ts'
import type { ByteSource } from '../byte-source.ts'
import { listInputs } from '../check/list-inputs.ts'
import type { OtherXml } from '../check/other-xml.ts'
import { readInputs } from '../check/read-inputs.ts'
import { refusalOf } from '../check/refused-kind.ts'
import { readRobots } from '../check/robots-sitemaps.ts'
import type { SitemapFile } from '../check/site-check.ts'
import { SitemapIndexes } from '../check/sitemap-indexes.ts'
import { type SitemapKnowledge, sitemapForm, sitemapItems } from '../check/sitemap-items.ts'
import { type DatabaseForm, readDatabase } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'
import { shownPath } from '../words.ts'

/** How the pages of one side are read. */
export interface ListingOptions {
  readonly config: URLNormalizationConfig
  readonly allowUnreachableHosts: boolean
  readonly inputFormat: DatabaseForm | undefined
}

/** What was read apart from the pages. */
export interface ListingFigures {
  readonly form: 'database' | 'sitemap'
  /** Entries without a usable URL. */
  readonly unusable: number
}

/** The problem of a file that is not a sitemap. It is skipped. */
const SKIPPED = 'other-xml'

/**
 * Reads the pages of a database as `buildSite` would publish them, or those of sitemaps as they are written. The sitemaps of
 * an index or a robots.txt are read too.
 *
 * @throws {FileError} If anything cannot be read to its end, because its pages would look like removed ones.
 */
export function listPages(
  paths: readonly string[],
  files: SiteFiles,
  options: ListingOptions,
): AsyncGenerator<SitemapEntry, ListingFigures, undefined> {
  return new PageListing(files, options).run(paths)
}

class PageListing {
  readonly #files: SiteFiles
  readonly #options: ListingOptions
  readonly #indexes: SitemapIndexes
  readonly #values = new ReadableValues()
  readonly #groups = createUrlTable()
  #form: 'database' | 'sitemap' | null = null
  #sitemaps = 0
  #unusable = 0

  constructor(files: SiteFiles, options: ListingOptions) {
    this.#files = files
    this.#options = options
    this.#indexes = new SitemapIndexes(files)
  }

  async *run(paths: readonly string[]): AsyncGenerator<SitemapEntry, ListingFigures, undefined> {
    const inputs = await listInputs(paths, this.#files, (error) => {
      throw error
    })
    yield* readInputs(inputs, this.#files, (input) => this.#read(input))
    if (this.#form !== 'database' && this.#sitemaps === 0) {
      const remedy = 'name another folder or a file'
      const name = paths.map(shownPath).join(', ')
      throw new FileError('folder-without-sitemaps', name, 'no sitemap among its files', { remedy })
    }
    return { form: this.#form ?? 'sitemap', unusable: this.#unusable }
  }

  async *#read(file: SitemapFile): AsyncGenerator<SitemapEntry, readonly SitemapFile[], undefined> {
    const opened = await this.#files.open(file.path)
    const { kind, source } = await tellKind(opened, this.#options.inputFormat)
    try {
      const refusal = refusalOf(kind, file, { name: source.name, form: this.#form })
      if (refusal !== null) throw refusal
      this.#form ??= isDatabase(kind) ? 'database' : 'sitemap'
      if (kind === 'robots') {
        const { problems, named } = await readRobots(source, file, this.#files)
        for (const problem of problems) throwIfMissing(problem, source.name)
        return named
      }
      if (!isDatabase(kind)) return yield* this.#sitemap(source, file, sitemapForm(kind))
      yield* this.#database(source, kind)
      return []
    } finally {
      await source.close()
    }
  }

  async *#database(
    source: ByteSource,
    inputFormat: DatabaseForm,
  ): AsyncGenerator<SitemapEntry, void, undefined> {
    const { config, allowUnreachableHosts } = this.#options
    const { readCsv } = this.#files
    const reader = await readDatabase(source, { inputFormat, readCsv, groups: this.#groups })
    const validate = createURLSourceEntryValidator(config, { ...READING, allowUnreachableHosts })
    for await (const batch of reader.entries()) {
      // Problems of rows are kept until they are asked for.
      reader.problems()
      for (const { value } of batch) {
        const report = validate(value)
        const usable = report.valid ? report.data : report.usable?.entry
        if (usable === undefined || !isWritten(usable)) {
          this.#unusable++
          continue
        }
        const page = this.#values.entry(usable, null).entry
        const { alternates = [] } = page
        const links = alternates.every(isWritten) ? alternates : alternates.filter(isWritten)
        yield { ...page, ...chosenMembers(usable, extensions), alternates: links }
      }
    }
  }

  async *#sitemap(
    source: ByteSource,
    { path, isNamed, folder }: SitemapFile,
    form: SitemapKnowledge['form'],
  ): AsyncGenerator<SitemapEntry, readonly SitemapFile[], undefined> {
    const sitemaps: { readonly loc: string; readonly line: number }[] = []
    let end: EndItem | null = null
    let pages = 0
    let last: OtherXml | ProblemItem | null = null
    for await (const item of sitemapItems(source, { form, isNamed, keepRefused: false })) {
      if (item.type === 'url') {
        pages++
        yield item.entry
      } else if (item.type === 'sitemap') sitemaps.push({ loc: item.entry.loc, line: item.line })
      else if (item.type === 'end') end = item
      else if (item.type === 'problem' && (item.code === SKIPPED || refusesFile(item))) last = item
    }
    if (last?.code === SKIPPED) return []
    this.#sitemaps++
    if (end?.isComplete !== true) throw incomplete(source.name, last)
    if (end.kind !== 'sitemapindex') {
      this.#unusable += end.entries - pages
      return []
    }
    if (folder === undefined) return []
    const found = this.#indexes.add({ path, name: source.name, folder, sitemaps })
    for (let next = found.next(); ; next = found.next()) {
      if (next.done !== true) throwIfMissing(next.value, source.name)
      else return next.value.map((path) => ({ path, isNamed: true, folder: undefined }))
    }
  }
}

/** The cache is useful because the same pages are alternates of many others. */
const READING: URLSourceEntriesOptions = {
  cacheSize: 10_000,
  unknownMembers: 'drop',
  lenient: true,
}

/** Problems of an index or a robots.txt whose sitemaps cannot all be read. */
const MISSING: readonly string[] = ['sitemap-not-found', 'sitemap-not-read']

/** Throws if a sitemap is missing. */
function throwIfMissing({ code, message, line = 1, value }: SiteProblem, name: string): void {
  if (!MISSING.includes(code)) return
  const what = `${message.replace(/\.$/, '')}${value === undefined ? '' : `: ${value}`}`
  const remedy = 'name a folder that has all sitemaps'
  throw new FileError('file-incomplete', name, what, { line, column: 1, remedy })
}

function refusesFile(item: object): boolean {
  return hasOwn(item, 'refuses') && item.refuses === 'file'
}

function incomplete(name: string, problem: OtherXml | ProblemItem | null): FileError {
  const remedy = 'correct the error and compare again'
  if (problem === null) {
    return new FileError('file-incomplete', name, 'cannot be read to its end', { remedy })
  }
  const { message, line, column } = problem
  const what = `cannot be read to its end: ${message.replace(/\.$/, '')}`
  return new FileError('file-incomplete', name, what, { line, column, remedy })
}

/** Well below the longest URL of a sitemap. */
const SHORT = 2000

/** Whether a sitemap can have the URL of a page or a link, which is valid and normalised. */
function isWritten({ loc }: { readonly loc: string }): boolean {
  return loc.length < SHORT || checkLoc(loc) === null
}
