import { join } from 'node:path'
import { sentence } from '@waymark/infra/internal'
import {
  checkOptions,
  FILE_PATH,
  type OptionTable,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'
import { findRobots } from '../check/disallowed-pages.ts'
import { FileError } from '../file-error.ts'
import { PageTableBuilder } from '../parts/page-table.ts'
import { shownPath } from '../words.ts'
import { diskFiles } from './disk-files.ts'
import { databaseInputs, inputsOf, pathsOf, type SiteDatabase } from './open-sources.ts'
import { throughLinks } from './real-path.ts'
import { knownSet, type PublishedSet, readSet } from './set/published-set.ts'
import { areSame, describeOptions, haveSameContent, holds, recordInputs } from './set/run-record.ts'
import { fileAt, isAsWritten, type SetFile } from './set/set-file.ts'
import { type SetNames, setNames } from './set/set-names.ts'
import { type InputRecord, readState, type SetState, writeState } from './set/set-state.ts'
import { writeSet } from './set/set-writer.ts'
import { stageSheet } from './set/style-sheet.ts'
import { isSitePages, type SitePages } from './site-pages.ts'
import { isSitemapPath } from './sitemap-paths.ts'
import { StagedOutput } from './staged-output.ts'
import { SiteRun, WRITE_SITE_OPTIONS, type WriteSiteOptions } from './write-site.ts'
import type { WrittenSite } from './written-site.ts'

/** Options for publishing the sitemaps of a site in a folder. */
export interface PublishSiteOptions extends Omit<WriteSiteOptions, 'stylesheet'> {
  /**
   * The URL of an XSL style sheet, or `true` for that of `@waymark/sitemap`, which is written beside the sitemaps as `sitemap.xsl`.
   */
  readonly stylesheet?: string | true | undefined
  /**
   * Whether pages keep their parts of the set that is published in the folder (`keep`, the default), or all parts are filled
   * anew (`rebuild`).
   */
  readonly parts?: 'keep' | 'rebuild' | undefined
  /**
   * The path of a file in which a run leaves to the next one what it has written; not in the folder. With it, a run in which
   * nothing changed ends early, files of an earlier run are removed, and the published files are not read to find the parts. Pages of
   * `openSitePages` have a `lastmod` only with it.
   */
  readonly state?: string | undefined
  /** The program that calls and its version. A report that another one left is not used again. */
  readonly generator?: string | undefined
}

export const PUBLISH_SITE_OPTIONS: OptionTable<PublishSiteOptions> = {
  ...WRITE_SITE_OPTIONS,
  stylesheet: /* @__PURE__ */ optionType(
    'true, or the URL of a style sheet',
    (value) => value === true || WRITE_SITE_OPTIONS.stylesheet.accepts(value),
  ),
  parts: /* @__PURE__ */ oneOf('keep', 'rebuild'),
  state: FILE_PATH,
  generator: STRING,
}

/**
 * Publishes the sitemaps of a URL source database in a folder: the whole new set or, if anything fails, the old one. If no
 * entry is usable, the files of an earlier run stay.
 *
 * Pages keep their parts from run to run, and files whose content does not change are not touched.
 *
 * @param database - JSON, NDJSON, CSV or TSV. Several files or streams are one database, in their order.
 * @param folder - Created if it does not exist.
 * @throws {FileError} If the database cannot be read, or the folder cannot be written.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeSite } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const database = join(folder, 'pages.csv')
 * await writeFile(database, 'url,lastmod\nhttps://a.example/tea/,2024-03-15T10:00:00Z\n')
 * const { counts } = await writeSite(database, join(folder, 'public'))
 * counts.written // => 1
 * await readdir(join(folder, 'public')) // => ['sitemap.xml']
 * const again = await writeSite(database, join(folder, 'public'))
 * again.files[0].change // => 'kept'
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeSite(
  database: SiteDatabase,
  folder: string,
  options: PublishSiteOptions = {},
): Promise<WrittenSite> {
  const staged = new StagedOutput()
  try {
    const site = await stageSite(database, folder, staged, options)
    await staged.publish()
    return site
  } finally {
    staged.discard()
  }
}

/**
 * The same as `writeSite` for an output that the caller publishes, together with other files.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { StagedOutput } from '@waymark/site/files/node'
 * import { stageSite } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const database = join(folder, 'pages.csv')
 * await writeFile(database, 'url,lastmod\nhttps://a.example/tea/,2024-03-15T10:00:00Z\n')
 * const staged = new StagedOutput()
 * const { counts } = await stageSite(database, join(folder, 'public'), staged)
 * await writeFile(await staged.file(join(folder, 'report.json')), JSON.stringify(counts))
 * await staged.publish()
 * (await readdir(folder)).sort() // => ['pages.csv', 'public', 'report.json']
 * await rm(folder, { recursive: true })
 * ```
 */
export async function stageSite(
  database: SiteDatabase,
  folder: string,
  staged: StagedOutput,
  options: PublishSiteOptions = {},
): Promise<WrittenSite> {
  options = checkOptions(options, PUBLISH_SITE_OPTIONS)
  return await new SitePublication(database, folder, staged, options).run()
}

class SitePublication {
  readonly #database: SiteDatabase
  readonly #folder: string
  readonly #staged: StagedOutput
  readonly #options: PublishSiteOptions
  readonly #write: WriteSiteOptions
  readonly #names: SetNames
  /** The name of the style sheet; `null` if none is written. */
  readonly #sheet: string | null
  readonly #now: number

  constructor(
    database: SiteDatabase,
    folder: string,
    staged: StagedOutput,
    options: PublishSiteOptions,
  ) {
    const { parts: _, state: _state, generator: _generator, stylesheet, ...write } = options
    const { name = 'sitemap', gzip, split } = options
    this.#database = database
    this.#folder = folder
    this.#staged = staged
    this.#options = options
    this.#now = options.now ?? Date.now()
    const url = stylesheet === true ? `${name}.xsl` : stylesheet
    this.#sheet = stylesheet === true ? `${name}.xsl` : null
    this.#write = { ...write, stylesheet: url, now: this.#now }
    this.#names = setNames(name, gzip === true ? '.xml.gz' : '.xml', split !== undefined)
  }

  async run(): Promise<WrittenSite> {
    const { state: statePath, parts } = this.#options
    const folder = await throughLinks(this.#folder)
    const state = statePath === undefined ? null : await readState(statePath)
    const known = state === null ? null : await knownSet(folder, state, this.#names)
    const paths = await this.#paths()
    const inputs = statePath === undefined || paths === null ? null : await recordInputs(paths)
    if (state !== null && known !== null && this.#isSameRun(state, known, inputs)) {
      await this.#remove(folder, state.before, new Set(state.files.map(({ name }) => name)))
      const { site } = state.run
      return unchanged(site, await this.#left(folder, site.left, new Set()))
    }
    const published = known ?? (await readSet(folder, this.#names))
    const table = new PageTableBuilder()
    const pages = pagesIn(this.#database)
    if (statePath !== undefined && pages !== null) {
      const isOfFolder = state?.datesOf === pages.address.base
      pages.date(isOfFolder ? state.dates : null, this.#now)
    }
    const earlier =
      published === null || parts === 'rebuild'
        ? undefined
        : published.table.withSizes(published.parts)
    const run = new SiteRun(this.#database, {
      ...this.#write,
      earlier,
      onPlaced: statePath === undefined ? undefined : (url, part) => table.add(url, part),
    })
    const staging = await this.#staged.folder(this.#folder)
    const { files, records } = await writeSet(run.events(), {
      staging,
      folder,
      names: this.#names,
      gzip: this.#options.gzip === true,
      published,
      stylesheet: this.#write.stylesheet,
    })
    const isEmpty = files.length === 1 && files[0]!.entries === 0
    if (isEmpty) {
      this.#staged.drop(staging)
      return run.result({ files: [], removed: [], left: [] })
    }
    this.#staged.putLast(staging, this.#names.main)
    const sheet = this.#sheet === null ? [] : [await stageSheet(folder, staging, this.#sheet)]
    const all = [...records, ...sheet]
    const names = new Set(all.map(({ name }) => name))
    // Files of the set before, and of a run that was killed before or after it replaced the index.
    const before = state === null ? [] : [...state.files, ...state.before]
    const removed = await this.#remove(folder, before, names)
    const earlierNames = [...(published?.named ?? []), ...(state?.run.site.left ?? [])]
    const left = await this.#left(folder, earlierNames, new Set([...names, ...removed]))
    const site = run.result({ files, removed, left })
    if (statePath !== undefined) {
      const isRead = inputs !== null && (await areSame(inputs))
      await writeState(await this.#staged.file(statePath, 'first'), {
        files: all,
        before: before.filter(({ name }) => !names.has(name)),
        run: {
          inputs: isRead ? inputs : null,
          options: this.#describe(),
          from: this.#now,
          until: site.holdsUntil,
          site,
        },
        table: table.build(),
        dates: pages?.dates ?? null,
        datesOf: pages?.address.base ?? null,
      })
    }
    return site
  }

  /** The paths that are read; `null` if something else is read, too. */
  async #paths(): Promise<readonly string[] | null> {
    const { stdin, inputFormat } = this.#options
    const paths: string[] = []
    let hasStream = false
    for await (const { given, listed } of databaseInputs(this.#database, inputFormat)) {
      hasStream ||= typeof given !== 'string' || (given === '-' && stdin !== undefined)
      if (typeof given === 'string') paths.push(given, ...(listed ?? []))
    }
    for (const path of paths) {
      if (!(await isSitemapPath(this.#folder, path, this.#names.isSplit))) continue
      const message = sentence('The sitemap would be replaced by one that is made of it.')
      const remedy = sentence('Choose another folder for the output.')
      throw new FileError('file-path-invalid', shownPath(path), message, { remedy })
    }
    if (hasStream) return null
    const robots = findRobots(pathsOf(this.#database, { stdin, inputFormat }), diskFiles())
    return [...new Set([...paths, ...robots.map(({ file }) => file)])]
  }

  /** Whether the result of the run that left the state is the result of this one. */
  #isSameRun(state: SetState, known: PublishedSet, inputs: readonly InputRecord[] | null): boolean {
    const { run, files } = state
    return (
      this.#options.parts !== 'rebuild' &&
      // Only a run finds all problems.
      this.#options.onProblem === undefined &&
      haveSameContent(run.inputs, inputs) &&
      holds(run, this.#now, this.#describe()) &&
      known.parts.size === files.filter(({ part }) => part > 0).length
    )
  }

  /** The files of earlier sets that are still there, though no index of ours names them any more. */
  async #left(
    folder: string,
    names: readonly string[],
    used: ReadonlySet<string>,
  ): Promise<readonly string[]> {
    const left: string[] = []
    for (const name of new Set(names)) {
      if (used.has(name) || this.#names.groupOf(name) === null) continue
      if ((await fileAt(join(folder, name))) !== null) left.push(name)
    }
    return left
  }

  #describe(): string {
    const { now: _, stdin: _stdin, listen: _listen, memory: _memory, ...write } = this.#write
    return describeOptions({ ...write, generator: this.#options.generator })
  }

  /** Removes files of earlier runs when the new set is published, if nobody has changed them. */
  async #remove(
    folder: string,
    files: readonly SetFile[],
    kept: ReadonlySet<string>,
  ): Promise<string[]> {
    const removed = new Set<string>()
    for (const file of files) {
      if (kept.has(file.name) || !(await isAsWritten(folder, file))) continue
      this.#staged.remove(join(folder, file.name))
      removed.add(file.name)
    }
    return [...removed]
  }
}

/** The pages of a folder in a database; `null` if there are none. */
function pagesIn(database: SiteDatabase): SitePages | null {
  return inputsOf(database).find(isSitePages) ?? null
}

function unchanged(site: WrittenSite, left: readonly string[]): WrittenSite {
  const files = site.files.map((file) => ({ ...file, change: 'kept' as const }))
  return { ...site, files, removed: [], left, isUnchanged: true }
}
