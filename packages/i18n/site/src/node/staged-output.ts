import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  rmSync,
  type Stats,
} from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { publishFiles, type Replacement } from '@waymark/sitemap/publish-files/node'
import { asFileError, FileError, systemErrorCode } from '../file-error.ts'
import { shownPath } from '../words.ts'
import { isDescriptor, throughLinks } from './real-path.ts'
import { makeStagingFolder, TOUCH_EVERY, touch } from './staging-folder.ts'
import { temporaryPlace } from './temporary-place.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const OPENED = 'leads to a file that is open already, which cannot be replaced'

/** A file or folder that is written, and the path that it is to have. */
interface StagedFile {
  readonly temporary: string
  readonly final: string
}

/**
 * Output that appears whole or not at all.
 *
 * Everything is written beside its place under a hidden name; {@link publish} moves it there, and
 * until then {@link discard} (also on Ctrl-C) leaves the disk as it was. The leftovers of a killed
 * process are removed by a later one that writes there.
 *
 * A symbolic link stays and its target is replaced; a file that is replaced hands down its mode.
 * Anything but a regular file (a device, a named pipe) cannot be replaced and is written to.
 */
export class StagedOutput {
  readonly #folders: StagedFile[] = []
  readonly #files: StagedFile[] = []
  /** For each folder that gets something, the one in it where that is prepared; a scratch folder is its own. */
  readonly #staging = new Map<string, string>()
  /** Folders that were made for this output, innermost last. */
  readonly #made: string[] = []
  readonly #touching: NodeJS.Timeout
  #count = 0

  constructor() {
    active.add(this)
    if (active.size === 1) for (const signal of SIGNALS) process.on(signal, stopOnSignal)
    this.#touching = setInterval(() => {
      for (const path of this.#staging.values()) touch(path)
    }, TOUCH_EVERY).unref()
  }

  /** A folder to write into; its files go to `path` when published. */
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

  /** A folder for what is never published, in the system's folder for such, and for this user alone. */
  scratch(): string {
    try {
      const path = mkdtempSync(join(tmpdir(), 'waymark-'))
      this.#staging.set(path, path)
      return path
    } catch (error) {
      throw asFileError(error, temporaryPlace())
    }
  }

  /** Leaves a folder out of what is published. */
  drop(temporary: string): void {
    rmSync(temporary, { recursive: true, force: true })
    const index = this.#folders.findIndex((folder) => folder.temporary === temporary)
    if (index !== -1) this.#folders.splice(index, 1)
  }

  /** A file to write; it goes to `path` when published. Of a device or a pipe, it is `path` itself. */
  async file(path: string): Promise<string> {
    try {
      // Not the path that links lead to: that of /dev/stdout has no name that could be opened.
      const info = await statOf(path)
      if (info?.isDirectory() === true) {
        const remedy = 'give the name of a file in it'
        throw new FileError('file-is-directory', shownPath(path), 'is a directory', { remedy })
      }
      if (info !== null && !info.isFile()) return path
      if (await isDescriptor(path)) {
        const remedy = 'give the name of another file'
        throw new FileError('file-path-invalid', shownPath(path), OPENED, { remedy })
      }
      const final = await throughLinks(path)
      const temporary = await this.#temporaryIn(dirname(final))
      this.#files.push({ temporary, final })
      // What only its owner may read must not lie open while it is written.
      if (info !== null) await writeFile(temporary, '', { mode: (info.mode & 0o777) | 0o200 })
      return temporary
    } catch (error) {
      throw asFileError(error, shownPath(path))
    }
  }

  /**
   * Moves everything to its place, all or nothing: first the parts, last the file that lists them.
   *
   * All that takes time or can be known before comes first. Then the names are given without a pause,
   * so that a signal finds all of the old files or all of the new ones.
   */
  async publish(): Promise<void> {
    const replacements: Replacement[] = []
    const pipes: StagedFile[] = []
    let place = this.#folders[0]?.final ?? ''
    try {
      for (const file of await this.#stagedFiles()) {
        place = file.final
        const info = await statOf(place)
        if (info?.isDirectory() === true) {
          const remedy = 'remove it, or choose another place'
          throw new FileError('file-is-directory', shownPath(place), 'is a directory', { remedy })
        }
        if (info === null || info.isFile()) replacements.push(await this.#prepare(file, info))
        else pipes.push(file)
      }
      for (const { temporary, final } of pipes) {
        place = final
        await pipeline(createReadStream(temporary), createWriteStream(final))
      }
      publishFiles(replacements)
    } catch (error) {
      throw asFileError(error, shownPath(placeOf(error, replacements) ?? place))
    } finally {
      this.discard()
    }
  }

  /** Removes whatever is not published. */
  discard(): void {
    for (const path of this.#staging.values()) removeStaging(path)
    this.#staging.clear()
    for (const folder of this.#made.splice(0).reverse()) removeEmpty(folder)
    clearInterval(this.#touching)
    if (!active.delete(this) || active.size > 0) return
    for (const signal of SIGNALS) process.off(signal, stopOnSignal)
  }

  /** All files, those of a folder by {@link byPart}. */
  async #stagedFiles(): Promise<StagedFile[]> {
    const files: StagedFile[] = []
    for (const { temporary, final } of this.#folders) {
      for (const name of (await readdir(temporary)).sort(byPart)) {
        files.push({ temporary: join(temporary, name), final: join(final, name) })
      }
    }
    return [...files, ...this.#files]
  }

  /** Makes a file ready to get its name: on the disk, beside its place, with the mode of its forerunner. */
  async #prepare({ temporary, final }: StagedFile, info: Stats | null): Promise<Replacement> {
    const to = await throughLinks(final)
    const folder = dirname(to)
    let from = temporary
    // A link leads out of the folder, perhaps to another disk.
    if (!temporary.startsWith(join(await this.#stagingIn(folder), sep))) {
      from = await this.#temporaryIn(folder)
      await copyFile(temporary, from)
    }
    await settle(from)
    if (info !== null) await chmod(from, info.mode & 0o7777)
    return { from, to, backup: await this.#temporaryIn(folder) }
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
    return path
  }

  /**
   * Makes a folder and those above it, one by one: Node's own recursion never ends where a file
   * system lists a folder and yet finds none to make another in, as below /proc.
   */
  async #make(folder: string): Promise<void> {
    const missing: string[] = []
    for (let path = folder; !(await isFolder(path)); path = dirname(path)) missing.push(path)
    for (const path of missing.reverse()) {
      try {
        mkdirSync(path)
        this.#made.push(path)
      } catch (error) {
        // Another process may have been quicker.
        if (systemErrorCode(error) !== 'EEXIST' || !(await isFolder(path))) throw error
      }
    }
  }
}

/** What is left because another program is at it, the next run removes. */
function removeStaging(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // The output is in its place, or an error is on its way that says more.
  }
}

const active = /* @__PURE__ */ new Set<StagedOutput>()

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Something is in it, or it is gone: so be it.
  }
}

function stopOnSignal(signal: NodeJS.Signals): void {
  for (const output of active) output.discard()
  // Ends this process the way the sender expects: by the signal.
  process.kill(process.pid, signal)
}

/** @returns `null` when nothing is there. */
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

/** The place that an error of giving names is about. */
function placeOf(error: unknown, replacements: readonly Replacement[]): string | null {
  if (!(error instanceof Error)) return null
  const names = ['path' in error ? error.path : null, 'dest' in error ? error.dest : null]
  return replacements.find(({ to }) => names.includes(to))?.to ?? null
}

/** The bytes reach the disk before the name does. */
async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Parts before the file that lists them: `sitemap-1.xml`, `sitemap-2.xml`, `sitemap.xml`. */
function byPart(a: string, b: string): number {
  const isPart = (name: string): number => (/-\d+\./.test(basename(name)) ? 0 : 1)
  return isPart(a) - isPart(b) || (a < b ? -1 : 1)
}
