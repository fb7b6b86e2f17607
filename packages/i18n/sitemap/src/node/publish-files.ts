import { copyFile, link, rename, rm } from 'node:fs/promises'

/** A finished file under its temporary name, and the name that it is to have. */
export interface Replacement {
  readonly from: string
  readonly to: string
  /** A free name beside it for what `to` is now. */
  readonly backup: string
}

/**
 * Gives all the files their names, in order, or none: when one cannot be renamed, those before it become
 * what they were.
 *
 * @throws The file system's error.
 */
export async function publishFiles(files: readonly Replacement[]): Promise<void> {
  const backups = new Set<Replacement>()
  const done: Replacement[] = []
  try {
    for (const file of files) if (await keepCopy(file.to, file.backup)) backups.add(file)
    for (const file of files) {
      await rename(file.from, file.to)
      done.push(file)
    }
  } catch (error) {
    for (const file of done.reverse()) {
      if (backups.has(file)) await rename(file.backup, file.to)
      else await rm(file.to, { force: true })
    }
    throw error
  } finally {
    for (const { backup } of backups) await rm(backup, { force: true })
  }
}

/** A second name for a file, so that the first is never without one; `false` where there is no such file. */
async function keepCopy(path: string, backup: string): Promise<boolean> {
  try {
    await link(path, backup)
    return true
  } catch (error) {
    if (isMissing(error)) return false
  }
  // Some file systems have no second names.
  await copyFile(path, backup)
  return true
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
