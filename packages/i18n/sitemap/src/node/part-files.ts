import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SplitEvent } from '../write/split-event.ts'
import { PartFile } from './part-file.ts'
import { TextDigest } from './text-digest.ts'

/** A part that is complete. */
export interface CompletePart {
  /** Where it was written; `null` if it was not, because it is known. */
  readonly path: string | null
  /** Size on the disk; 0 if it was not written. */
  readonly size: number
  /** The digest of its text before compression. */
  readonly digest: string
}

/** Where parts are written, and which are there already. */
export interface PartStorage {
  readonly gzip: boolean
  /** The path at which a part is written; it must not exist. */
  readonly pathOf: (part: number) => string
  /** Whether a part with this digest exists already, so that it need not be written; `null` if none does. */
  readonly isKnown: ((part: number, digest: string) => boolean) | null
}

type TextEvent = Exclude<SplitEvent, { type: 'end' }>

/**
 * Writes the parts that a splitter hands over. Parts in sequence go directly to their files. Entries of several parts at a time
 * go to one file in the order in which they come, and a part is composed of them at its end, if it is not known.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { splitSitemap } from '@waymark/sitemap'
 * import { PartFiles } from '@waymark/sitemap/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * const pathOf = (part) => join(folder, `${part}.tmp`)
 * const files = new PartFiles(folder, { gzip: false, pathOf, isKnown: null })
 * for await (const event of splitSitemap([{ loc: 'https://a.example/' }])) {
 *   if (event.type !== 'end') await files.add(event)
 * }
 * await files.close()
 * const xml = await readFile(files.parts.get(1).path, 'latin1')
 * xml.includes('<loc>https://a.example/</loc>') // => true
 * await rm(folder, { recursive: true })
 * ```
 */
export class PartFiles {
  readonly parts: Map<number, CompletePart> = new Map()
  readonly #storage: PartStorage
  readonly #spool: EntrySpool
  readonly #digests = new Map<number, TextDigest>()
  readonly #made: string[] = []
  #current: PartFile | null = null

  /** @param folder - Where entries are kept until their parts are complete. */
  constructor(folder: string, storage: PartStorage) {
    this.#storage = storage
    this.#spool = new EntrySpool(join(folder, `.entries-${crypto.randomUUID()}`))
  }

  async add(event: TextEvent): Promise<void> {
    const { part } = event
    if (event.type === 'part') {
      if (this.#current !== null) await this.#end(part)
    } else if (event.type === 'frame') await this.#compose(part, event.start, event.end)
    else {
      const bytes = Buffer.from(event.text, 'latin1')
      const digest = this.#digests.get(part) ?? new TextDigest()
      this.#digests.set(part, digest)
      if (event.type === 'entries') {
        digest.addRest(bytes)
        await this.#spool.add(part, bytes)
      } else {
        digest.add(bytes)
        this.#current ??= await this.#create(part)
        await this.#current.write(bytes)
      }
    }
  }

  /** Writes a file that is not a part, such as the index, at the place of part 0. */
  async write(text: string): Promise<CompletePart> {
    await this.add({ type: 'text', part: 0, text })
    await this.#end(0)
    return this.parts.get(0)!
  }

  /** Removes everything but the complete parts. */
  async close(): Promise<void> {
    await this.#spool.close()
  }

  /** Removes everything, after an error. */
  async abandon(): Promise<void> {
    await this.#current?.abandon()
    await this.close()
    for (const path of this.#made) await rm(path, { force: true })
  }

  async #create(part: number): Promise<PartFile> {
    const { pathOf, gzip } = this.#storage
    const file = await PartFile.create(pathOf(part), gzip)
    this.#made.push(file.path)
    return file
  }

  async #end(part: number, start?: Uint8Array): Promise<void> {
    const file = this.#current!
    await file.close()
    this.#current = null
    const digest = this.#digests.get(part)!.end(start)
    this.parts.set(part, { path: file.path, size: file.size, digest })
    this.#digests.delete(part)
  }

  async #compose(part: number, startText: string, endText: string): Promise<void> {
    const start = Buffer.from(startText, 'latin1')
    const end = Buffer.from(endText, 'latin1')
    const sum = this.#digests.get(part) ?? new TextDigest()
    sum.addRest(end)
    const digest = sum.end(start)
    this.#digests.delete(part)
    if (this.#storage.isKnown?.(part, digest) === true) {
      this.parts.set(part, { path: null, size: 0, digest })
      return
    }
    const file = await this.#create(part)
    this.#current = file
    await file.write(start)
    for await (const bytes of this.#spool.read(part)) await file.write(bytes)
    await file.write(end)
    await file.close()
    this.#current = null
    this.parts.set(part, { path: file.path, size: file.size, digest })
  }
}

/** How much of a part is read at a time. */
const READ_SIZE = 1_048_576

/** Entries of many parts in one file. */
class EntrySpool {
  readonly #path: string
  #file: FileHandle | null = null
  #size = 0
  /** For each part, the beginning and the end of each of its pieces. */
  readonly #pieces = new Map<number, number[]>()

  constructor(path: string) {
    this.#path = path
  }

  async add(part: number, bytes: Uint8Array): Promise<void> {
    this.#file ??= await open(this.#path, 'wx+', 0o600)
    const start = this.#size
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, start + at)
      at += bytesWritten
    }
    this.#size += bytes.length
    const pieces = this.#pieces.get(part)
    if (pieces === undefined) this.#pieces.set(part, [start, this.#size])
    else if (pieces.at(-1) === start) pieces[pieces.length - 1] = this.#size
    else pieces.push(start, this.#size)
  }

  async *read(part: number): AsyncGenerator<Uint8Array, void, undefined> {
    const pieces = this.#pieces.get(part) ?? []
    for (let i = 0; i < pieces.length; i += 2) {
      const end = pieces[i + 1]!
      for (let at = pieces[i]!; at < end; ) {
        const bytes = Buffer.allocUnsafe(Math.min(READ_SIZE, end - at))
        const { bytesRead } = await this.#file!.read(bytes, 0, bytes.length, at)
        if (bytesRead === 0) throw new Error('the file of the entries has been cut')
        yield bytes.subarray(0, bytesRead)
        at += bytesRead
      }
    }
  }

  async close(): Promise<void> {
    if (this.#file === null) return
    await this.#file.close().catch(() => {})
    this.#file = null
    await rm(this.#path, { force: true })
  }
}
