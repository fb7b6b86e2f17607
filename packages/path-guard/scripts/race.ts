import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RefusalError } from '@waymark/path-guard'
import { type OpenBelowOptions, openWith } from '../src/node/open-below.ts'
import { readAtMost } from '../src/node/read-at-most.ts'
import type { Opener } from '../src/node/way.ts'

/** What is swapped: a folder and a link, a link and another one, or a file and a link. */
export type Scene = 'folder' | 'link' | 'file'
export const SCENES: readonly Scene[] = ['folder', 'link', 'file']

/** What the raced calls did. */
export interface RaceCounts {
  reads: number
  writes: number
  /** Writes of a file that does not exist yet. */
  creations: number
  /** The calls that were not refused and did not fail. */
  done: number
  refused: number
  /** The calls that failed because there was no folder at that moment. */
  missing: number
  /** Reads that gave the file outside. */
  readOutside: number
  /** Writes whose data went to the file outside. */
  wroteOutside: number
  /** Files outside that were emptied. */
  truncatedOutside: number
  /** Empty new files outside. */
  createdOutside: number
  /** Anything else that was thrown. */
  errors: string[]
  swaps: number
  seconds: number
}

export function noCounts(): RaceCounts {
  return {
    reads: 0,
    writes: 0,
    creations: 0,
    done: 0,
    refused: 0,
    missing: 0,
    readOutside: 0,
    wroteOutside: 0,
    truncatedOutside: 0,
    createdOutside: 0,
    errors: [],
    swaps: 0,
    seconds: 0,
  }
}

/** How often a file outside was read, written, emptied or made. */
export function outside(counts: RaceCounts): number {
  const { readOutside, wroteOutside, truncatedOutside, createdOutside } = counts
  return readOutside + wroteOutside + truncatedOutside + createdOutside
}

/** Whether this machine has Python and a system call that exchanges two names in one step. */
export function canExchange(): boolean {
  const script = 'import ctypes; ctypes.CDLL(None).renameat2'
  return process.platform === 'linux' && spawnSync('python3', ['-c', script]).status === 0
}

const INSIDE = 'the file inside'
const OUTSIDE = 'the file outside'
const WRITTEN = 'written'

/** A root, a folder beside it, and a process that swaps one for a link to the other. */
export class Race {
  readonly #top: string
  readonly #root: string
  readonly #outside: string
  readonly #swapper: ChildProcess
  readonly #begin = performance.now()
  #swaps = 0

  private constructor(top: string, scene: Scene, useExchange: boolean) {
    this.#top = top
    this.#root = join(top, 'root')
    this.#outside = join(top, 'outside')
    makeScene(this.#root, this.#outside, scene)
    const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
    this.#swapper =
      useExchange && scene === 'folder'
        ? spawn('python3', [script('swap-folder.py'), this.#root])
        : spawn(process.execPath, [script('swap.ts'), this.#root, scene])
  }

  /** Begins to swap, and waits until it swaps. */
  static async begin(scene: Scene, useExchange: boolean): Promise<Race> {
    const race = new Race(mkdtempSync(join(tmpdir(), 'waymark-race-')), scene, useExchange)
    await race.#started()
    return race
  }

  async #started(): Promise<void> {
    let errors = ''
    const { stdout, stderr } = this.#swapper
    stderr!.on('data', (data) => {
      errors += String(data)
    })
    await new Promise<void>((resolve, reject) => {
      stdout!.on('data', (data) => {
        this.#swaps = Number(String(data).trim().split('\n').at(-1))
        resolve()
      })
      this.#swapper.on('exit', () => reject(new Error(`the swapping ended: ${errors}`)))
    })
  }

  /** Ends the swapping and removes the folders. */
  async end(counts: RaceCounts): Promise<void> {
    counts.swaps += this.#swaps
    counts.seconds += (performance.now() - this.#begin) / 1000
    const ended = new Promise((resolve) => this.#swapper.on('exit', resolve))
    this.#swapper.kill('SIGKILL')
    await ended
    rmSync(this.#top, { recursive: true, force: true })
  }

  /** Reads or writes once, in turn, and sees what became of the file outside. */
  async run(opener: Opener, index: number, counts: RaceCounts): Promise<void> {
    const links = index % 8 < 4 ? 'inside' : 'refuse'
    const turn = index % 4
    if (turn < 2) {
      counts.reads++
      await this.#try(counts, () => this.#read(opener, { links }, counts))
      return
    }
    const isNew = turn === 3
    if (isNew) counts.creations++
    else counts.writes++
    const name = isNew ? 'sub/new.txt' : 'sub/a.txt'
    await this.#try(counts, () => this.#write(opener, name, { links, flags: 'w' }, counts))
    this.#judge(counts)
    if (isNew) rmSync(join(this.#root, 'sub/new.txt'), { force: true })
  }

  async #read(opener: Opener, options: OpenBelowOptions, counts: RaceCounts): Promise<void> {
    const handle = await openWith(opener, this.#root, 'sub/a.txt', options)
    try {
      const text = new TextDecoder().decode((await readAtMost(handle, 1000))!)
      if (text === OUTSIDE) counts.readOutside++
      counts.done++
    } finally {
      await handle.close()
    }
  }

  async #write(
    opener: Opener,
    name: string,
    options: OpenBelowOptions,
    counts: RaceCounts,
  ): Promise<void> {
    const handle = await openWith(opener, this.#root, name, options)
    try {
      await handle.writeFile(WRITTEN)
      counts.done++
    } finally {
      await handle.close()
    }
  }

  async #try(counts: RaceCounts, call: () => Promise<void>): Promise<void> {
    try {
      await call()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (error instanceof RefusalError) counts.refused++
      else if (code === 'ENOENT' || code === 'EEXIST') counts.missing++
      else counts.errors.push(String(error))
    }
  }

  /** Looks at the folder outside, and puts it right again. */
  #judge(counts: RaceCounts): void {
    const file = join(this.#outside, 'a.txt')
    const text = readFileSync(file, 'utf8')
    if (text !== OUTSIDE) {
      if (text === '') counts.truncatedOutside++
      else counts.wroteOutside++
      writeFileSync(file, OUTSIDE)
    }
    const made = join(this.#outside, 'new.txt')
    if (existsSync(made)) {
      if (readFileSync(made, 'utf8') === '') counts.createdOutside++
      else counts.wroteOutside++
      rmSync(made)
    }
  }
}

/** See `swap.ts`. */
function makeScene(root: string, outside: string, scene: Scene): void {
  mkdirSync(root)
  mkdirSync(outside)
  writeFileSync(join(outside, 'a.txt'), OUTSIDE)
  const sub = join(root, scene === 'link' ? 'real' : 'sub')
  mkdirSync(sub)
  writeFileSync(join(sub, 'a.txt'), INSIDE)
  if (scene === 'folder') symlinkSync('../outside', join(root, 'link'))
  if (scene === 'link') {
    symlinkSync('real', join(root, 'to-inside'))
    symlinkSync('../outside', join(root, 'to-outside'))
    linkSync(join(root, 'to-inside'), join(root, 'sub'))
  }
  if (scene === 'file') {
    linkSync(join(sub, 'a.txt'), join(root, 'keep'))
    symlinkSync('../../outside/a.txt', join(root, 'to-secret'))
  }
}
