import { chmod, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { Edit } from '@waymark/infra/problem'
import type { ByteSource } from '../byte-source.ts'
import { checkSite } from '../check/check-site.ts'
import { findDelimiter } from '../database/csv-header.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { DatabaseEdits } from '../fix/database-edits.ts'
import { FIX_OPTIONS, type FixOptions } from '../fix/fix-options.ts'
import { editJson } from '../fix/json-edits.ts'
import { diffRows, joinRemoved } from '../fix/row-diff.ts'
import { editLines, editTable } from '../fix/row-edits.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import { type ProblemKind, ProblemLog } from '../problem-log.ts'
import type { SiteFiles } from '../site-files.ts'
import { shownPath } from '../words.ts'
import { DISK_FILES_OPTIONS, type DiskFilesOptions, diskFiles } from './disk-files.ts'
import { isSameFile } from './sitemap-paths.ts'
import { StagedOutput } from './staged-output.ts'
import { writeChunks } from './write-chunks.ts'

/** Options for correcting a database. */
export interface FixDatabaseOptions extends FixOptions, DiskFilesOptions {
  /** The corrected database. If it is the input, the input is replaced. Required if the input is standard input. */
  readonly output?: string | undefined
}

export const FIX_DATABASE_OPTIONS: OptionTable<FixDatabaseOptions> = {
  ...FIX_OPTIONS,
  ...DISK_FILES_OPTIONS,
  output: STRING,
}

/** What was corrected. */
export interface FixedDatabase {
  readonly form: DatabaseForm
  /** The corrected database; `null` if nothing was corrected and no output was asked for. */
  readonly output: string | null
  /** The changes: a JSON Patch for JSON, otherwise a unified diff; `null` if nothing was corrected. */
  readonly patch: string | null
  /** The problems that were corrected. */
  readonly fixed: readonly ProblemKind[]
  /** The problems of the corrected database. */
  readonly left: readonly ProblemKind[]
}

/** A correction can make another one certain. More than three rounds are hardly ever needed. */
const MAX_ROUNDS = 10

/**
 * Corrects the problems of a database for which one answer is certain, and writes the corrected database and a patch. It is
 * checked and corrected again until nothing is left to correct. Everything else in the file stays as it is, to the byte.
 *
 * By default, the output is next to the input, such as `url-source.fixed.json` with the patch `url-source.fixed.patch.json`.
 * The output is not compressed.
 *
 * @param path - One file with JSON, NDJSON, CSV or TSV, plain or compressed.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the file cannot be read, is not a database, or the output cannot be written.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { fixDatabase } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const pages = join(folder, 'pages.csv')
 * await writeFile(pages, 'lang,url,lastmod\njp,https://a.example/,2024-1-2\n')
 * const { output, fixed } = await fixDatabase(pages)
 * fixed.map(({ code }) => code) // => ['INVALID_DATE_TIME', 'unknown-language']
 * await readFile(output, 'utf8') // => 'lang,url,lastmod\nja,https://a.example/,2024-01-02T00:00:00Z\n'
 * await rm(folder, { recursive: true })
 * ```
 */
export async function fixDatabase(
  path: string,
  options: FixDatabaseOptions = {},
): Promise<FixedDatabase> {
  options = checkOptions(options, FIX_DATABASE_OPTIONS)
  const staged = new StagedOutput()
  try {
    return await new DatabaseFix(path, options, staged).run()
  } finally {
    staged.discard()
  }
}

class DatabaseFix {
  readonly #path: string
  readonly #options: FixDatabaseOptions
  readonly #staged: StagedOutput
  readonly #files: SiteFiles
  readonly #scratch: string
  readonly #fixed = new ProblemLog()
  #name = ''
  #form: DatabaseForm = 'json'
  #delimiter: string | null = null
  /** The file with all corrections so far. */
  #current: string
  #removed: readonly number[] = []
  readonly #operations: Edit[] = []

  constructor(path: string, options: FixDatabaseOptions, staged: StagedOutput) {
    const { stdin, listen } = options
    this.#path = path
    this.#current = path
    this.#options = options
    this.#staged = staged
    this.#files = diskFiles({ stdin, listen })
    this.#scratch = staged.scratch()
  }

  async run(): Promise<FixedDatabase> {
    const { output = null } = this.#options
    const isStandard = this.#path === '-' && this.#options.stdin !== undefined
    if (isStandard && output === null) {
      const remedy = 'name the output'
      throw new FileError('file-path-invalid', 'standard input', 'has no place for output', {
        remedy,
      })
    }
    await this.#begin(isStandard)
    const original = this.#current
    let left: readonly ProblemKind[] = []
    for (let round = 1; ; round++) {
      const { edits, problems } = await this.#find(round <= MAX_ROUNDS)
      left = problems.kinds()
      if (edits.isEmpty) break
      await this.#apply(edits, join(this.#scratch, `${round}`))
    }
    const fixed = this.#fixed.kinds()
    const result = { form: this.#form, fixed, left }
    if (fixed.length === 0 && output === null) return { ...result, output: null, patch: null }
    const to = output ?? this.#besides()
    const patch = fixed.length === 0 ? null : this.#patchFor(to)
    await this.#publish(to, patch, original)
    return { ...result, output: to, patch }
  }

  /** Finds the form of the database. Standard input, which can be read only once, is copied. */
  async #begin(isStandard: boolean): Promise<void> {
    const { inputFormat } = this.#options
    const opened = await this.#files.open(this.#path)
    this.#name = opened.name
    const { kind, source } = await tellKind(opened, inputFormat)
    try {
      if (!isDatabase(kind)) {
        const what = kind === 'xml' ? 'is XML' : 'is not a database'
        const remedy =
          kind === 'xml'
            ? 'correct the database from which it is made, or the program that writes it'
            : 'name a URL source database (JSON, NDJSON, CSV or TSV)'
        throw new FileError('fix-needs-database', opened.name, what, { remedy })
      }
      this.#form = kind
      let whole = source
      if (kind === 'csv' || kind === 'tsv') {
        const found = await findDelimiter(source, kind)
        this.#delimiter = found.delimiter
        whole = found.source
      }
      if (!isStandard) return
      this.#current = join(this.#scratch, 'input')
      await writeChunks(this.#current, whole.chunks())
    } finally {
      await source.close()
    }
  }

  /** Opens the database with all corrections so far, under the name of the input. */
  async #open(path: string = this.#current): Promise<ByteSource> {
    return { ...(await this.#files.open(path)), name: this.#name }
  }

  /** Checks the database, and collects its problems and, if asked for, their corrections. */
  async #find(fixes: boolean): Promise<{
    readonly edits: DatabaseEdits
    readonly problems: ProblemLog
  }> {
    const { stdin: _, listen: __, output: ___, ...options } = this.#options
    const edits = new DatabaseEdits(this.#delimiter !== null)
    const problems = new ProblemLog()
    const files = { ...this.#files, open: (path: string) => this.#open(path) }
    const check = { ...options, inputFormat: this.#form, fixes }
    for await (const event of checkSite([this.#current], files, check)) {
      if (event.type === 'failure') throw event.error
      if (event.type !== 'problem') continue
      const { problem } = event
      problems.add(problem)
      if (problem.edits === undefined || problem.edits.length === 0) continue
      this.#fixed.add(problem)
      for (const edit of problem.edits) edits.add(edit)
    }
    return { edits, problems }
  }

  async #apply(edits: DatabaseEdits, to: string): Promise<void> {
    const source = await this.#open()
    const removed: number[] = []
    const onRemove = (row: number) => removed.push(row)
    try {
      if (this.#form === 'json') {
        // Operations are applied one after the other, so those of a later round follow.
        const onOperation = (operation: Edit) => this.#operations.push(operation)
        await writeChunks(to, editJson(source, edits, onOperation))
      } else if (this.#delimiter === null) {
        await writeChunks(to, editLines(source, edits, onRemove))
      } else {
        const delimiter = this.#delimiter
        await writeChunks(to, editTable(source, edits, { delimiter, onRemove }))
      }
    } finally {
      await source.close()
    }
    this.#removed = joinRemoved(this.#removed, removed)
    this.#current = to
  }

  /** The default output, such as `url-source.fixed.json` next to `url-source.json.gz`. */
  #besides(): string {
    const name = this.#path.replace(/\.(?:gz|zst)$/i, '')
    const [, start = name, ending = ''] = /^(.*)(\.[^./\\]*)$/s.exec(name) ?? []
    return `${start}.fixed${ending}`
  }

  /** The patch next to the output. */
  #patchFor(output: string): string {
    const start = output.replace(/\.[^./\\]*$/, '')
    return `${start}.patch${this.#form === 'json' ? '.json' : ''}`
  }

  async #publish(to: string, patch: string | null, original: string): Promise<void> {
    const compressed = /\.(gz|zst)$/i.exec(to)?.[1]
    if (compressed !== undefined) {
      const what = `has the ending .${compressed}, but the output is not compressed`
      throw new FileError('file-path-invalid', shownPath(to), what, {
        remedy: 'choose another name',
      })
    }
    if (patch !== null && (await isSameFile(patch, this.#path))) {
      const remedy = 'choose another name for the output'
      throw new FileError('file-path-invalid', shownPath(patch), 'is the input', { remedy })
    }
    // A database may be private, with passwords in its URLs.
    const { mode } = original === this.#path ? await stat(original) : { mode: null }
    const write = async (path: string, chunks: AsyncIterable<Uint8Array | string>) => {
      const temporary = await this.#staged.file(path)
      await writeChunks(temporary, chunks)
      if (mode !== null && temporary !== path) await chmod(temporary, (mode & 0o777) | 0o200)
    }
    const before = await this.#open(original)
    const after = await this.#open()
    try {
      await write(to, after.chunks())
      if (patch !== null) await write(patch, this.#patchText(before, to))
    } finally {
      await before.close()
      await after.close()
    }
    await this.#staged.publish()
  }

  async *#patchText(before: ByteSource, to: string): AsyncGenerator<string, void, undefined> {
    if (this.#form === 'json') {
      const lines = this.#operations.map((operation) => JSON.stringify(operation))
      yield `[\n${lines.join(',\n')}\n]\n`
      return
    }
    const after = await this.#open()
    const name = basename(this.#path === '-' ? to : this.#path).replace(/\.(?:gz|zst)$/i, '')
    const versions = { before, after, delimiter: this.#delimiter, removed: this.#removed, name }
    try {
      yield* diffRows(versions)
    } finally {
      await after.close()
    }
  }
}
