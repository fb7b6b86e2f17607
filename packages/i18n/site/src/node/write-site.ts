import { BOOLEAN, checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import type { WrittenFile } from '@waymark/sitemap/node'
import { writeSitemapEvents } from '@waymark/sitemap/node'
import { BUILD_OPTIONS, type BuildOptions } from '../build/build-options.ts'
import { buildSite } from '../build/build-site.ts'
import type { SiteReport } from '../build/site-report.ts'
import type { SiteProblem } from '../site-problem.ts'
import { openSources, type SiteDatabase } from './open-sources.ts'
import { readCsv } from './read-csv.ts'
import { StagedOutput } from './staged-output.ts'
import { createTableStore } from './table-store.ts'

/** Options for writing the sitemaps of a site to a folder. */
export interface WriteSiteOptions
  extends Omit<BuildOptions, 'extension' | 'readCsv' | 'createStore'> {
  /** Whether to compress the files: `sitemap.xml.gz`, `sitemap-1.xml.gz` and so on. Default `false`. */
  readonly gzip?: boolean | undefined
  /** Called with each problem when it is found. The report has only the first thousand problems of each code. */
  readonly onProblem?: ((problem: SiteProblem) => void) | undefined
}

const {
  extension: _extension,
  readCsv: _readCsv,
  createStore: _createStore,
  ...build
} = BUILD_OPTIONS

export const WRITE_SITE_OPTIONS: OptionTable<WriteSiteOptions> = {
  ...build,
  gzip: BOOLEAN,
  onProblem: FUNCTION,
}

/** The report on the database and the written files. */
export type WrittenSite = SiteReport<WrittenFile>

/**
 * Writes the sitemaps of a URL source database to a folder, either all of them or none. If no entry is usable, the files of
 * an earlier run stay.
 *
 * @param database - JSON, NDJSON, CSV or TSV. Several files or streams are one database, in their order.
 * @param folder - Created if it does not exist.
 * @throws {FileError} If the database cannot be read, or the folder cannot be written.
 */
export async function writeSite(
  database: SiteDatabase,
  folder: string,
  options: WriteSiteOptions = {},
): Promise<WrittenSite> {
  checkOptions(options, WRITE_SITE_OPTIONS)
  const staged = new StagedOutput()
  try {
    const temporary = await staged.folder(folder)
    const site = await writeSiteFolder(database, temporary, options)
    if (site.files.length === 0) staged.drop(temporary)
    await staged.publish()
    return site
  } finally {
    staged.discard()
  }
}

/**
 * The same as `writeSite` for a folder that the caller publishes, such as the folder of a `StagedOutput` with other files.
 * If no entry is usable, an empty sitemap is written, which the report does not list.
 */
export async function writeSiteFolder(
  database: SiteDatabase,
  folder: string,
  writeOptions: WriteSiteOptions = {},
): Promise<WrittenSite> {
  checkOptions(writeOptions, WRITE_SITE_OPTIONS)
  const { gzip = false, onProblem, ...options } = writeOptions
  const sources = await openSources(database)
  const events = buildSite(sources, {
    ...options,
    readCsv,
    createStore: createTableStore,
    extension: gzip ? '.xml.gz' : '.xml',
  })
  let report: SiteReport | null = null
  const parts = async function* () {
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done === true) {
        report = next.value
        return
      }
      if (next.value.type === 'problem') onProblem?.(next.value.problem)
      else yield next.value
    }
  }
  try {
    const { files: all } = await writeSitemapEvents(folder, parts(), { gzip, name: options.name })
    const { counts, ...rest } = report as unknown as SiteReport
    const files = counts.written === 0 ? [] : all
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    return { ...rest, counts: { ...counts, bytes }, files }
  } finally {
    for (const source of sources) await source.close()
  }
}
