import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** A finished file under its temporary name, and the name that it is to have. */
export interface Replacement {
  readonly from: string
  /** A file that is there is replaced. */
  readonly to: string
  /** A free name on the same disk for what `to` is now. */
  readonly backup: string
  /**
   * Whether the files before it must have their names on the disk first, even if the power fails, such as the parts that an
   * index names. By default `false`.
   */
  readonly waits?: boolean | undefined
}

/**
 * Gives all the files their names, in order, or none: when one cannot be renamed, those before it become
 * what they were.
 *
 * Then files that are no longer of use are removed, as far as that is possible. A process that is killed in
 * between has done the first of these steps and none of the others.
 *
 * All of it is synchronous, so that nothing else in this process, such as the handler of a signal, ever sees half of the
 * files.
 *
 * @throws The file system's error, with the name concerned in `path` or `dest`.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { publishFiles } from '@waymark/sitemap/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * const place = (name) => join(folder, name)
 * await writeFile(place('new.tmp'), '<urlset/>')
 * await writeFile(place('sitemap-2.xml'), '<urlset/>')
 * const replacement = { from: place('new.tmp'), to: place('sitemap.xml'), backup: place('old.tmp') }
 * publishFiles([replacement], [place('sitemap-2.xml')])
 * await readdir(folder) // => ['sitemap.xml']
 * await rm(folder, { recursive: true })
 * ```
 */
export function publishFiles(files: readonly Replacement[], removed: readonly string[] = []): void {
  const unsettled = new Set<string>()
  const backups = new Set<Replacement>()
  const done: Replacement[] = []
  try {
    // One file alone is replaced or not by its renaming; there is nothing to take back.
    if (files.length > 1) {
      for (const file of files) if (keepCopy(file.to, file.backup)) backups.add(file)
    }
    for (const file of files) {
      if (file.waits === true) settleFolders(unsettled)
      renameSync(file.from, file.to)
      done.push(file)
      unsettled.add(dirname(file.to))
    }
  } catch (error) {
    for (const file of done.reverse()) takeBack(file, backups.has(file))
    throw error
  } finally {
    for (const { backup } of backups) removeIfPossible(backup)
  }
  settleFolders(unsettled)
  for (const path of removed) removeIfPossible(path)
}

/** Writes the names in folders to the disk, where the system can do that, and forgets the folders. */
function settleFolders(folders: Set<string>): void {
  for (const folder of folders) {
    try {
      const descriptor = openSync(folder, 'r')
      try {
        fsyncSync(descriptor)
      } finally {
        closeSync(descriptor)
      }
    } catch {
      // Windows and some network file systems have no such call.
    }
  }
  folders.clear()
}

/** A second name for a file, so that the first is never without one; `false` if there is no such file. */
function keepCopy(path: string, backup: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return false
  try {
    linkSync(path, backup)
    return true
  } catch {
    // Some file systems have no second names.
  }
  try {
    copyFileSync(path, backup)
    return true
  } catch (error) {
    removeIfPossible(backup)
    throw error
  }
}

/** A file that cannot be taken back must not keep the others from it. */
function takeBack({ to, backup }: Replacement, hasBackup: boolean): void {
  try {
    if (hasBackup) renameSync(backup, to)
    else rmSync(to, { force: true })
  } catch {
    // The caller gets the error that came first.
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The files are published; only a backup is left over.
  }
}
