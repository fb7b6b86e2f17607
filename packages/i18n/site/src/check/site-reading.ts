import type { ByteSource } from '../byte-source.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import type { SiteFiles } from '../site-files.ts'
import { listInputs, type PackedCopy, type SitemapFile, withoutCopies } from './list-inputs.ts'
import { refusalOf } from './refused-kind.ts'
import { type RobotsReading, readRobots } from './robots-sitemaps.ts'
import { type SitemapKnowledge, sitemapForm } from './sitemap-items.ts'

/** What the files of a site are. A database is not read together with sitemaps. */
export type SiteForm = 'database' | 'sitemap'

/** Reads the files of a site. */
export interface SiteReader<Event> {
  /** Called when the next file is open. */
  start(name: string): readonly Event[]
  database(source: ByteSource, path: string, form: DatabaseForm): AsyncGenerator<Event, void>
  robots(reading: RobotsReading, path: string, name: string): Iterable<Event>
  /** @returns The files that an index lists; none for others. */
  sitemap(
    source: ByteSource,
    file: SitemapFile,
    form: SitemapKnowledge['form'],
  ): AsyncGenerator<Event, readonly SitemapFile[]>
}

/** How the files of a site are read. */
export interface SiteReadingOptions<Event> {
  readonly inputFormat: DatabaseForm | undefined
  /** Called once, when the form of the first file is known. */
  readonly begin: (form: SiteForm) => SiteReader<Event>
  /** Called with each error of a file. The other files are still read, unless it throws. */
  readonly fail: (error: unknown) => Event
}

/** Reads the files of a site. */
export class SiteReading<Event> {
  readonly #files: SiteFiles
  readonly #options: SiteReadingOptions<Event>
  #reader: SiteReader<Event> | null = null
  /** The form of the first file; `null` if none could be read. */
  form: SiteForm | null = null
  /** How many files are listed. */
  inputs = 0
  /** Compressed copies, which were not read. */
  copies: readonly PackedCopy[] = []

  constructor(files: SiteFiles, options: SiteReadingOptions<Event>) {
    this.#files = files
    this.#options = options
  }

  /**
   * Reads the given files and those in the given folders, and then the files that an index or a robots.txt among them lists,
   * each once.
   */
  async *events(paths: readonly string[]): AsyncGenerator<Event, void, undefined> {
    const files = this.#files
    const { fail } = this.#options
    const failures: Event[] = []
    const { inputs, copies } = await listInputs(paths, files, (error) => failures.push(fail(error)))
    yield* failures
    const known = new Set(inputs.map(({ path }) => files.identify(path)))
    // The list grows while indexes are read.
    for (const input of inputs) {
      let listed: readonly SitemapFile[] = []
      try {
        listed = yield* this.#read(input)
      } catch (error) {
        yield fail(error)
      }
      for (const named of withoutCopies(listed, copies, files)) {
        const file = files.identify(named.path)
        if (known.has(file)) continue
        known.add(file)
        inputs.push(named)
      }
    }
    this.inputs = inputs.length
    this.copies = [...copies].flatMap(([file, copy]) => (known.has(file) ? [] : [copy]))
  }

  async *#read(file: SitemapFile): AsyncGenerator<Event, readonly SitemapFile[], undefined> {
    let source = await this.#files.open(file.path)
    try {
      const told = await tellKind(source, this.#options.inputFormat)
      const { kind } = told
      source = told.source
      const refusal = refusalOf(kind, file, { name: source.name, form: this.form })
      if (refusal !== null) throw refusal
      this.form ??= isDatabase(kind) ? 'database' : 'sitemap'
      this.#reader ??= this.#options.begin(this.form)
      const reader = this.#reader
      yield* reader.start(source.name)
      if (kind === 'robots') {
        const reading = await readRobots(source, file, this.#files)
        yield* reader.robots(reading, file.path, source.name)
        return reading.named
      }
      if (!isDatabase(kind)) return yield* reader.sitemap(source, file, sitemapForm(kind))
      yield* reader.database(source, file.path, kind)
      return []
    } finally {
      await source.close()
    }
  }
}
