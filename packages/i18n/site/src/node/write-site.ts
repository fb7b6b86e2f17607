import { BOOLEAN, checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import type { WrittenFile } from '@waymark/sitemap/node'
import { writeSitemapEvents } from '@waymark/sitemap/node'
import { BUILD_OPTIONS, type BuildOptions, buildSite } from '../build/build-site.ts'
import type { SiteReport } from '../build/site-report.ts'
import type { ByteSource } from '../byte-source.ts'
import type { SiteProblem } from '../site-problem.ts'
import { openSource } from './open-source.ts'
import { StagedOutput } from './staged-output.ts'

/** How the sitemaps of a site are written to a folder. */
export interface WriteSiteOptions extends Omit<BuildOptions, 'extension'> {
  /** Compress: `sitemap.xml.gz`, `sitemap-1.xml.gz` and so on; by default `false`. */
  readonly gzip?: boolean | undefined
  /** Is called with each problem when it is found. The report has only the first thousand of each code. */
  readonly onProblem?: ((problem: SiteProblem) => void) | undefined
}

const { extension: _extension, ...build } = BUILD_OPTIONS

const WRITE_SITE_OPTIONS: OptionTable<WriteSiteOptions> = {
  ...build,
  gzip: BOOLEAN,
  onProblem: FUNCTION,
}

/** What was found in a database, and the files that were written. */
export type WrittenSite = SiteReport<WrittenFile>

/**
 * Writes the sitemaps of a URL source database into a folder, all of them or none. If no entry can be used, those of an
 * earlier run stay as they are.
 *
 * @param database - Path of a JSON file, plain or gzip, or a stream.
 * @param folder - Is made if it is not there.
 * @throws {@link FileError} for a database that cannot be read or is not JSON, or a folder that cannot be written.
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
 * The same for a folder that the caller has prepared, such as that of a `StagedOutput` with other files. If no entry
 * can be used, an empty sitemap is written, which the report does not list.
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
