import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { digestFile } from '@waymark/sitemap/files/node'

/** The number of a style sheet among the files of a set. */
export const SHEET = -1

/** A file of a set as a run wrote it. */
export interface SetFile {
  readonly name: string
  /** The number of the part; 0 for the index, {@link SHEET} for the style sheet. */
  readonly part: number
  /** Pages, or sitemaps in an index. */
  readonly urls: number
  /** Before compression. */
  readonly bytes: number
  /** On the disk. */
  readonly size: number
  /** When it was written, in milliseconds since 1970. */
  readonly modified: number
  /** Of its text before compression. */
  readonly digest: string
}

/**
 * Whether a file is in a folder as it was written. Its content is read only if its time differs, as after a copy.
 */
export async function isAsWritten(folder: string, file: SetFile): Promise<boolean> {
  const path = join(folder, file.name)
  const info = await fileAt(path)
  if (info === null || info.size !== file.size) return false
  return info.mtimeMs === file.modified || (await digestFile(path)) === file.digest
}

/** `null` if there is no such file. */
export async function fileAt(path: string): Promise<Stats | null> {
  const info = await stat(path).catch(() => null)
  return info?.isFile() === true ? info : null
}
