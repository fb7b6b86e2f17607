import type { ByteSource } from './byte-source.ts'

/**
 * The files that a check reads. `@waymark/site/node` has those of the file system; others may be in memory, in an
 * archive or on a server. Paths are opaque: only these functions take them apart.
 */
export interface SiteFiles {
  /**
   * Opens a file. Its bytes are not compressed.
   *
   * @throws FileError for a file that cannot be read.
   */
  open(path: string): Promise<ByteSource>
  /**
   * The `.xml` and `.xml.gz` files below a folder, with `/` between names; `null` for a file.
   *
   * @throws FileError for anything that cannot be read.
   */
  listFolder(path: string): Promise<readonly string[] | null>
  /** The folder of a file, where the sitemaps of an index are looked for; `null` if it has none. */
  folderOf(path: string): string | null
  /** The path of a file of a folder, given with `/` between names. */
  join(folder: string, name: string): string
  /** The path of a file relative to a folder above it, with `/` between names. */
  relative(folder: string, path: string): string
  /** Whether a folder has a file of a name, given with `/` between names. */
  hasFile(folder: string, name: string): boolean
  /** The one name of a file, by which two paths to it are recognised. */
  identify(path: string): string
}
