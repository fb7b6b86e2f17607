import { sentence } from '@waymark/infra/internal'
import type { Edit } from '@waymark/infra/problem'
import type { ByteSource } from '../byte-source.ts'
import { checkSite } from '../check/check-site.ts'
import { findDelimiter } from '../database/csv-header.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import { type ProblemKind, ProblemLog } from '../problem-log.ts'
import { findEntry } from '../problems/catalogue.ts'
import type { SiteFiles } from '../site-files.ts'
import { DatabaseEdits } from './database-edits.ts'
import type { FixOptions } from './fix-options.ts'
import { type FixedKind, fixedKinds } from './fixed-kinds.ts'
import { editJson } from './json-edits.ts'
import { diffRows, joinRemoved } from './row-diff.ts'
import { editLines, editTable } from './row-edits.ts'

/** A correction can make another one certain. More than three rounds are hardly ever needed. */
const MAX_ROUNDS = 10

/** Keeps a version of the database until the repair ends, and returns the path by which the files open it. */
export type KeepVersion = (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<string>

/**
 * Corrects the problems of a database for which one answer is certain, again and again until nothing is left to correct.
 * Everything else stays as it is, to the byte.
 */
export class DatabaseRepair {
  readonly #path: string
  readonly #options: FixOptions
  readonly #files: SiteFiles
  readonly #keep: KeepVersion
  #before: readonly ProblemKind[] = []
  #left: readonly ProblemKind[] = []
  #withheld = 0
  #name = ''
  #form: DatabaseForm = 'json'
  #delimiter: string | null = null
  #original: string
  /** The file with all corrections so far. */
  #current: string
  #removed: readonly number[] = []
  readonly #operations: Edit[] = []

  constructor(path: string, files: SiteFiles, options: FixOptions, keep: KeepVersion) {
    this.#path = path
    this.#original = path
    this.#current = path
    this.#options = options
    this.#files = files
    this.#keep = keep
  }

  get form(): DatabaseForm {
    return this.#form
  }

  /** Whether anything in the database was changed. */
  get isChanged(): boolean {
    return this.#current !== this.#original
  }

  /** The problems that were corrected. */
  get fixed(): readonly FixedKind[] {
    return fixedKinds(this.#before, this.#left)
  }

  /** The problems of the corrected database. */
  get left(): readonly ProblemKind[] {
    return this.#left
  }

  /** How many of these have a certain correction that was not asked for, because it writes another URL. */
  get withheld(): number {
    return this.#withheld
  }

  /** The path of the input, or of its copy. */
  get original(): string {
    return this.#original
  }

  /**
   * Corrects the database.
   *
   * @param isReadOnce - Whether the input can be read only once, so that it is copied.
   * @throws {FileError} If the file cannot be read or is not a database.
   */
  async run(isReadOnce: boolean): Promise<void> {
    await this.#begin(isReadOnce)
    this.#original = this.#current
    for (let round = 1; ; round++) {
      const { edits, problems } = await this.#find(round <= MAX_ROUNDS)
      this.#left = problems.kinds()
      if (round === 1) this.#before = this.#left
      if (edits.isEmpty) return
      await this.#apply(edits, `${round}`)
    }
  }

  /** Finds the form of the database. */
  async #begin(isReadOnce: boolean): Promise<void> {
    const { inputFormat } = this.#options
    const opened = await this.#files.open(this.#path)
    this.#name = opened.name
    const { kind, source } = await tellKind(opened, inputFormat)
    try {
      if (!isDatabase(kind)) {
        const isXml = kind === 'xml'
        const message = isXml
          ? sentence('The file is XML.')
          : sentence('The file is not a database.')
        const remedy = isXml
          ? sentence('Correct the database from which it is made, or the program that writes it.')
          : sentence('Name a URL source database (JSON, NDJSON, CSV or TSV).')
        throw new FileError('fix-needs-database', opened.name, message, { remedy })
      }
      this.#form = kind
      let whole = source
      if (kind === 'csv' || kind === 'tsv') {
        const found = await findDelimiter(source, kind)
        this.#delimiter = found.delimiter
        whole = found.source
      }
      if (isReadOnce) this.#current = await this.#keep('input', whole.chunks())
    } finally {
      await source.close()
    }
  }

  /** Opens the database before all corrections, under the name of the input. */
  openOriginal(): Promise<ByteSource> {
    return this.#open(this.#original)
  }

  /** Opens the database with all corrections, under the name of the input. */
  openFixed(): Promise<ByteSource> {
    return this.#open(this.#current)
  }

  async #open(path: string): Promise<ByteSource> {
    return { ...(await this.#files.open(path)), name: this.#name }
  }

  /** Checks the database, and collects its problems and, if asked for, their corrections. */
  async #find(fixes: boolean): Promise<{
    readonly edits: DatabaseEdits
    readonly problems: ProblemLog
  }> {
    const edits = new DatabaseEdits(this.#delimiter !== null)
    const problems = new ProblemLog()
    const files = { ...this.#files, open: (path: string) => this.#open(path) }
    const { unsafe = false, filterProblem = (found) => found, ...options } = this.#options
    const check = { ...options, inputFormat: this.#form, fixes }
    this.#withheld = 0
    for await (const event of checkSite([this.#current], files, check)) {
      if (event.type === 'failure') throw event.error
      const problem = event.type === 'problem' ? filterProblem(event.problem) : null
      if (problem === null) continue
      problems.add(problem)
      if (problem.edits === undefined || problem.edits.length === 0) continue
      if (!unsafe && findEntry(problem.code)?.isFixUnsafe === true) {
        this.#withheld++
        continue
      }
      for (const edit of problem.edits) edits.add(edit)
    }
    return { edits, problems }
  }

  async #apply(edits: DatabaseEdits, name: string): Promise<void> {
    const source = await this.openFixed()
    const removed: number[] = []
    try {
      this.#current = await this.#keep(name, this.#edited(source, edits, removed))
    } finally {
      await source.close()
    }
    this.#removed = joinRemoved(this.#removed, removed)
  }

  #edited(source: ByteSource, edits: DatabaseEdits, removed: number[]): AsyncIterable<Uint8Array> {
    const onRemove = (row: number) => removed.push(row)
    if (this.#form === 'json') {
      // Operations are applied one after the other, so those of a later round follow.
      const onOperation = (operation: Edit) => this.#operations.push(operation)
      return editJson(source, edits, onOperation)
    }
    if (this.#delimiter === null) return editLines(source, edits, onRemove)
    return editTable(source, edits, { delimiter: this.#delimiter, onRemove })
  }

  /**
   * Returns the patch: a JSON Patch for JSON, otherwise a unified diff.
   *
   * @param name - The name of the file in the diff.
   */
  async *patchText(name: string): AsyncGenerator<string, void, undefined> {
    if (this.#form === 'json') {
      const lines = this.#operations.map((operation) => JSON.stringify(operation))
      yield `[\n${lines.join(',\n')}\n]\n`
      return
    }
    const before = await this.openOriginal()
    const after = await this.openFixed()
    try {
      yield* diffRows({ before, after, delimiter: this.#delimiter, removed: this.#removed, name })
    } finally {
      await before.close()
      await after.close()
    }
  }
}
