import { createReadStream, createWriteStream, rmdirSync, rmSync, type Stats } from 'node:fs'
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { asFailure, Failure, systemErrorCode } from '../failure.ts'
import { safeText } from '../terminal/safe-text.ts'
import { throughLinks } from './real-path.ts'

const MARK = '.waymark-partial-'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Output that appears whole or not at all.
 *
 * Everything is written beside its place under a hidden name; {@link publish} moves it there, and
 * until then {@link discard} (also on Ctrl-C) leaves the disk as it was. What a killed process left
 * behind is removed by the next one that writes there.
 *
 * A symbolic link stays and its target is replaced; a file that is replaced hands down its mode.
 * What is no regular file (a device, a named pipe) cannot be replaced and is written to.
 */
export class StagedOutput {
  readonly #folders: { readonly temporary: string; readonly final: string }[] = []
  readonly #files: { readonly temporary: string; readonly final: string }[] = []
  /** Folders that were made for this output, innermost last. */
  readonly #made: string[] = []
  #count = 0

  constructor() {
    active.add(this)
    if (active.size === 1) for (const signal of SIGNALS) process.on(signal, stopOnSignal)
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
      throw asFailure(error, safeText(path))
    }
  }

  /** Leaves a folder out of what is published. */
  drop(temporary: string): void {
    rmSync(temporary, { recursive: true, force: true })
    const index = this.#folders.findIndex((folder) => folder.temporary === temporary)
    const [folder] = index === -1 ? [] : this.#folders.splice(index, 1)
    if (folder !== undefined && this.#made.includes(folder.final)) removeEmpty(folder.final)
  }

  /** A file to write; it goes to `path` when published. Of a device or a pipe, it is `path` itself. */
  async file(path: string): Promise<string> {
    try {
      // Not the path that links lead to: that of /dev/stdout has no name that could be opened.
      const info = await statOf(path)
      if (info?.isDirectory() === true) {
        throw new Failure(`${safeText(path)}: is a directory: give the name of a file in it`)
      }
      if (info !== null && !info.isFile()) return path
      const final = await throughLinks(path)
      const temporary = await this.#temporaryIn(dirname(final))
      this.#files.push({ temporary, final })
      // What only its owner may read must not lie open while it is written.
      if (info !== null) await writeFile(temporary, '', { mode: (info.mode & 0o777) | 0o200 })
      return temporary
    } catch (error) {
      throw asFailure(error, safeText(path))
    }
  }

  /** Moves everything to its place: first what others point at, last what points at them. */
  async publish(): Promise<void> {
    let place = ''
    try {
      for (const { temporary, final } of this.#folders) {
        place = final
        const names = (await readdir(temporary)).sort(byPart)
        for (const name of names) {
          place = join(final, name)
          await settle(join(temporary, name))
          await moveTo(join(temporary, name), place)
        }
        await rm(temporary, { recursive: true, force: true })
      }
      for (const { temporary, final } of this.#files) {
        place = final
        await settle(temporary)
        await moveTo(temporary, final)
      }
    } catch (error) {
      this.discard()
      throw asFailure(error, safeText(place))
    }
    this.#release()
  }

  /** Removes whatever is not published. */
  discard(): void {
    for (const { temporary } of [...this.#folders, ...this.#files]) {
      rmSync(temporary, { recursive: true, force: true })
    }
    for (const folder of this.#made.reverse()) removeEmpty(folder)
    this.#release()
  }

  #release(): void {
    if (!active.delete(this) || active.size > 0) return
    for (const signal of SIGNALS) process.off(signal, stopOnSignal)
  }

  async #temporaryIn(folder: string): Promise<string> {
    await this.#make(folder)
    await sweep(folder)
    this.#count++
    return join(folder, `${MARK}${process.pid}-${active.size}-${this.#count}`)
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
        await mkdir(path)
        this.#made.push(path)
      } catch (error) {
        // Another process may have been quicker.
        if (systemErrorCode(error) !== 'EEXIST' || !(await isFolder(path))) throw error
      }
    }
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

/** Puts a file in the place of another, or into what can only be written to. */
async function moveTo(temporary: string, final: string): Promise<void> {
  const info = await statOf(final)
  if (info !== null && !info.isFile() && !info.isDirectory()) {
    await pipeline(createReadStream(temporary), createWriteStream(final))
    await rm(temporary)
    return
  }
  if (info?.isFile() === true) await chmod(temporary, info.mode & 0o7777)
  const target = await throughLinks(final)
  try {
    await rename(temporary, target)
  } catch (error) {
    if (systemErrorCode(error) !== 'EXDEV') throw error
    // The link leads to another disk: first whole beside its target, then in its place.
    const beside = join(dirname(target), `${MARK}${process.pid}-${basename(target)}`)
    await copyFile(temporary, beside)
    await rename(beside, target)
    await rm(temporary)
  }
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

/** Removes what processes that no longer live have left in a folder. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(MARK)) continue
    const pid = Number(/^\d+/.exec(name.slice(MARK.length))?.[0])
    if (!Number.isSafeInteger(pid) || isAlive(pid)) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
