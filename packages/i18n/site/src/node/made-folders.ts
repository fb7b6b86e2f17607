import { rmdirSync, rmSync } from 'node:fs'

/** A folder that a run has made. */
export interface MadeFolder {
  readonly path: string
  /** A folder for unfinished files, which is removed with its content. Other folders are removed if they are empty. */
  readonly isStaging: boolean
}

let tell: (folder: MadeFolder) => void = () => {}

/**
 * Calls a function with each folder that this process makes for output, as soon as it exists. Another process can then
 * remove what is left if this one is killed.
 */
export function onMadeFolder(listener: (folder: MadeFolder) => void): void {
  tell = listener
}

/** Tells the listener of a folder that exists now. */
export function noteFolder(folder: MadeFolder): void {
  tell(folder)
}

/** Removes folders, the last one first. A folder that cannot be removed stays: the next run removes it if it is a staging folder. */
export function removeFolders(folders: readonly MadeFolder[]): void {
  for (const { path, isStaging } of [...folders].reverse()) {
    try {
      if (isStaging) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
      else rmdirSync(path)
    } catch {
      // It is not empty, does not exist, or another program uses it.
    }
  }
}
