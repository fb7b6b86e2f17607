/** One question to the code under test. */
export interface Case {
  /** Stable and taken from the data: the vector's own id, or JSON of its input. */
  readonly id: string
  /** Why this case cannot be asked here; it then counts as skipped and `check` is not called. */
  readonly skip?: string
  /** Gives `null` when the case passes, else a sentence that says why not. */
  check(): string | null | Promise<string | null>
}

/** All the cases of one data file, or of each file that a pattern matches. */
export interface Suite {
  /** Path below the data folder with `/`; a segment `*` matches one folder or file name. */
  readonly file: string
  /**
   * The cases in the data's own order. A vector of unknown shape is a case that fails, never one
   * that is left out.
   *
   * @param text - The file's content, decoded as UTF-8.
   * @param root - The data folder, for suites whose file points to others.
   * @param file - The file's path below `root`; it differs from `Suite.file` when that is a pattern.
   */
  cases(text: string, root: string, file: string): Iterable<Case> | AsyncIterable<Case>
  /** Case id to the reason why it does not pass yet. The aim is an empty list. */
  readonly knownFailures: Readonly<Record<string, string>>
}
