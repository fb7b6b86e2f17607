import { BOOLEAN, checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import type { SplitEvent } from '@waymark/sitemap'
import { writeSitemapEvents } from '@waymark/sitemap/node'
import { BUILD_OPTIONS, type BuildOptions } from '../build/build-options.ts'
import { buildPages } from '../build/build-site.ts'
import type { SiteReport } from '../build/site-report.ts'
import { type FoundRobots, readDisallowedPages } from '../check/disallowed-pages.ts'
import type { SiteProblem } from '../site-problem.ts'
import { diskFiles } from './disk-files.ts'
import { SOURCE_OPTIONS, type SourceOptions } from './open-source.ts'
import { openSources, pathsOf, type SiteDatabase } from './open-sources.ts'
import { createTableStore } from './table-store.ts'
import type { WrittenSite } from './written-site.ts'

/** Options for writing the sitemaps of a site to a folder. */
export interface WriteSiteOptions
  extends Omit<BuildOptions, 'extension' | 'createStore' | 'earlier' | 'onPlaced'>,
    Pick<SourceOptions, 'stdin' | 'listen'> {
  /** Whether to compress the files: `sitemap.xml.gz`, `sitemap-1.xml.gz` and so on. Default `false`. */
  readonly gzip?: boolean | undefined
  /** Called with each problem when it is found. The report has only the first thousand problems of each code. */
  readonly onProblem?: ((problem: SiteProblem) => void) | undefined
}

const {
  extension: _extension,
  createStore: _createStore,
  earlier: _earlier,
  onPlaced: _onPlaced,
  ...build
} = BUILD_OPTIONS

export const WRITE_SITE_OPTIONS: OptionTable<WriteSiteOptions> = {
  ...build,
  stdin: SOURCE_OPTIONS.stdin,
  listen: SOURCE_OPTIONS.listen,
  gzip: BOOLEAN,
  onProblem: FUNCTION,
}

/**
 * Writes the sitemaps of a URL source database to a folder that is not published, such as to print the only sitemap.
 * If no entry is usable, an empty sitemap is written, which the report does not list.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeSiteFolder } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const database = join(folder, 'pages.csv')
 * await writeFile(database, 'url,lastmod\nhttps://a.example/tea/,2024-03-15T10:00:00Z\n')
 * await writeSiteFolder(database, folder)
 * const xml = await readFile(join(folder, 'sitemap.xml'), 'utf8')
 * xml.includes('<loc>https://a.example/tea/</loc>') // => true
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeSiteFolder(
  database: SiteDatabase,
  folder: string,
  options: WriteSiteOptions = {},
): Promise<WrittenSite> {
  options = checkOptions(options, WRITE_SITE_OPTIONS)
  const { gzip = false, name } = options
  const build = new SiteRun(database, options)
  const { files: all } = await writeSitemapEvents(folder, build.events(), { gzip, name })
  return build.result({
    files: all.map((file) => ({ ...file, change: 'written' })),
    removed: [],
    left: [],
  })
}

/** One run over a database: its events, then its report. */
export class SiteRun {
  readonly #database: SiteDatabase
  readonly #options: WriteSiteOptions & Pick<BuildOptions, 'earlier' | 'onPlaced'>
  #report: SiteReport | null = null

  constructor(
    database: SiteDatabase,
    options: WriteSiteOptions & Pick<BuildOptions, 'earlier' | 'onPlaced'>,
  ) {
    this.#database = database
    this.#options = options
  }

  async *events(): AsyncGenerator<SplitEvent, void, undefined> {
    const { gzip = false, onProblem, stdin, listen, ...options } = this.#options
    const sources = await openSources(this.#database, {
      stdin,
      listen,
      inputFormat: options.inputFormat,
    })
    try {
      const extension = gzip ? '.xml.gz' : '.xml'
      const building: BuildOptions = { ...options, createStore: createTableStore, extension }
      const events = buildPages(sources, building, await this.#robots())
      for (let next = await events.next(); ; next = await events.next()) {
        if (next.done === true) {
          this.#report = next.value
          return
        }
        if (next.value.type === 'problem') onProblem?.(next.value.problem)
        else yield next.value
      }
    } finally {
      for (const source of sources) await source.close()
    }
  }

  /** Reads the robots.txt of sitemaps that are given. */
  async #robots(): Promise<FoundRobots> {
    const { stdin, listen } = this.#options
    const paths = pathsOf(this.#database, this.#options)
    return await readDisallowedPages(paths, diskFiles({ stdin, listen }))
  }

  /** The report with the files as they were written; call it after the last event. */
  result(written: Pick<WrittenSite, 'files' | 'removed' | 'left'>): WrittenSite {
    if (this.#report === null) throw new Error('the run has not ended')
    const { counts, ...rest } = this.#report
    const files = counts.written === 0 ? [] : written.files
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    const generated = new Date(this.#options.now ?? Date.now()).toISOString()
    return {
      ...rest,
      counts: { ...counts, files: files.length, bytes },
      files,
      removed: written.removed,
      left: written.left,
      generated,
      isUnchanged: false,
    }
  }
}
