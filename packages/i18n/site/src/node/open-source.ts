import { fstatSync, readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable, type Transform } from 'node:stream'
import { sentence } from '@waymark/infra/internal'
import {
  BOOLEAN,
  checkOptions,
  FUNCTION,
  type OptionTable,
  optionType,
  STRING,
} from '@waymark/infra/options'
import type { ByteSource } from '../byte-source.ts'
import {
  checkedText,
  compressionOf,
  DAMAGED_GZIP,
  damaged,
  EARLY_GZIP,
  emptyError,
  firstBytes,
} from '../checked-text.ts'
import { asFileError, directoryError, FileError, systemErrorCode } from '../file-error.ts'
import type { TextContent } from '../text-check.ts'
import { shownPath } from '../words.ts'

/** A source whose chunks are Node's buffers. */
export interface FileSource extends ByteSource {
  chunks(): AsyncGenerator<Buffer, void, undefined>
}

/** Follows the progress of reading a source. */
export interface ReadListener {
  /** Called when bytes have been read, with their number before decompression. */
  add(length: number): void
  /** Called when reading ends. */
  end(): void
}

/** Options for opening a source. */
export interface SourceOptions {
  /** What the source should contain, for messages, such as `a URL source database (JSON, NDJSON or CSV)`. Default `'text'`. */
  readonly expected?: string | undefined
  /** Standard input, for the path `-`. Without it, `-` is the name of a file. */
  readonly stdin?: Readable | undefined
  /** Returns a listener for a source of the given size in bytes; `null` if the size is not known. */
  readonly listen?: ((name: string, size: number | null) => ReadListener) | undefined
  /** Whether text in UTF-16 is accepted. Default `false`. */
  readonly takesUtf16?: boolean | undefined
  /** Whether lines must end in line feeds, so that lines that end in carriage returns are refused. Default `false`. */
  readonly needsLines?: boolean | undefined
}

export const SOURCE_OPTIONS: OptionTable<SourceOptions> = {
  expected: STRING,
  stdin: /* @__PURE__ */ optionType('a readable stream', (value) => value instanceof Readable),
  listen: FUNCTION,
  takesUtf16: BOOLEAN,
  needsLines: BOOLEAN,
}

/** What a source should contain, and its name in messages. */
interface Content extends TextContent {
  readonly listen: (name: string, size: number | null) => ReadListener
}

const READ_SIZE = 262_144
/** A file may grow while it is read. */
const LEAST_SIZE = 512
const STANDARD_INPUT = 'standard input'

const SILENT: ReadListener = { add: () => {}, end: () => {} }

/**
 * Opens a file, plain, gzip or zstd. Node reads zstd from 22.15 and 23.8 on.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the file is missing, a directory, empty, binary, UTF-16 or UTF-32, damaged gzip or zstd or, with
 *   `needsLines`, without line feeds. Some of these errors are thrown when the source is read.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { gzipSync } from 'node:zlib'
 * import { openSource } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await writeFile(join(folder, 'urls.txt.gz'), gzipSync('https://a.example/\n'))
 * const source = await openSource(join(folder, 'urls.txt.gz'))
 * let text = ''
 * for await (const bytes of source.chunks()) text += bytes
 * text // => 'https://a.example/\n'
 * await openSource(folder) // throws It is a directory, not a file. Name a file with text.
 * await rm(folder, { recursive: true })
 * ```
 */
export async function openSource(path: string, options: SourceOptions = {}): Promise<FileSource> {
  options = checkOptions(options, SOURCE_OPTIONS)
  const { expected = 'text', takesUtf16 = false, needsLines = false, stdin } = options
  const isStandard = path === '-' && stdin !== undefined
  const name = isStandard ? STANDARD_INPUT : shownPath(path)
  const listen = options.listen ?? (() => SILENT)
  const content: Content = { name, expected, listen, takesUtf16, needsLines }
  if (isStandard) {
    if (stdin.destroyed) {
      const message = sentence('It has already been read.')
      const remedy = sentence('Name it (as -) only once.')
      throw new FileError('file-read-twice', name, message, { remedy })
    }
    refuseDirectory(stdin, expected)
    const chunks = () => readAll(fromStream(stdin), null, content)
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
          : { chunks: readDiskFile(handle, size), stop: () => {} }
      try {
        yield* readAll(raw, size, content)
      } finally {
        await close()
      }
    },
  }
}

function notAFile(name: string, expected: string): FileError {
  return directoryError(name, sentence('Name a file with {expected:phrase}.', { expected }))
}

/**
 * Refuses a directory as standard input. Node reads it as a stream without data and without an error.
 *
 * @param expected - What the input should contain, for the message.
 * @throws {FileError} If it is a directory.
 *
 * @example
 * ```ts
 * import { createReadStream, openSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { refuseDirectory } from '@waymark/site/files/node'
 *
 * const stdin = createReadStream('', { fd: openSync(tmpdir(), 'r') })
 * refuseDirectory(stdin, 'URLs') // throws standard input: It is a directory, not a file. Name a file with URLs.
 * stdin.destroy()
 * ```
 */
export function refuseDirectory(stdin: Readable, expected: string): void {
  const isDirectory =
    'fd' in stdin && typeof stdin.fd === 'number' && fstatSync(stdin.fd).isDirectory()
  if (isDirectory) throw notAFile(STANDARD_INPUT, expected)
}

/** Bytes as they are read. */
interface RawChunks {
  readonly chunks: AsyncIterable<Buffer | string>
  /** Also ends a pending read. */
  stop(): void
}

function fromStream(stream: Readable): RawChunks {
  return { chunks: stream, stop: () => void stream.destroy() }
}

/**
 * A file on a disk is read synchronously, because it never blocks for long: a stream takes as long for one chunk as
 * normalising a thousand lines.
 */
async function* readDiskFile(handle: FileHandle, size: number): AsyncGenerator<Buffer, void> {
  for (let read = 0; ; ) {
    // Of thousands of small files, large buffers would take most of the time: the garbage collector runs for each few.
    const buffer = Buffer.allocUnsafeSlow(Math.max(LEAST_SIZE, Math.min(READ_SIZE, size - read)))
    const length = readSync(handle.fd, buffer)
    if (length === 0) return
    read += length
    yield buffer.subarray(0, length)
    // Lets signals and other events be handled.
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
    if (stats.isDirectory()) throw notAFile(name, expected)
    // A file that the system generates while it is read has no size, and may block.
    return { handle, size: stats.isFile() && stats.size > 0 ? stats.size : null }
  } catch (error) {
    await handle?.close().catch(() => {})
    throw asFileError(error, name)
  }
}

async function* readAll(
  source: RawChunks,
  size: number | null,
  content: Content,
): AsyncGenerator<Buffer, void, undefined> {
  const { name } = content
  const progress = content.listen(name, size)
  let isZstd = false
  try {
    const raw = counted(source.chunks, progress)
    const first = await firstBytes(raw, joinBuffers)
    if (first === null) throw emptyError(content)
    isZstd = compressionOf(first) === 'zstd'
    const unpack = await unpackerOf(first, name)
    if (unpack === null) {
      yield* checkedText(joined(first, raw), content, joinBuffers)
      return
    }
    // An error of either stream ends the other, and is thrown by the loop over `unpack`.
    pipeline(Readable.from(joined(first, raw), { objectMode: false }), unpack, () => {})
    yield* checkedText<Buffer>(unpack, content, joinBuffers)
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'Z_BUF_ERROR') {
      throw damaged(
        name,
        isZstd ? sentence('Its zstd data ends too early.', { detail: 'zstd-end' }) : EARLY_GZIP,
      )
    }
    if (code?.startsWith('ZSTD_') === true) {
      throw damaged(
        name,
        sentence('Its zstd data is damaged or ends too early.', { detail: 'zstd' }),
      )
    }
    if (code?.startsWith('Z_') === true) {
      throw damaged(name, DAMAGED_GZIP)
    }
    throw asFileError(error, name)
  } finally {
    progress.end()
    source.stop()
  }
}

function joinBuffers(a: Buffer, b: Buffer): Buffer {
  return Buffer.concat([a, b])
}

/** Returns a stream that decompresses data with these first bytes; `null` if it is not compressed. */
async function unpackerOf(first: Buffer, name: string): Promise<Transform | null> {
  const compression = compressionOf(first)
  if (compression === null) return null
  if (compression === 'gzip') {
    const { createGunzip } = await import('node:zlib')
    return createGunzip({ chunkSize: READ_SIZE })
  }
  const zlib = await import('node:zlib')
  // Node 22.15 and 23.8 added it.
  if (!('createZstdDecompress' in zlib)) {
    const message = sentence('The file is zstd, which Node {version} cannot read.', {
      version: process.versions.node,
    })
    const remedy = sentence('Unpack it, or use Node 22.15 or later.')
    throw new FileError('file-compression-unsupported', name, message, { remedy })
  }
  return zlib.createZstdDecompress({ chunkSize: READ_SIZE })
}

async function* counted(
  chunks: AsyncIterable<Buffer | string>,
  progress: ReadListener,
): AsyncGenerator<Buffer, void> {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    progress.add(bytes.length)
    if (bytes.length > 0) yield bytes
  }
}

async function* joined(first: Buffer, rest: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}
