import { constants, existsSync } from 'node:fs'
import { type FileHandle, lstat, open, readlink } from 'node:fs/promises'
import { type RefusalCode, RefusalError } from '../refusal.ts'
import { systemCode } from './file-facts.ts'
import { type Way, whole } from './way.ts'

/**
 * Opens what is only a place, without asking for permission to read it. Node has no name for it; the number
 * is that of Linux on every machine that Node runs on.
 */
const O_PATH = 0x20_00_00
const FOLDER = O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW

const MAX_LINKS = 40

let answer: boolean | null = null

/** Whether an open folder can be gone through by its number, as `openat` does. */
export function canOpenByDescriptor(): boolean {
  answer ??= process.platform === 'linux' && existsSync('/proc/self/fd')
  return answer
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
    this.#folders.push(await open(this.#way.root, O_PATH | constants.O_DIRECTORY))
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
    return new RefusalError(whole(code, this.#way.name), this.#way.name)
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
      await this.#follow(await readlink(path))
      return null
    }
    if (!isLast) {
      this.#folders.push(await this.#openChecked(path, FOLDER))
      return null
    }
    if (stats !== null && !stats.isFile()) throw this.#refusal('not-a-file')
    const careful = constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY
    const handle = await this.#openChecked(path, this.#way.flags | careful)
    const opened = await handle.stat()
    if (opened.isFile()) return handle
    await handle.close()
    throw this.#refusal('changed-meanwhile')
  }

  async #openChecked(path: string, flags: number): Promise<FileHandle> {
    return await open(path, flags, this.#way.mode).catch((error: unknown) => {
      throw systemCode(error) === 'ELOOP' ? this.#refusal('changed-meanwhile') : error
    })
  }

  async #follow(target: string): Promise<void> {
    if (this.#way.links === 'refuse') throw this.#refusal('link-refused')
    if (++this.#links > MAX_LINKS) throw this.#refusal('link-loop')
    const segments = target.split('/')
    if (target.startsWith('/')) {
      const root = await readlink(`/proc/self/fd/${this.#folders[0]!.fd}`)
      const top = root.split('/').filter((segment) => segment !== '')
      segments.shift()
      for (const segment of top) {
        while (segments[0] === '' || segments[0] === '.') segments.shift()
        if (segments.shift() !== segment) throw this.#refusal('link-outside')
      }
      while (this.#folders.length > 1) await this.#folders.pop()!.close()
    }
    for (const segment of segments.reverse()) this.#pending.push(segment)
  }
}
