import type * as syncFunctions from 'node:fs'
import type * as asyncFunctions from 'node:fs/promises'
import { basename } from 'node:path'

/** The process is dead: nothing that it still calls does anything. */
export class Killed extends Error {}

/** Functions that change the disk. */
const SYNC = [
  'copyFileSync',
  'fsyncSync',
  'linkSync',
  'mkdirSync',
  'mkdtempSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'utimesSync',
] as const
const ASYNC = ['chmod', 'copyFile', 'mkdir', 'rename', 'rm', 'writeFile'] as const
const OF_HANDLES = ['sync', 'write', 'writeFile'] as const

/**
 * A disk that ends after a number of changes, as if the process were killed between two of them. A write that would be the
 * next change is done by half.
 */
export class MortalDisk {
  /** What was done, such as `renameSync sitemap.xml`. */
  readonly log: string[] = []
  #left = Number.POSITIVE_INFINITY
  readonly #names = new Map<number, string>()

  get isDead(): boolean {
    return this.#left < 0
  }

  /** Lets so many changes happen from now on. */
  dieAfter(changes: number): void {
    this.#left = changes
    this.log.length = 0
  }

  wrapSync(fs: typeof syncFunctions): typeof syncFunctions {
    const wrapped = { ...fs } as Record<string, unknown>
    for (const name of SYNC) wrapped[name] = this.#wrap(name, fs[name] as Call)
    wrapped['openSync'] = (...args: Parameters<typeof fs.openSync>) => {
      if (this.isDead) throw new Killed()
      const descriptor = fs.openSync(...args)
      this.#names.set(descriptor, basename(String(args[0])))
      return descriptor
    }
    return { ...wrapped, default: wrapped } as unknown as typeof syncFunctions
  }

  wrapAsync(fs: typeof asyncFunctions): typeof asyncFunctions {
    const wrapped = { ...fs } as Record<string, unknown>
    for (const name of ASYNC) wrapped[name] = this.#wrapAsync(name, fs[name] as AsyncCall)
    wrapped['open'] = async (...args: Parameters<typeof fs.open>) => {
      if (this.isDead) throw new Killed()
      const file = await fs.open(...args)
      for (const name of OF_HANDLES) {
        const call = (file[name] as AsyncCall).bind(file)
        Object.defineProperty(file, name, {
          value: async (...given: unknown[]) => {
            const isLast = this.#left === 0
            if (isLast && name !== 'sync') await writeHalf(call, given)
            this.#count(name, args[0])
            return await call(...given)
          },
        })
      }
      return file
    }
    return { ...wrapped, default: wrapped } as unknown as typeof asyncFunctions
  }

  #wrap(name: string, call: Call): Call {
    return (...args) => {
      this.#count(name, name === 'renameSync' ? args[1] : args[0])
      return call(...args)
    }
  }

  #wrapAsync(name: string, call: AsyncCall): AsyncCall {
    return async (...args) => {
      this.#count(name, name === 'rename' ? args[1] : args[0])
      return await call(...args)
    }
  }

  #count(name: string, path: unknown): void {
    if (this.#left-- <= 0) {
      this.#left = -1
      throw new Killed()
    }
    const shown = typeof path === 'number' ? this.#names.get(path) : basename(String(path))
    this.log.push(`${name} ${shown}`)
  }
}

type Call = (...args: unknown[]) => unknown
type AsyncCall = (...args: unknown[]) => Promise<unknown>

async function writeHalf(call: AsyncCall, [bytes, ...rest]: unknown[]): Promise<void> {
  if (bytes instanceof Uint8Array && bytes.length > 1) {
    const [offset = 0] = rest
    if (typeof offset === 'number') await call(bytes.subarray(0, bytes.length >> 1))
  }
}
