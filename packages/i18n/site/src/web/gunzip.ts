import { DAMAGED_GZIP, damaged, EARLY_GZIP } from '../checked-text.ts'
import { type ByteStream, chunksOf } from './byte-streams.ts'

interface Gunzip {
  readonly readable: ByteStream
  readonly writable: {
    getWriter(): {
      write(bytes: Uint8Array): Promise<void>
      close(): Promise<void>
      abort(reason?: unknown): Promise<void>
    }
  }
}

declare const DecompressionStream: new (format: 'gzip') => Gunzip

/**
 * Decompresses gzip with the `DecompressionStream` of the host, which takes one member.
 *
 * https://compression.spec.whatwg.org/#decompress-and-enqueue-a-chunk
 *
 * @throws {FileError} If the data is damaged or ends too early.
 */
export async function* gunzip(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, writable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  /** An error of the input, which is not one of the compression. */
  let unread: unknown = null
  const feed = async (): Promise<void> => {
    try {
      for await (const chunk of chunks) {
        // What is wrong with the data is also thrown where it is read.
        await writer.write(chunk).catch(() => {})
      }
    } catch (error) {
      unread = error
      await writer.abort(error).catch(() => {})
    }
    await writer.close().catch(() => {})
  }
  const fed = feed()
  try {
    yield* chunksOf(readable)
  } catch (error) {
    await fed
    if (unread !== null) throw unread
    throw damaged(name, isEarly(error) ? EARLY_GZIP : DAMAGED_GZIP)
  }
}

/** Whether the data ended too early: engines say so in their own words. */
function isEarly(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return EARLY.test(`${error.message} ${'code' in error ? error.code : ''}`)
}

const EARLY = /truncated|incomplete|unexpected end|Z_BUF_ERROR/i
