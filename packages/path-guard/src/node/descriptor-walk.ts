import { constants } from 'node:fs'
import { type FileHandle, lstat, open, readlink, stat } from 'node:fs/promises'
import type { RefusalCode, RefusalError } from '../refusal.ts'
import { saysExhausted, saysNotLink, saysSwapped, systemCode } from './system-error.ts'
import { keepFile, PATIENT, refusalOf, type Way } from './way.ts'

/**
 * Opens what is only a place, without asking for permission to read it. Node has no name for it; the number
 * is that of Linux on every machine that Node runs on.
 */
const O_PATH = 0x20_00_00
const ROOT = O_PATH | constants.O_DIRECTORY
const FOLDER = ROOT | constants.O_NOFOLLOW

const MAX_LINKS = 40

/** Whether an open folder can be gone through by its number, as `openat` does. */
export async function canWalkByDescriptor(): Promise<boolean> {
  const folder = await open('/', ROOT)
  try {
    const [held, found] = [await folder.stat(), await stat(`/proc/self/fd/${folder.fd}/.`)]
    return held.dev === found.dev && held.ino === found.ino
  } catch (error) {
    if (saysExhausted(error)) throw error
    return false
  } finally {
    await folder.close()
  }
}

/**
 * Opens a file segment by segment. `/proc/self/fd/7/x` is `x` in the folder that 7 is, wherever that folder
 * has been moved; the only link that the system follows is the one that `/proc` makes.
 */
export async function openByDescriptor(way: Way): Promise<FileHandle> {
  const walk = new DescriptorWalk(way)
  try {
    return await walk.run()
  } finally {
    await walk.close()
  }
}

class DescriptorWalk {
  readonly #way: Way
  /** The folders from the root to where the walk is. */
  #folders: FileHandle[] = []
  /** Segments still to go, the next one last. */
  readonly #pending: string[]
  #links = 0

  constructor(way: Way) {
    this.#way = way
    this.#pending = [...way.segments].reverse()
  }

  async run(): Promise<FileHandle> {
    this.#folders.push(await open(this.#way.root, ROOT))
    for (let segment = this.#pending.pop(); segment !== undefined; segment = this.#pending.pop()) {
      if (segment === '' || segment === '.') continue
      if (segment === '..') {
        await this.#leave()
        continue
      }
      const handle = await this.#enter(segment)
      if (handle !== null) return handle
    }
    throw this.#refusal('not-a-file')
  }

  async close(): Promise<void> {
    for (const folder of this.#folders) await folder.close()
  }

  #refusal(code: RefusalCode): RefusalError {
    return refusalOf(code, this.#way)
  }

  /** Only links have `..`; nothing above the root is for them. */
  async #leave(): Promise<void> {
    if (this.#folders.length === 1) throw this.#refusal('link-outside')
    await this.#folders.pop()!.close()
  }

  /** Goes into a folder, follows a link, or opens the file. */
  async #enter(segment: string): Promise<FileHandle | null> {
    const path = `/proc/self/fd/${this.#folders.at(-1)!.fd}/${segment}`
    const isLast = this.#pending.every((next) => next === '' || next === '.')
    const stats = await lstat(path, { bigint: true }).catch((error: unknown) => {
      if (isLast && systemCode(error) === 'ENOENT') return null
      throw error
    })
    if (stats?.isSymbolicLink() === true) {
      const target = await readlink(path).catch((error: unknown) => {
        throw saysNotLink(error) ? this.#refusal('changed-meanwhile') : error
      })
      await this.#follow(target)
      return null
    }
    if (!isLast) {
      const isFolder = stats?.isDirectory() === true
      const folder = open(path, FOLDER).catch((error: unknown) => this.#fail(error, isFolder))
      this.#folders.push(await folder)
      return null
    }
    if (stats?.isFile() === false) throw this.#refusal('not-a-file')
    const flags = this.#way.flags | constants.O_NOFOLLOW | PATIENT
    const mustOpen = stats !== null || (flags & constants.O_CREAT) !== 0
    const handle = await open(path, flags, this.#way.mode).catch((error: unknown) =>
      this.#fail(error, mustOpen),
    )
    return await keepFile(handle, this.#way)
  }

  /** @param mustOpen - Whether the call does not fail for such a reason if nothing changed since the look. */
  #fail(error: unknown, mustOpen: boolean): never {
    const isSwapped = mustOpen ? saysSwapped(error) : systemCode(error) === 'ELOOP'
    throw isSwapped ? this.#refusal('changed-meanwhile') : error
  }

  async #follow(target: string): Promise<void> {
    if (this.#way.links === 'refuse') throw this.#refusal('link-refused')
    if (++this.#links > MAX_LINKS) throw this.#refusal('link-loop')
    const segments = target.startsWith('/') ? await this.#startAgain(target) : target.split('/')
    for (const segment of [...segments].reverse()) this.#pending.push(segment)
  }

  /** Goes back to the root for an absolute link, which must begin with the root as it is given or as it is. */
  async #startAgain(target: string): Promise<readonly string[]> {
    const real = await readlink(`/proc/self/fd/${this.#folders[0]!.fd}`)
    const segments = segmentsAfter(real, target) ?? segmentsAfter(this.#way.root, target)
    if (segments === null) throw this.#refusal('link-outside')
    while (this.#folders.length > 1) await this.#folders.pop()!.close()
    return segments
  }
}

/** The segments of an absolute path after those of a root; `null` if it does not begin with them. */
function segmentsAfter(root: string, path: string): readonly string[] | null {
  const segments = path.split('/')
  for (const segment of root.split('/')) {
    if (segment === '' || segment === '.') continue
    while (segments[0] === '' || segments[0] === '.') segments.shift()
    if (segments.shift() !== segment) return null
  }
  return segments
}
