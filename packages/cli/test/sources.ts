import { Readable, Writable } from 'node:stream'
import type { Facts } from '@waymark/infra/problem'
import { errorWith } from '../../../test/error-with.ts'
import { createIo, type Io } from '../src/io.ts'

export { sourceInPieces, sourceOf } from '../../i18n/site/test/sources.ts'

/** Streams in memory, and what was written to them. */
export function memoryIo(
  input: string | Buffer | AsyncIterable<Uint8Array> = '',
  env: Readonly<NodeJS.ProcessEnv> = {},
  isTerminal: boolean = false,
): {
  io: Io
  stdout: () => string
  stderr: () => string
  /** The facts of what the run could not do. */
  failures: readonly Facts[]
} {
  const out: Buffer[] = []
  const err: Buffer[] = []
  const isWhole = typeof input === 'string' || Buffer.isBuffer(input)
  const collect = (into: Buffer[]): Writable =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        into.push(chunk)
        done()
      },
    })
  const failures: Facts[] = []
  const io = createIo({
    stdin: Readable.from(isWhole ? [Buffer.from(input)] : input, { objectMode: false }),
    stdout: Object.assign(collect(out), { isTTY: isTerminal }),
    stderr: Object.assign(collect(err), { isTTY: isTerminal }),
    env,
  })
  const failed = (facts: Facts): void => void failures.push(facts)
  return {
    // Its getters make the streams when they are first asked for.
    io: Object.assign(io, { failed }),
    failures,
    stdout: () => Buffer.concat(out).toString(),
    stderr: () => Buffer.concat(err).toString(),
  }
}

/** A failure with these facts, whatever it says. */
export function failureWith(facts: Facts): unknown {
  return errorWith({ said: { data: facts } })
}

/** A sitemap in XML, each entry on a line of its own from the third on. */
export function sitemapOf(...urls: readonly string[]): string {
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`
}
