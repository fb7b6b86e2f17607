import { createGunzip } from 'node:zlib'
import { sentence } from '@waymark/infra/internal'
import { sitemapError } from '../protocol/sitemap-error.ts'

/** Compressed bytes given to zlib at a time; they become four mebibytes at the very most. */
const SLICE = 4_096
/** While a file is short, so is what a break can take with it: zlib gives nothing of the slice that is broken. */
const FIRST_SLICE = 128
const SHORT = 8_192

/**
 * The bytes of a file, unpacked where they begin with gzip's mark (1F 8B). Several members in one file are
 * joined. What comes before an error is given first, except for the last 128 compressed bytes, or 4,096 in a long file.
 *
 * @throws SitemapError `truncated-gzip` or `corrupt-gzip`; what the source throws is thrown as it is.
 *
 * @example
 * ```ts
 * import { gzipSync } from 'node:zlib'
 * import { unpack } from '@waymark/sitemap/node'
 *
 * let text = ''
 * for await (const bytes of unpack([gzipSync('<urlset/>')])) text += Buffer.from(bytes)
 * text // => '<urlset/>'
 * ```
 */
export async function* unpack(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let first: Uint8Array = new Uint8Array(0)
  let inflater: Inflater | null = null
  let isPlain = false
  let given = 0
  try {
    for await (const bytes of source) {
      if (isPlain) {
        yield bytes
        continue
      }
      let chunk = bytes
      if (inflater === null) {
        chunk = first.length === 0 ? bytes : Buffer.concat([first, bytes])
        if (chunk.length < 2) {
          first = chunk
          continue
        }
        if (chunk[0] !== 0x1f || chunk[1] !== 0x8b) {
          isPlain = true
          yield chunk
          continue
        }
        inflater = new Inflater()
      }
      for (let at = 0; at < chunk.length; ) {
        const size = given < SHORT ? FIRST_SLICE : SLICE
        yield* await inflater.write(chunk.subarray(at, at + size))
        inflater.check()
        at += size
        given += size
      }
    }
    if (inflater !== null) {
      yield* await inflater.end()
      inflater.check()
    } else if (!isPlain && first.length > 0) yield first
  } finally {
    inflater?.close()
  }
}

/** zlib's stream as a function from bytes to bytes, which keeps what was unpacked before an error. */
class Inflater {
  readonly #stream = createGunzip({ chunkSize: 65_536 })
  #ready: Uint8Array[] = []
  #error: NodeJS.ErrnoException | null = null
  /** The last member is complete and only padding follows, or nothing. */
  #isEnded = false
  #wake: () => void = () => {}

  constructor() {
    this.#stream.on('data', (bytes: Uint8Array) => {
      this.#ready.push(bytes)
    })
    this.#stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#error = error
      this.#wake()
    })
    this.#stream.on('end', () => {
      this.#isEnded = true
      this.#wake()
    })
  }

  write(bytes: Uint8Array): Promise<Uint8Array[]> {
    return this.#run((done) => this.#stream.write(bytes, done))
  }

  end(): Promise<Uint8Array[]> {
    return this.#run(() => this.#stream.end())
  }

  check(): void {
    if (this.#error === null) return
    if (this.#error.code === 'Z_BUF_ERROR') {
      throw sitemapError('truncated-gzip', sentence('The compressed file ends early.'))
    }
    const reason = this.#error.message
    const message = sentence('The compressed file is damaged: {reason}.', { reason })
    throw sitemapError('corrupt-gzip', message)
  }

  close(): void {
    this.#stream.destroy()
  }

  async #run(
    start: (done: (error?: NodeJS.ErrnoException | null) => void) => void,
  ): Promise<Uint8Array[]> {
    if (this.#error === null && !this.#isEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        start((error) => {
          this.#error ??= error ?? null
          resolve()
        })
      })
    }
    const ready = this.#ready
    this.#ready = []
    return ready
  }
}
