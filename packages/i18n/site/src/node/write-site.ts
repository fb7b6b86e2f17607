import { BOOLEAN, checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import type { WrittenFile } from '@waymark/sitemap/node'
import { writeSitemapEvents } from '@waymark/sitemap/node'
import { BUILD_OPTIONS, type BuildOptions, buildSite } from '../build/build-site.ts'
import type { SiteReport } from '../build/site-report.ts'
import type { ByteSource } from '../byte-source.ts'
import type { SiteProblem } from '../site-problem.ts'
import { openSource } from './open-source.ts'
import { StagedOutput } from './staged-output.ts'

/** Options for writing the sitemaps of a site to a folder. */
export interface WriteSiteOptions extends Omit<BuildOptions, 'extension'> {
  /** Whether to compress the files: `sitemap.xml.gz`, `sitemap-1.xml.gz` and so on. Default `false`. */
  readonly gzip?: boolean | undefined
  /** Called with each problem when it is found. The report has only the first thousand problems of each code. */
  readonly onProblem?: ((problem: SiteProblem) => void) | undefined
}

const { extension: _extension, ...build } = BUILD_OPTIONS

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
 * @param database - The path of a JSON file, plain or gzip, or a stream.
 * @param folder - Created if it does not exist.
 * @throws {FileError} If the database cannot be read or is not JSON, or the folder cannot be written.
 */
export async function writeSite(
  database: string | ByteSource,
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
  database: string | ByteSource,
  folder: string,
  writeOptions: WriteSiteOptions = {},
): Promise<WrittenSite> {
  checkOptions(writeOptions, WRITE_SITE_OPTIONS)
  const { gzip = false, onProblem, ...options } = writeOptions
  const source =
    typeof database === 'string'
      ? await openSource(database, { expected: 'a URL source database (JSON)' })
      : database
  const events = buildSite(source, { ...options, extension: gzip ? '.xml.gz' : '.xml' })
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
    await source.close()
  }
}
