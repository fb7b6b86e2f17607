import { fstatSync, readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { asFailure, Failure, systemErrorCode } from '../failure.ts'
import type { Io } from '../io.ts'
import { Progress } from '../terminal/progress.ts'
import { safePath } from '../terminal/safe-text.ts'

/** An input as a stream of bytes, unpacked where it was gzip. */
export interface ByteSource {
  /** How messages call it: its path, or `standard input`. */
  readonly name: string
  chunks(): AsyncGenerator<Buffer, void, undefined>
  /** Lets go of it: for whoever may not read the chunks to their end. */
  close(): Promise<void>
}

export interface SourceOptions {
  /** Give text in UTF-16, too, for whoever can read it; by default it is a failure. */
  readonly takesUtf16?: boolean
  /** Its lines are asked for: a text without line feeds, whose lines would come out as one, is a failure. */
  readonly needsLines?: boolean
}

/** What a source should hold, and how messages call it. */
interface Content {
  readonly name: string
  readonly expected: string
  readonly takesUtf16: boolean
  readonly needsLines: boolean
}

/** The same source, which says how many bytes it has given. */
export function countBytes(source: ByteSource): ByteSource & { bytes(): number } {
  let bytes = 0
  return {
    ...source,
    async *chunks() {
      for await (const chunk of source.chunks()) {
        bytes += chunk.length
        yield chunk
      }
    },
    bytes: () => bytes,
  }
}

const READ_SIZE = 262_144
const SNIFFED = 8192

/**
 * Opens a file, or standard input for `-`.
 *
 * Whatever is wrong with it is one {@link Failure}: missing, a directory, empty, binary, UTF-16 or
 * UTF-32 by its first bytes, damaged gzip, or, where lines are asked for, without line feeds.
 *
 * @param expected - What should be in it, for the messages: `a URL source database (JSON)`.
 */
export async function openSource(
  path: string,
  expected: string,
  io: Io,
  { takesUtf16 = false, needsLines = false }: SourceOptions = {},
): Promise<ByteSource> {
  const name = path === '-' ? 'standard input' : safePath(path)
  const content: Content = { name, expected, takesUtf16, needsLines }
  if (path === '-') {
    if (io.stdin.destroyed) {
      throw new Failure(`${name}: has been read already: name it (as -) only once`)
    }
    if (isDirectory(io.stdin)) throw directoryFailure(name, expected)
    const chunks = () => readAll(fromStream(io.stdin), null, content, io)
    return { name, chunks, close: async () => {} }
  }
  const { handle, size } = await openFile(path, name, expected)
  const close = async (): Promise<void> => await handle.close().catch(() => {})
  return {
    name,
    close,
    async *chunks() {
      const raw =
        size === null
          ? fromStream(handle.createReadStream({ highWaterMark: READ_SIZE, autoClose: false }))
          : { chunks: readDiskFile(handle), stop: () => {} }
      try {
        yield* readAll(raw, size, content, io)
      } finally {
        await close()
      }
    },
  }
}

function directoryFailure(name: string, expected: string): Failure {
  return new Failure(`${name}: is a directory: name a file with ${expected}`)
}

/** Of a directory as standard input, Node makes a stream without an error and without data. */
function isDirectory(stdin: Readable): boolean {
  return 'fd' in stdin && typeof stdin.fd === 'number' && fstatSync(stdin.fd).isDirectory()
}

/** Bytes as they are read. */
interface RawChunks {
  readonly chunks: AsyncIterable<Buffer | string>
  /** Ends a read that is under way, too. */
  stop(): void
}

function fromStream(stream: Readable): RawChunks {
  return { chunks: stream, stop: () => void stream.destroy() }
}

/**
 * A file on a disk never makes its reader wait for long, so it is read on this thread: a stream takes as long to
 * hand over a chunk as a thousand lines take to normalise.
 */
async function* readDiskFile(handle: FileHandle): AsyncGenerator<Buffer, void> {
  for (;;) {
    const buffer = Buffer.allocUnsafeSlow(READ_SIZE)
    const length = readSync(handle.fd, buffer)
    if (length === 0) return
    yield buffer.subarray(0, length)
    // Signals and whatever else waits get their turn.
    await new Promise(setImmediate)
  }
}

async function openFile(
  path: string,
  name: string,
  expected: string,
): Promise<{ handle: FileHandle; size: number | null }> {
  let handle: FileHandle | null = null
  try {
    handle = await open(path)
    const stats = await handle.stat()
    if (stats.isDirectory()) throw directoryFailure(name, expected)
    // What the system makes up while it is read has no size, and may let its reader wait.
    return { handle, size: stats.isFile() && stats.size > 0 ? stats.size : null }
  } catch (error) {
    await handle?.close().catch(() => {})
    throw asFailure(error, name)
  }
}

async function* readAll(
  source: RawChunks,
  size: number | null,
  content: Content,
  io: Io,
): AsyncGenerator<Buffer, void, undefined> {
  const { name, expected } = content
  const progress = new Progress(io.terminal, name, size)
  try {
    const raw = counted(source.chunks, progress)
    const first = await firstBytes(raw)
    if (first === null) throw new Failure(`${name}: is empty: expected ${expected}`)
    if (first[0] !== 0x1f || first[1] !== 0x8b) {
      yield* checked(joined(first, raw), content)
      return
    }
    const { createGunzip } = await import('node:zlib')
    const gunzip = createGunzip({ chunkSize: READ_SIZE })
    // An error of either stream ends the other, and comes out of the loop over `gunzip`.
    pipeline(Readable.from(joined(first, raw), { objectMode: false }), gunzip, () => {})
    yield* checked(gunzip, content)
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'Z_BUF_ERROR') {
      throw new Failure(`${name}: its gzip data end too early: copy the file again`)
    }
    if (code?.startsWith('Z_') === true) {
      throw new Failure(`${name}: its gzip data are damaged: copy the file again`)
    }
    throw asFailure(error, name)
  } finally {
    progress.end()
    source.stop()
  }
}

async function* counted(
  chunks: AsyncIterable<Buffer | string>,
  progress: Progress,
): AsyncGenerator<Buffer, void> {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    progress.add(bytes.length)
    if (bytes.length > 0) yield bytes
  }
}

/** At least four bytes, so that the marks of gzip and of encodings can be told; `null` when there is nothing at all. */
async function firstBytes(raw: AsyncGenerator<Buffer, void>): Promise<Buffer | null> {
  let first: Buffer | null = null
  while (first === null || first.length < 4) {
    const { value, done } = await raw.next()
    if (done === true) return first
    first = first === null ? value : Buffer.concat([first, value])
  }
  return first
}

async function* joined(first: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

async function* checked(
  chunks: AsyncIterable<Buffer>,
  content: Content,
): AsyncGenerator<Buffer, void> {
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) rejectBinary(chunk, content)
    isFirst = false
    yield chunk
  }
  if (isFirst) throw new Failure(`${content.name}: is empty: expected ${content.expected}`)
}

/**
 * Which UTF-16 a text is in by its mark, or by the `<` that XML begins with; `null` where neither is there.
 *
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
export function utf16Of([a, b]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c) ? 'utf-16be' : null
}

export function utf16Failure(name: string): Failure {
  return new Failure(`${name}: is UTF-16 text: save it as UTF-8`)
}

/** The marks of UTF-32, which begin or end like those of UTF-16, and what its XML begins with. */
const UTF32: readonly string[] = ['fffe0000', '0000feff', '3c000000', '0000003c']

function rejectBinary(chunk: Buffer, { name, expected, takesUtf16, needsLines }: Content): void {
  if (UTF32.includes(chunk.toString('hex', 0, 4))) {
    throw new Failure(`${name}: is UTF-32 text: save it as UTF-8`)
  }
  if (utf16Of(chunk) !== null) {
    if (takesUtf16) return
    throw utf16Failure(name)
  }
  const head = chunk.subarray(0, SNIFFED)
  const nul = head.indexOf(0)
  if (nul !== -1) {
    throw new Failure(
      `${name}: is a binary file (byte ${nul + 1} is zero): expected ${expected}, plain or gzip`,
    )
  }
  if (needsLines && endsLinesInReturns(head)) {
    throw new Failure(
      `${name}: its lines end in carriage returns alone, as on old Macs: save it with line feeds (tr '\\r' '\\n' makes them)`,
    )
  }
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/** Whether something follows a carriage return, and nothing a line feed, which may stand in the next chunk. */
function endsLinesInReturns(head: Buffer): boolean {
  if (head.includes(NEWLINE)) return false
  const end = head.indexOf(RETURN)
  return end !== -1 && head.subarray(end).some((byte) => byte !== RETURN)
}
