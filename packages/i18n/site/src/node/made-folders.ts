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
 *
 * @example
 * ```ts
 * import { onMadeFolder, StagedOutput } from '@waymark/site/files/node'
 *
 * const made = []
 * onMadeFolder((folder) => made.push(folder))
 * const staged = new StagedOutput()
 * const path = staged.scratch()
 * made // => [{ path, isStaging: true }]
 * staged.discard()
 * onMadeFolder(() => {})
 * ```
 */
export function onMadeFolder(listener: (folder: MadeFolder) => void): void {
  tell = listener
}

/** Tells the listener of a folder that exists now. */
export function noteFolder(folder: MadeFolder): void {
  tell(folder)
}

/**
 * Removes folders, the last one first. A folder that cannot be removed stays: the next run removes it if it is a staging
 * folder.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { removeFolders } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await writeFile(join(folder, 'part.tmp'), '')
 * removeFolders([{ path: folder, isStaging: false }])
 * await readdir(folder) // => ['part.tmp']
 * removeFolders([{ path: folder, isStaging: true }])
 * await readdir(folder) // throws ENOENT
 * ```
 */
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
