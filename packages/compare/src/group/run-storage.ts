/** Where sorted runs of records are kept that do not fit into memory. A run is known by a number. */
export interface RunStorage {
  /** Makes a new, empty run. */
  open(): number
  /** Appends a string, in which lone surrogates do not occur, to a run. */
  append(run: number, text: string): void
  /** Gives a run from its beginning, in pieces that end where a line ends. */
  read(run: number): Iterable<string>
  /** Forgets a run. */
  close(run: number): void
}

/** Bytes that a storage may take in memory for each run that is read. */
export const RUN_BUFFER = 65_536

/**
 * Runs in memory, for hosts without files: they take as much memory as all records.
 *
 * @example
 * ```ts
 * import { createMemoryStorage } from '@waymark/compare/group'
 *
 * const storage = createMemoryStorage()
 * const run = storage.open()
 * storage.append(run, 'a\nb\n')
 * Array.from(storage.read(run)) // => ['a\nb\n']
 * ```
 */
export function createMemoryStorage(): RunStorage {
  const runs = new Map<number, string[]>()
  let count = 0
  return {
    open() {
      count++
      runs.set(count, [])
      return count
    },
    append: (run, text) => void runs.get(run)?.push(text),
    read: (run) => runs.get(run) ?? [],
    close: (run) => void runs.delete(run),
  }
}
