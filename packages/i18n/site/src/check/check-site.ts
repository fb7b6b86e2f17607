import { createUrlTable, type UrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { checkOptions } from '@waymark/infra/options'
import { FileError } from '../file-error.ts'
import type { SiteFigures } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import type { SiteShape } from '../site-shape.ts'
import { openMemory, withinMemory } from '../table-store.ts'
import { shownPath } from '../words.ts'
import { CHECK_OPTIONS, type CheckOptions } from './check-options.ts'
import { readDisallowedPages } from './disallowed-pages.ts'
import { withoutSitemaps } from './list-inputs.ts'
import { type CheckItem, type FileFigures, type InputEvent, SiteCheck } from './site-check.ts'
import { type SiteForm, SiteReading } from './site-reading.ts'

/** What a check finds, in order. */
export type CheckEvent =
  | InputEvent
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
  const events = runCheck(paths, files, options, createUrlTable({ memory: memory.tables }))
  return yield* withinMemory(events, memory, paths.map(shownPath).join(', '))
}

async function* runCheck(
  paths: readonly string[],
  files: SiteFiles,
  options: CheckOptions,
  urls: UrlTable,
): AsyncGenerator<CheckEvent, CheckReport, undefined> {
  const { inputFormat, now = Date.now() } = options
  let hasFailed = false
  const fail = (error: unknown): FileError => {
    if (!(error instanceof FileError) || error.isMisuse) throw error
    hasFailed = true
    return error
  }
  let check: SiteCheck | null = null
  const { robots, unreadable } = await readDisallowedPages(paths, files)
  const begin = (form: SiteForm): SiteCheck => {
    check = new SiteCheck(form, { ...options, now, files, urls, robots, fail })
    return check
  }
  const reading = new SiteReading<CheckItem>(files, { inputFormat, begin, fail })
  for await (const item of reading.events(paths)) yield toEvent(item)
  const { form, inputs, copies } = reading
  if (form === 'sitemap') for (const problem of unreadable) yield toEvent(problem)
  for (const { path, original } of copies) {
    const message = sentence(
      'The file is treated as a compressed copy of {original}, which is read instead.',
      { original },
    )
    yield toEvent(siteProblem('packed-copy', message, { file: path }))
  }
  const site = check ?? begin('sitemap')
  const isEmpty = site.files.length === 0
  if (form !== null && isEmpty && !hasFailed) {
    const message = sentence('There is no sitemap among {n} {n|XML file|XML files}.', { n: inputs })
    yield toEvent(withoutSitemaps(paths, message))
  }
  // If the database is incomplete, missing links cannot be found.
  if (!isEmpty && !(form === 'database' && hasFailed)) {
    for (const problem of site.findings()) yield toEvent(problem)
  }
  return { figures: site.figures(), ...site.shape(), files: site.files }
}

function toEvent(item: CheckItem): CheckEvent {
  if (item instanceof FileError) return { type: 'failure', error: item }
  return 'type' in item ? item : { type: 'problem', problem: item }
}
