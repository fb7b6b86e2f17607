import { type FileHandle, open } from 'node:fs/promises'
import { createGzip, type Gzip } from 'node:zlib'

/** A file being written under a name of its own: plain text, or compressed on the way. */
export class PartFile {
  readonly path: string
  readonly #file: FileHandle
  readonly #gzip: Gzip | null
  #ready: Uint8Array[] = []
  /** Bytes in the file so far. */
  size = 0

  private constructor(path: string, file: FileHandle, gzip: Gzip | null) {
    this.path = path
    this.#file = file
    this.#gzip = gzip
    gzip?.on('data', (bytes: Uint8Array) => {
      this.#ready.push(bytes)
    })
  }

  /** Creates the file; it must not be there. */
  static async create(path: string, isCompressed: boolean): Promise<PartFile> {
    const file = await open(path, 'wx')
    return new PartFile(path, file, isCompressed ? createGzip() : null)
  }

  async write(bytes: Uint8Array): Promise<void> {
    const gzip = this.#gzip
    if (gzip === null) return this.#save(bytes)
    await new Promise<void>((resolve, reject) => {
      gzip.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
    await this.#saveReady()
  }

  /** Completes the file and has it on the disk. */
  async close(): Promise<void> {
    const gzip = this.#gzip
    if (gzip !== null) {
      await new Promise<void>((resolve, reject) => {
        gzip.on('error', reject)
        gzip.on('end', resolve)
        gzip.end()
      })
      await this.#saveReady()
    }
    await this.#file.sync()
    await this.#file.close()
  }

  /** Lets the file go as it is, after an error. */
  async abandon(): Promise<void> {
    this.#gzip?.destroy()
    await this.#file.close().catch(() => {})
  }

  async #saveReady(): Promise<void> {
    const ready = this.#ready
    this.#ready = []
    for (const bytes of ready) await this.#save(bytes)
  }

  async #save(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, at)
      at += bytesWritten
    }
    this.size += bytes.length
  }
}
