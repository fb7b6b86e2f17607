/** Where something is. Members that do not apply are absent. */
export interface FoundPlace {
  /** JSON Pointer into the database as it was given. */
  readonly pointer?: string
  readonly file?: string
  readonly line?: number
}

/**
 * Leads the audit's pointers back to the files as they were given.
 *
 * The audit counts only the entries and links that could be used; people look into their own files.
 */
export class Places {
  readonly #files: string[] = []
  readonly #file: number[] = []
  readonly #line: number[] = []
  readonly #index: number[] = []
  readonly #alternates = new Map<number, readonly number[]>()

  /** Names the file from which the next entries come. */
  startFile(name: string): void {
    this.#files.push(name)
  }

  /**
   * Takes the next entry that is audited.
   *
   * @param index - Its index in `urls` of the database; -1 in a sitemap.
   * @param alternateIndexes - Where the alternates that are left were; `null` when all are left.
   */
  add(line: number, index: number = -1, alternateIndexes: readonly number[] | null = null): void {
    if (alternateIndexes !== null) this.#alternates.set(this.#line.length, alternateIndexes)
    this.#file.push(this.#files.length - 1)
    this.#line.push(line)
    this.#index.push(index)
  }

  /** @param pointer - Of the audit: `/urls/3/alternates/0/loc`. */
  find(pointer: string): FoundPlace {
    const [, entryText, alternateText, rest = ''] =
      /^\/urls\/(\d+)(?:\/alternates\/(\d+))?(.*)$/.exec(pointer) ?? []
    const entry = Number(entryText)
    const line = this.#line[entry]
    if (line === undefined) {
      const [file] = this.#files
      return {
        ...(this.#index[0] === -1 ? {} : { pointer }),
        ...(file === undefined ? {} : { file }),
      }
    }
    const at = { file: this.#files[this.#file[entry]!]!, line }
    const index = this.#index[entry]!
    if (index === -1) return at
    if (alternateText === undefined) return { pointer: `/urls/${index}${rest}`, ...at }
    const link = Number(alternateText)
    const original = this.#alternates.get(entry)?.[link] ?? link
    return { pointer: `/urls/${index}/alternates/${original}${rest}`, ...at }
  }
}
