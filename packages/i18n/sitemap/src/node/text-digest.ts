import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { unpack } from './gunzip.ts'

const NEWLINE = 0x0a

/**
 * A digest of a sitemap's text before compression. The first two lines, which declare what the entries use, come last: so they
 * can be added when all entries have been.
 *
 * @example
 * ```ts
 * import { TextDigest } from '@waymark/sitemap/files/node'
 *
 * const whole = new TextDigest()
 * whole.add(Buffer.from('first line\nsecond line\nentries'))
 * const startLast = new TextDigest()
 * startLast.addRest(Buffer.from('entries'))
 * startLast.end(Buffer.from('first line\nsecond line\n')) // => whole.end()
 * ```
 */
export class TextDigest {
  readonly #hash = createHash('sha256')
  #start: Buffer[] = []
  #lines = 0

  /** Adds the next piece of the whole text. */
  add(bytes: Uint8Array): void {
    let at = 0
    while (this.#lines < 2 && at < bytes.length) {
      const feed = bytes.indexOf(NEWLINE, at)
      const end = feed === -1 ? bytes.length : feed + 1
      this.#start.push(Buffer.from(bytes.subarray(at, end)))
      if (feed !== -1) this.#lines++
      at = end
    }
    if (at < bytes.length) this.#hash.update(bytes.subarray(at))
  }

  /** Adds the next piece of what follows the first two lines. */
  addRest(bytes: Uint8Array): void {
    this.#hash.update(bytes)
  }

  /** @param start - The first two lines, if they have not been added. */
  end(start?: Uint8Array): string {
    const lines = start === undefined ? this.#start : [start]
    for (const line of lines) this.#hash.update(line)
    return this.#hash.digest('hex').slice(0, 32)
  }
}

/**
 * The digest of a file, plain or gzip; `null` if it cannot be read.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { gzipSync } from 'node:zlib'
 * import { digestFile } from '@waymark/sitemap/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * await writeFile(join(folder, 'a.xml'), '<urlset/>')
 * await writeFile(join(folder, 'a.xml.gz'), gzipSync('<urlset/>'))
 * const plain = await digestFile(join(folder, 'a.xml'))
 * await digestFile(join(folder, 'a.xml.gz')) // => plain
 * await rm(folder, { recursive: true })
 * ```
 */
export async function digestFile(path: string): Promise<string | null> {
  const digest = new TextDigest()
  try {
    for await (const bytes of unpack(createReadStream(path, { highWaterMark: 65_536 }))) {
      digest.add(bytes)
    }
  } catch {
    return null
  }
  return digest.end()
}
