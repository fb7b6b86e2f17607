import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** An editor writes a file in several steps; after this many milliseconds without one, it is read. */
const PAUSE = 100

/**
 * Waits until one of some files changes, or the process is told to stop. The folders are watched, because many editors
 * replace a file instead of writing to it, and a file that is not there yet can be made.
 *
 * @param paths - Each path that counts as a change, such as the files and a configuration.
 */
export class Watcher {
  readonly #watchers: FSWatcher[] = []
  readonly #isStopped: Promise<'stopped'>
  readonly #stop: () => void
  #isChanged = false
  #tell: (() => void) | null = null

  /** @throws The error of the system if a folder cannot be watched. */
  constructor(paths: readonly string[]) {
    let stop = (): void => {}
    this.#isStopped = new Promise((done) => {
      stop = () => done('stopped')
    })
    this.#stop = stop
    for (const signal of SIGNALS) process.once(signal, stop)
    const names = new Map<string, Set<string>>()
    for (const path of paths) {
      const folder = dirname(resolve(path))
      names.set(folder, (names.get(folder) ?? new Set()).add(basename(path)))
    }
    for (const [folder, inside] of names) {
      const watcher = watch(folder, (_event, name) => {
        if (name !== null && !inside.has(name)) return
        this.#isChanged = true
        this.#tell?.()
      })
      // A folder that is removed sends no more events.
      watcher.on('error', () => {})
      this.#watchers.push(watcher)
    }
  }

  /** Waits for the next change, and until the file is written. */
  async next(): Promise<'changed' | 'stopped'> {
    while (!this.#isChanged) {
      const told = new Promise<'told'>((done) => {
        this.#tell = () => done('told')
      })
      if ((await Promise.race([told, this.#isStopped])) === 'stopped') return 'stopped'
    }
    let timer: NodeJS.Timeout | undefined
    while (this.#isChanged) {
      this.#isChanged = false
      const paused = new Promise<'paused'>((done) => {
        timer = setTimeout(() => done('paused'), PAUSE)
      })
      if ((await Promise.race([paused, this.#isStopped])) === 'stopped') {
        clearTimeout(timer)
        return 'stopped'
      }
    }
    return 'changed'
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close()
    for (const signal of SIGNALS) process.off(signal, this.#stop)
  }
}
