import type { ByteSource } from './byte-source.ts'
import type { CreateTableStore } from './table-store.ts'

/**
 * The files that a check reads. `diskFiles` of `@waymark/site/node` reads the file system; others may be in memory, in an
 * archive or on a server. Only these functions interpret paths.
 */
export interface SiteFiles {
  /**
   * Opens a file and decompresses it.
   *
   * @throws {FileError} If the file cannot be read.
   */
  open(path: string): Promise<ByteSource>
  /**
   * Lists the `.xml` and `.xml.gz` files in a folder and below it, with `/` between names; `null` if the path is a file.
   *
   * @throws {FileError} If the path cannot be read.
   */
  listFolder(path: string): Promise<readonly string[] | null>
  /** Returns the folder of a file, in which the sitemaps of an index are searched; `null` if it has none. */
  folderOf(path: string): string | null
  /** Returns the path of a file in a folder. The name has `/` between its parts. */
  join(folder: string, name: string): string
  /** Returns the path of a file relative to a folder above it, with `/` between names. */
  relative(folder: string, path: string): string
  /** Whether a folder has a file. The name has `/` between its parts. */
  hasFile(folder: string, name: string): boolean
  /** Makes the store for what does not fit into the option `memory`. */
  readonly createStore?: CreateTableStore | undefined
  /** Returns the identity of a file, which is the same for all paths to it. */
  identify(path: string): string
}
