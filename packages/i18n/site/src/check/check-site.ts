import type { URLNormalizationOptions } from '@waymark/i18n-validation'
import { urlNormalizationRules } from '@waymark/i18n-validation'
import { counted } from '@waymark/infra'
import {
  BOOLEAN,
  checkOptions,
  isRecord,
  type OptionTable,
  oneOf,
  optionType,
} from '@waymark/infra/options'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { MILLISECONDS } from '../future-dates.ts'
import { type InputKind, isDatabase, tellKind } from '../input-kind.ts'
import type { SiteFigures } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import { shownPath } from '../words.ts'
import { listInputs, withoutCopies } from './list-inputs.ts'
import { type FileFigures, SiteCheck, type SitemapFile } from './site-check.ts'

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
  /** The current time in milliseconds since 1970, to find dates in the future. Default: the clock. */
  readonly now?: number | undefined
  /** Whether the problems of a database have the changes that correct them. Default `false`. */
  readonly fixes?: boolean | undefined
}

export const CHECK_OPTIONS: OptionTable<CheckOptions> = {
  // The validation checks its members.
  config: /* @__PURE__ */ optionType('an object', isRecord),
  check: /* @__PURE__ */ oneOf('usable', 'canonical'),
  allowUnreachableHosts: BOOLEAN,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  now: MILLISECONDS,
  fixes: BOOLEAN,
}

/** What a check finds, in order. */
export type CheckEvent =
  /** A file that is read next. */
  | { readonly type: 'input'; readonly name: string; readonly form: 'database' | 'sitemap' }
  | { readonly type: 'problem'; readonly problem: SiteProblem }
  /** A file that cannot be read to its end. The other files are still checked. */
  | { readonly type: 'failure'; readonly error: FileError }

/** The result of a check, apart from the problems. */
export interface CheckReport {
  /** Counts of the whole site, with URLs as they are written. */
  readonly figures: SiteFigures
  /** The files that were read, each with its counts. */
  readonly files: readonly FileFigures[]
}

const EXPECTED =
  'a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line)'

/**
 * Checks a database, or all sitemaps of a site together. The sitemaps that an index lists are also checked. They are searched
 * by the ends of their paths in the folder of the index or, if a given folder contains the index, in one up to that folder.
 *
 * Problems are returned as they are found. Findings that need all files, such as those about hreflang, come at the end.
 *
 * @param paths - A database in one or several files, or any number of sitemaps and folders with sitemaps.
 * @returns The counts, after all events have been read.
 * @throws {FileError} With `isMisuse`, if a database is given together with sitemaps.
 */
export async function* checkSite(
  paths: readonly string[],
  files: SiteFiles,
  options: CheckOptions = {},
): AsyncGenerator<CheckEvent, CheckReport, undefined> {
  checkOptions(options, CHECK_OPTIONS)
  return yield* new CheckRun(files, options).run(paths)
}

class CheckRun {
  readonly #files: SiteFiles
  readonly #options: CheckOptions
  #check: SiteCheck | null = null
  /** What the first file is. */
  #form: 'database' | 'sitemap' | null = null
  #failures: FileError[] = []
  #hasFailed = false

  constructor(files: SiteFiles, options: CheckOptions) {
    this.#files = files
    this.#options = options
  }

  async *run(paths: readonly string[]): AsyncGenerator<CheckEvent, CheckReport, undefined> {
    const files = this.#files
    const { inputs, copies } = await listInputs(paths, files, (error) => this.#fail(error))
    yield* this.#failed()
    const known = new Set(inputs.map(({ path }) => files.identify(path)))
    // The list grows while indexes are read.
    for (const input of inputs) {
      try {
        const named = yield* this.#read(input)
        for (const path of withoutCopies(named, copies, files)) {
          const file = files.identify(path)
          if (known.has(file)) continue
          known.add(file)
          inputs.push({ path, isNamed: true, folder: undefined })
        }
      } catch (error) {
        this.#fail(error)
      }
      yield* this.#failed()
    }
    for (const [file, { path, original }] of copies) {
      if (known.has(file)) continue
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
    return { figures: check.figures(), files: check.files }
  }

  /** @returns The files that an index lists; empty for other files. */
  async *#read(file: SitemapFile): AsyncGenerator<CheckEvent, readonly string[], undefined> {
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
      const items = this.#check.sitemap(source, file, kind === 'text')
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
      fixes = false,
    } = this.#options
    const whole = urlNormalizationRules(config).config
    const options = {
      form,
      // Pages are published with their query, whatever a database would make of it.
      config: form === 'sitemap' ? { ...whole, removeQuery: false } : whole,
      now,
      isStrict: check === 'canonical',
      fixes,
      allowUnreachableHosts,
    }
    return new SiteCheck(options, this.#files)
  }
}

/** Returns why a file is not read; `null` if it is read. */
function refusalOf(
  kind: InputKind,
  { path, isNamed, folder }: SitemapFile,
  { name, form }: { readonly name: string; readonly form: 'database' | 'sitemap' | null },
): FileError | null {
  const isXmlName = /\.xml(?:\.gz)?$/i.test(path)
  const unknown = (what: string, remedy: string): FileError =>
    new FileError('file-kind-unknown', name, what, { remedy })
  const notXml = () =>
    unknown(
      'is not XML, although its name says so',
      'rename it, or correct the program that writes it',
    )
  if (!isNamed) return kind === 'xml' ? null : notXml()
  if (folder === undefined && kind !== 'xml' && kind !== 'text') {
    return unknown('is not a sitemap, although an index lists it', 'correct the index or the file')
  }
  if (kind === 'utf-16') {
    const remedy = 'save it as UTF-8'
    return new FileError('file-encoding-unsupported', name, 'is UTF-16 text', { remedy })
  }
  if (kind === 'other') {
    if (isXmlName) return notXml()
    return unknown('is neither XML nor JSON nor a table nor a list of URLs', `expected ${EXPECTED}`)
  }
  const isMixed = form !== null && isDatabase(kind) !== (form === 'database')
  if (!isMixed) return null
  if (isXmlName && isDatabase(kind)) return notXml()
  // It is a mistake of the caller only if the file is meant as a database.
  const what = isDatabase(kind)
    ? 'is a database, and a file before it is a sitemap'
    : 'is a sitemap, and a file before it is a database'
  const remedy = 'check a database alone, or any number of sitemaps'
  return new FileError('database-with-others', shownPath(name), what, { remedy })
}
