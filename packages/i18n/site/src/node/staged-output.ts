import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  type Stats,
} from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasOwn, sentence } from '@waymark/infra/internal'
import { publishFiles, type Replacement } from '@waymark/sitemap/files/node'
import { asFileError, directoryError, FileError, systemErrorCode } from '../file-error.ts'
import { shownPath } from '../words.ts'
import { type MadeFolder, noteFolder, removeFolders } from './made-folders.ts'
import { isDescriptor, throughLinks } from './real-path.ts'
import { makeStagingFolder, TOUCH_EVERY, touch } from './staging-folder.ts'
import { temporaryPlace } from './temporary-place.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A file or folder that is written, and its final path. */
interface StagedFile {
  readonly temporary: string
  readonly final: string
  /** Whether it is put in place only when those before it are on the disk. */
  readonly waits?: boolean
}

/** What is left to do when everything is on the disk. */
interface Prepared {
  readonly replacements: readonly Replacement[]
  /** The last place that was looked at. */
  readonly place: string
}

/**
 * Output that is published completely or not at all.
 *
 * Everything is written to a hidden folder next to its final place. {@link publish} moves it there. Until then,
 * {@link discard} (also called on Ctrl-C) leaves the disk as it was. A later run removes the files of a killed process.
 *
 * If a path is a symbolic link, its target is replaced. A new file gets the mode of the file that it replaces. Devices and
 * named pipes cannot be replaced, so they are written to.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { StagedOutput } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * const report = join(folder, 'report.txt')
 * await writeFile(report, 'old')
 * const staged = new StagedOutput()
 * await writeFile(await staged.file(report), 'new')
 * await readFile(report, 'utf8') // => 'old'
 * await staged.publish()
 * await readFile(report, 'utf8') // => 'new'
 * await rm(folder, { recursive: true })
 * ```
 */
export class StagedOutput {
  readonly #folders: StagedFile[] = []
  readonly #files: StagedFile[] = []
  /** Files that are put in place before all others. */
  readonly #firstFiles: StagedFile[] = []
  /** For each folder, the file that names the others. */
  readonly #lastNames = new Map<string, string>()
  /** Published files that are removed. */
  readonly #removed: string[] = []
  /** The hidden folder in each folder that receives files. A scratch folder is its own hidden folder. */
  readonly #staging = new Map<string, string>()
  /** All folders that were made for this output, in that order. */
  readonly #made: MadeFolder[] = []
  readonly #touching: NodeJS.Timeout
  /** What is left to do after `prepare`. */
  #prepared: Prepared | null = null
  #count = 0

  constructor() {
    active.add(this)
    if (active.size === 1) for (const signal of SIGNALS) process.on(signal, stopOnSignal)
    this.#touching = setInterval(() => {
      for (const path of this.#staging.values()) touch(path)
    }, TOUCH_EVERY).unref()
  }

  /** Returns a folder to write to. Its files are moved to `path` when they are published. */
  async folder(path: string): Promise<string> {
    try {
      const final = await throughLinks(path)
      const temporary = await this.#temporaryIn(final)
      await mkdir(temporary)
      this.#folders.push({ temporary, final })
      return temporary
    } catch (error) {
      throw asFileError(error, shownPath(path))
    }
  }

  /** Returns a folder for files that are not published. Only this user can access it. */
  scratch(): string {
    try {
      const path = mkdtempSync(join(tmpdir(), 'waymark-'))
      this.#staging.set(path, path)
      this.#note({ path, isStaging: true })
      return path
    } catch (error) {
      throw asFileError(error, temporaryPlace())
    }
  }

  /** Removes a folder, which is then not published. */
  drop(temporary: string): void {
    rmSync(temporary, { recursive: true, force: true })
    const index = this.#folders.findIndex((folder) => folder.temporary === temporary)
    if (index !== -1) this.#folders.splice(index, 1)
  }

  /** Sets the file of a folder that names the others: it is put in place when they are on the disk under their names. */
  putLast(temporary: string, name: string): void {
    this.#lastNames.set(temporary, name)
  }

  /** Removes a published file when everything else is in place. */
  remove(path: string): void {
    this.#removed.push(path)
  }

  /**
   * Returns a file to write to. It is moved to `path` when it is published. For a device or a pipe, it is `path` itself.
   *
   * @param order - `first` for a file that is on the disk before anything else is put in place.
   */
  async file(path: string, order: 'first' | 'last' = 'last'): Promise<string> {
    try {
      // Links are not followed, because the target of /dev/stdout cannot be opened by name.
      const info = await statOf(path)
      if (info?.isDirectory() === true) {
        const remedy = sentence('Name a file in it.')
        throw directoryError(shownPath(path), remedy)
      }
      if (info !== null && !info.isFile()) return path
      if (await isDescriptor(path)) {
        const message = sentence('It leads to an open file, which cannot be replaced.')
        const remedy = sentence('Name another file.')
        throw new FileError('file-path-invalid', shownPath(path), message, { remedy })
      }
      const final = await throughLinks(path)
      const temporary = await this.#temporaryIn(dirname(final))
      const files = order === 'first' ? this.#firstFiles : this.#files
      files.push({ temporary, final })
      // A private file must not be readable by others while it is written.
      if (info !== null) await writeFile(temporary, '', { mode: (info.mode & 0o777) | 0o200 })
      return temporary
    } catch (error) {
      throw asFileError(error, shownPath(path))
    }
  }

  /**
   * Does everything that takes time or can fail, so that only the files must be renamed. Nothing may be written to them
   * afterwards. Devices and pipes get what is for them.
   */
  async prepare(): Promise<void> {
    const replacements: Replacement[] = []
    const pipes: StagedFile[] = []
    let place = this.#folders[0]?.final ?? ''
    try {
      for (const file of await this.#stagedFiles()) {
        place = file.final
        const info = await statOf(place)
        if (info?.isDirectory() === true) {
          const remedy = sentence('Remove it, or choose another place.')
          throw directoryError(shownPath(place), remedy)
        }
        if (info === null || info.isFile()) replacements.push(await this.#settled(file, info))
        else pipes.push(file)
      }
      for (const { temporary, final } of pipes) {
        place = final
        await pipeline(createReadStream(temporary), createWriteStream(final))
      }
      this.#prepared = { replacements, place }
    } catch (error) {
      this.discard()
      throw asFileError(error, shownPath(placeOf(error, replacements) ?? place))
    }
  }

  /**
   * Moves all files to their final places, or none: first the parts, then the file that names them. Then the files to remove
   * are removed.
   *
   * They are prepared first, unless that is done. Then all are renamed without a pause, so that a signal finds all old files
   * or all new ones. If the process is killed or the power fails, the files are renamed up to a point in that order: so a new
   * part must have a name that the old file which names the parts does not have.
   */
  async publish(): Promise<void> {
    if (this.#prepared === null) await this.prepare()
    const { replacements, place } = this.#prepared!
    try {
      publishFiles(replacements, this.#removed)
    } catch (error) {
      throw asFileError(error, shownPath(placeOf(error, replacements) ?? place))
    } finally {
      this.discard()
    }
  }

  /** Removes everything that is not published. */
  discard(): void {
    this.#staging.clear()
    removeFolders(this.#made.splice(0))
    clearInterval(this.#touching)
    if (!active.delete(this) || active.size > 0) return
    for (const signal of SIGNALS) process.off(signal, stopOnSignal)
  }

  /** Lists all files in the order in which they are put in place. */
  async #stagedFiles(): Promise<StagedFile[]> {
    const files: StagedFile[] = [...this.#firstFiles]
    for (const { temporary, final } of this.#folders) {
      const last = this.#lastNames.get(temporary)
      const names = (await readdir(temporary)).sort()
      const parts = names.filter((name) => name !== last)
      for (const [i, name] of parts.entries()) {
        const waits = i === 0 && files.length > 0
        files.push({ temporary: join(temporary, name), final: join(final, name), waits })
      }
      if (last !== undefined && names.includes(last)) {
        files.push({ temporary: join(temporary, last), final: join(final, last), waits: true })
      }
    }
    return [...files, ...this.#files]
  }

  /** Prepares a file to be renamed: on the disk, next to its final place, with the mode of the file that it replaces. */
  async #settled(
    { temporary, final, waits = false }: StagedFile,
    info: Stats | null,
  ): Promise<Replacement> {
    const to = await throughLinks(final)
    const folder = dirname(to)
    let from = temporary
    // A link leads to another folder, which may be on another disk.
    if (!temporary.startsWith(join(await this.#stagingIn(folder), sep))) {
      from = await this.#temporaryIn(folder)
      await copyFile(temporary, from)
    }
    await settle(from)
    if (info !== null) await chmod(from, info.mode & 0o7777)
    return { from, to, waits, backup: await this.#temporaryIn(folder) }
  }

  async #temporaryIn(folder: string): Promise<string> {
    this.#count++
    return join(await this.#stagingIn(folder), String(this.#count))
  }

  async #stagingIn(folder: string): Promise<string> {
    const known = this.#staging.get(folder)
    if (known !== undefined) return known
    await this.#make(folder)
    const path = await makeStagingFolder(folder)
    this.#staging.set(folder, path)
    this.#note({ path, isStaging: true })
    return path
  }

  #note(folder: MadeFolder): void {
    this.#made.push(folder)
    noteFolder(folder)
  }

  /**
   * Creates a folder and its parents one by one. Node's recursive mode does not end in some file systems, such as below
   * /proc.
   */
  async #make(folder: string): Promise<void> {
    const missing: string[] = []
    for (let path = folder; !(await isFolder(path)); path = dirname(path)) missing.push(path)
    for (const path of missing.reverse()) {
      try {
        mkdirSync(path)
        this.#note({ path, isStaging: false })
      } catch (error) {
        // Another process may have created it.
        if (systemErrorCode(error) !== 'EEXIST' || !(await isFolder(path))) throw error
      }
    }
  }
}

const active = /* @__PURE__ */ new Set<StagedOutput>()

function stopOnSignal(signal: NodeJS.Signals): void {
  for (const output of active) output.discard()
  // Ends this process by the signal, as its sender expects.
  process.kill(process.pid, signal)
}

/** @returns `null` if the path does not exist. */
async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await statOf(path))?.isDirectory() === true
}

/** Returns the path that an error of renaming is about. */
function placeOf(error: unknown, replacements: readonly Replacement[]): string | null {
  if (!(error instanceof Error)) return null
  const names = [
    hasOwn(error, 'path') ? error.path : null,
    hasOwn(error, 'dest') ? error.dest : null,
  ]
  return replacements.find(({ to }) => names.includes(to))?.to ?? null
}

/** Writes a file to the disk before it is renamed. */
async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
