import { createUrlTable, type UrlTable } from '@waymark/hreflang'
import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { urlNormalizationRules } from '@waymark/i18n-validation'
import { counted } from '@waymark/infra'
import {
  BOOLEAN,
  checkOptions,
  FUNCTION,
  type OptionTable,
  oneOf,
  RECORD,
} from '@waymark/infra/options'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { MILLISECONDS } from '../future-dates.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import { matchingConfig } from '../matcher.ts'
import type { CountedPage, SiteFigures } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import type { SiteShape } from '../site-shape.ts'
import { MEMORY, openMemory, withinMemory } from '../table-store.ts'
import { shownPath } from '../words.ts'
import { listInputs, type SitemapFile } from './list-inputs.ts'
import { readInputs } from './read-inputs.ts'
import { refusalOf } from './refused-kind.ts'
import { type FileFigures, SiteCheck } from './site-check.ts'
import { sitemapForm } from './sitemap-items.ts'

/** Options for checking a site. */
export interface CheckOptions {
  /** How the URLs of a database are normalised, and how the URLs of sitemaps are compared. */
  readonly config?: URLNormalizationOptions | undefined
  /**
   * With `canonical`, each URL of a database that is not in its normal form is also a problem. It has no effect on
   * sitemaps, because their URLs are already published. Default `'usable'`.
   */
  readonly check?: 'usable' | 'canonical' | undefined
  /** Whether hosts that no visitor reaches are accepted, for sites under test. Default `false`. */
  readonly allowUnreachableHosts?: boolean | undefined
  /** The form of databases. Default: it is recognised by their beginning. It has no effect on sitemaps in XML. */
  readonly inputFormat?: DatabaseForm | undefined
  /**
   * How many bytes of memory the tables of the audit may take. The rest is in the store that the files make, and the problems
   * are the same. Default: no limit.
   */
  readonly memory?: number | undefined
  /** The current time in milliseconds since 1970, to find dates in the future. Default: the clock. */
  readonly now?: number | undefined
  /**
   * Called with each page as it is written, also with those that repeat a URL, in the order of the files. The language of a
   * page of a sitemap is that of its link to itself.
   */
  readonly onPage?: ((page: CountedPage) => void) | undefined
  /** Whether the problems of a database have the changes that correct them. Default `false`. */
  readonly fixes?: boolean | undefined
}

export const CHECK_OPTIONS: OptionTable<CheckOptions> = {
  // The validation checks its members.
  config: RECORD,
  check: /* @__PURE__ */ oneOf('usable', 'canonical'),
  allowUnreachableHosts: BOOLEAN,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  memory: MEMORY,
  now: MILLISECONDS,
  onPage: FUNCTION,
  fixes: BOOLEAN,
}

/** What a check finds, in order. */
export type CheckEvent =
  /** A file that is read next. */
  | { readonly type: 'input'; readonly name: string; readonly form: 'database' | 'sitemap' }
  | { readonly type: 'problem'; readonly problem: SiteProblem }
  /** A file that cannot be read to its end. The other files are still checked. */
  | { readonly type: 'failure'; readonly error: FileError }

/** The result of a check, apart from the problems. In its shape, only the first entry of each URL counts. */
export interface CheckReport extends SiteShape {
  /** Counts of the whole site, with URLs as they are written. */
  readonly figures: SiteFigures
  /** The files that were read, each with its counts. */
  readonly files: readonly FileFigures[]
}

/**
 * Checks a database, or all sitemaps of a site together. The sitemaps that an index or a `robots.txt` lists are also checked.
 * They are searched by the ends of their paths in the folder of the index or, if a given folder contains the index, in one up to
 * that folder.
 *
 * Problems are returned as they are found. Findings that need all files, such as those about hreflang, come at the end.
 *
 * @param paths - A database in one or several files, or any number of sitemaps and folders with sitemaps.
 * @returns The counts, after all events have been read.
 * @throws {FileError} With `isMisuse`, if a database is given together with sitemaps.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { checkSite } from '@waymark/site'
 * import { diskFiles } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const database = join(folder, 'pages.ndjson')
 * await writeFile(database, '{"loc":"https://a.example/tea","lang":"en-UK","lastmod":"2024-03-15T10:00:00Z"}\n')
 * const found = []
 * for await (const event of checkSite([database], diskFiles())) {
 *   if (event.type === 'problem') found.push([event.problem.code, event.problem.suggestion])
 * }
 * found // => [['unknown-region', 'en-GB']]
 * await rm(folder, { recursive: true })
 * ```
 */
export async function* checkSite(
  paths: readonly string[],
  files: SiteFiles,
  options: CheckOptions = {},
): AsyncGenerator<CheckEvent, CheckReport, undefined> {
  options = checkOptions(options, CHECK_OPTIONS)
  const memory = openMemory(options.memory, files.createStore)
  const events = new CheckRun(files, options, createUrlTable({ memory: memory.tables })).run(paths)
  return yield* withinMemory(events, memory, paths.map(shownPath).join(', '))
}

class CheckRun {
  readonly #files: SiteFiles
  readonly #options: CheckOptions
  readonly #urls: UrlTable
  #check: SiteCheck | null = null
  /** What the first file is. */
  #form: 'database' | 'sitemap' | null = null
  #failures: FileError[] = []
  #hasFailed = false

  constructor(files: SiteFiles, options: CheckOptions, urls: UrlTable) {
    this.#files = files
    this.#urls = urls
    this.#options = options
  }

  async *run(paths: readonly string[]): AsyncGenerator<CheckEvent, CheckReport, undefined> {
    const files = this.#files
    const { inputs, copies } = await listInputs(paths, files, (error) => this.#fail(error))
    yield* this.#failed()
    const read = (input: SitemapFile) => this.#readOrFail(input)
    const unread = yield* readInputs({ inputs, copies }, files, read)
    for (const { path, original } of unread) {
      const message = `The file is treated as a compressed copy of ${original}, which is read instead.`
      yield { type: 'problem', problem: siteProblem('packed-copy', message, { file: path }) }
    }
    const check = this.#check ?? this.#start('sitemap')
    if (this.#check !== null && check.files.length === 0 && !this.#hasFailed) {
      const found = counted(inputs.length, 'XML file')
      const remedy = 'name another folder or a file'
      this.#fail(
        new FileError(
          'folder-without-sitemaps',
          paths.map(shownPath).join(', '),
          `no sitemap among ${found}`,
          { remedy },
        ),
      )
      yield* this.#failed()
    }
    // If the database is incomplete, missing links cannot be found.
    if (check.files.length > 0 && !(this.#form === 'database' && this.#hasFailed)) {
      for (const problem of check.findings()) yield { type: 'problem', problem }
    }
    return { figures: check.figures(), ...check.shape(), files: check.files }
  }

  async *#readOrFail(
    input: SitemapFile,
  ): AsyncGenerator<CheckEvent, readonly SitemapFile[], undefined> {
    let named: readonly SitemapFile[] = []
    try {
      named = yield* this.#read(input)
    } catch (error) {
      this.#fail(error)
    }
    yield* this.#failed()
    return named
  }

  /** @returns The files that an index or a robots.txt lists; empty for other files. */
  async *#read(file: SitemapFile): AsyncGenerator<CheckEvent, readonly SitemapFile[], undefined> {
    const { kind, source } = await tellKind(
      await this.#files.open(file.path),
      this.#options.inputFormat,
    )
    try {
      const refusal = refusalOf(kind, file, { name: source.name, form: this.#form })
      if (refusal !== null) throw refusal
      const form = isDatabase(kind) ? 'database' : 'sitemap'
      this.#form ??= form
      yield { type: 'input', name: source.name, form }
      this.#check ??= this.#start(form)
      if (isDatabase(kind)) {
        const problems = this.#check.database(source, file.path, kind)
        for await (const problem of problems) yield { type: 'problem', problem }
        return []
      }
      if (kind === 'robots') {
        const problems = this.#check.robots(source, file)
        for (let next = await problems.next(); ; next = await problems.next()) {
          if (next.done === true) return next.value
          yield { type: 'problem', problem: next.value }
        }
      }
      const items = this.#check.sitemap(source, file, sitemapForm(kind))
      for (let next = await items.next(); ; next = await items.next()) {
        if (next.done !== true) {
          yield { type: 'problem', problem: next.value }
          continue
        }
        const { isComplete, named } = next.value
        if (!isComplete) {
          const what = 'cannot be read to its end'
          const remedy = 'correct the error and check again'
          this.#fail(new FileError('file-incomplete', source.name, what, { remedy }))
        }
        return named
      }
    } finally {
      await source.close()
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof FileError) || error.isMisuse) throw error
    this.#failures.push(error)
    this.#hasFailed = true
  }

  *#failed(): Generator<CheckEvent, void, undefined> {
    const failures = this.#failures
    this.#failures = []
    for (const error of failures) yield { type: 'failure', error }
  }

  #start(form: 'database' | 'sitemap'): SiteCheck {
    const {
      config,
      check = 'usable',
      allowUnreachableHosts = false,
      now = Date.now(),
      onPage,
      fixes = false,
    } = this.#options
    const options = {
      form,
      config: matchingConfig(form, urlNormalizationRules(config).config),
      now,
      isStrict: check === 'canonical',
      onPage,
      fixes,
      allowUnreachableHosts,
    }
    return new SiteCheck(options, this.#files, this.#urls)
  }
}
