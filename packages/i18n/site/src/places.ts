import { createUrlTable, IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import type { DatabaseReader, RawEntry } from './database/database-reader.ts'
import { KeptAlternates } from './kept-alternates.ts'
import { PackedPlaces } from './packed-places.ts'
import type { FoundPlace } from './site-problem.ts'

/**
 * Converts the pointers of the audit to places in the original files.
 *
 * The audit has only the usable entries and links, so its indexes differ from those in the files.
 */
export class Places {
  readonly #memory: TableMemory | undefined
  readonly #files: string[] = []
  /** The files of entries that have one of their own. */
  #own: UrlTable | null = null
  /** By entry: the number of its file; for one of its own, the complement of the number. */
  readonly #file: IntList
  /** The line and the column of each entry of a sitemap. */
  readonly #line: IntList
  readonly #column: IntList
  /** The index of each entry of the database; empty for sitemaps. */
  readonly #index: IntList
  readonly #packed: PackedPlaces
  readonly #alternates: KeptAlternates
  readonly #readers: DatabaseReader[] = []

  constructor(memory?: TableMemory) {
    this.#memory = memory
    this.#file = new IntList(memory)
    this.#line = new IntList(memory)
    this.#column = new IntList(memory)
    this.#index = new IntList(memory)
    this.#packed = new PackedPlaces(memory)
    this.#alternates = new KeptAlternates(memory)
  }

  /** Starts the next sitemap. */
  startFile(name: string): void {
    this.#files.push(name)
  }

  /** Starts the next file of the database. */
  startDatabase(reader: DatabaseReader): void {
    this.#files.push(reader.file)
    this.#readers.push(reader)
  }

  /** Adds the next entry of a sitemap. In a list of lines it has no column. */
  addItem({
    line,
    column = 0,
  }: {
    readonly line: number
    readonly column?: number | undefined
  }): void {
    this.#file.push(this.#files.length - 1)
    this.#line.push(line)
    this.#column.push(column)
  }

  /** Whether a file of the database is a table. */
  isTable(file: string): boolean {
    return this.#readers.some((reader) => reader.file === file && reader.isTable)
  }

  /**
   * Adds the next entry of a database that is audited.
   *
   * @param alternateIndexes - The original indexes of its usable alternates; `null` if all are usable.
   */
  addEntry({ index, file, places }: RawEntry, alternateIndexes: readonly number[] | null): void {
    if (alternateIndexes !== null) this.#alternates.add(this.#index.length, alternateIndexes)
    this.#file.push(file === undefined ? this.#files.length - 1 : ~this.#ownFile(file))
    this.#index.push(index)
    this.#packed.add(places)
  }

  #ownFile(file: string): number {
    this.#own ??= createUrlTable({ memory: this.#memory })
    return this.#own.add(file)
  }

  #fileOf(entry: number): string {
    const file = this.#file.get(entry)
    return file < 0 ? this.#own!.text(~file) : this.#files[file]!
  }

  /** @param pointer - A pointer of the audit, such as `/urls/3/alternates/0/loc`. */
  find(pointer: string): FoundPlace {
    const [, entryIndex, alternate, rest = ''] =
      /^\/urls\/(\d+)(?:\/alternates\/(\d+))?(.*)/s.exec(pointer) ?? []
    const entry = Number(entryIndex)
    if (entry < this.#index.length) {
      const index = this.#index.get(entry)
      const link = Number(alternate)
      const own =
        alternate === undefined
          ? rest
          : `/alternates/${this.#alternates.indexOf(entry, link)}${rest}`
      const place = this.#packed.find(entry, own)
      const file = this.#fileOf(entry)
      return { pointer: `/urls/${index}${own}`, file, ...place }
    }
    if (entry < this.#line.length) {
      const file = this.#fileOf(entry)
      const column = this.#column.get(entry)
      return { file, line: this.#line.get(entry), ...(column === 0 ? {} : { column }) }
    }
    const [file] = this.#files
    // A finding about the whole site is in the first file with members that are not entries.
    const reader = this.#readers.find((one) => one.head() !== undefined) ?? this.#readers.at(0)
    if (reader !== undefined) return { pointer, file: reader.file, ...reader.placeOf(pointer) }
    return file === undefined ? {} : { file }
  }
}
