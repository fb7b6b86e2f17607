import { concatBytes, sentence } from '@waymark/infra/internal'
import { checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import type { PageFiles } from '../audit/audit-types.ts'
import type { ByteSource } from '../byte-source.ts'
import { checkedText, compressionOf, emptyError, firstBytes } from '../checked-text.ts'
import { FileError } from '../file-error.ts'
import { EXPECTED } from '../words.ts'
import { type ByteStream, chunksOf } from './byte-streams.ts'
import { gunzip } from './gunzip.ts'

/** A file in memory or on a disk that the user has chosen. */
export interface BlobFile {
  /** Its path, with `/` between names, such as `public/sitemap.xml`. */
  readonly path: string
  /** Its content: a `Blob` or a `File`. */
  readonly blob: { stream(): ByteStream }
}

/** Options of `blobFiles`. */
export interface BlobFilesOptions {
  /** Called when bytes have been read, with their number before decompression. */
  readonly listen?: ((length: number) => void) | undefined
}

export const BLOB_FILES_OPTIONS: OptionTable<BlobFilesOptions> = { listen: FUNCTION }

/**
 * Gives `checkSite` and `auditSite` access to files that a page has, such as those that were dropped on it. Files may be compressed with gzip.
 *
 * A path that is not the one of a file, but the beginning of others, is a folder.
 *
 * @example
 * ```ts
 * import { checkSite } from '@waymark/site'
 * import { blobFiles } from '@waymark/site/web'
 *
 * const table = 'url,lang,lastmod\n/tea,en,2026-11-27T09:00:00Z\n'
 * const files = blobFiles([{ path: 'pages.csv', blob: new Blob([table]) }])
 * const codes: string[] = []
 * for await (const event of checkSite(['pages.csv'], files)) {
 *   if (event.type === 'problem') codes.push(event.problem.code)
 * }
 * codes // => ['RELATIVE_URL']
 * ```
 */
export function blobFiles(files: Iterable<BlobFile>, options: BlobFilesOptions = {}): PageFiles {
  const { listen = () => {} } = checkOptions(options, BLOB_FILES_OPTIONS)
  const blobs = new Map(Array.from(files, ({ path, blob }) => [path, blob]))
  const join = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)
  const relative = (folder: string, path: string) =>
    folder === '' ? path : path.slice(folder.length + 1)
  const notFound = (path: string): FileError =>
    new FileError('file-not-found', path, sentence('No such file or folder.'), {
      remedy: sentence('Check the path.'),
    })
  const blobAt = (path: string): BlobFile['blob'] => {
    const blob = blobs.get(path)
    if (blob === undefined) throw notFound(path)
    return blob
  }
  const namesIn = (folder: string): readonly string[] => {
    const below = [...blobs.keys()].filter((path) => path.startsWith(join(folder, '')))
    if (below.length === 0) throw notFound(folder)
    return below.map((path) => relative(folder, path)).sort((a, b) => (a < b ? -1 : 1))
  }
  return {
    open: async (path) => sourceOf(path, blobAt(path), listen),
    async listFolder(path) {
      if (blobs.has(path)) return null
      return namesIn(path).filter(
        (name) => /\.xml(?:\.gz)?$/i.test(name) && !/(?:^|\/)\./.test(name),
      )
    },
    listAll: async (folder) => ({
      names: namesIn(folder).filter((name) => !/(?:^|\/)\.(?!well-known\/)[^/]*\//.test(name)),
      leftOut: [],
    }),
    async openBytes(path) {
      const blob = blobAt(path)
      return { name: path, chunks: () => readable(path, blob, listen), close: async () => {} }
    },
    folderOf: (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))),
    join,
    relative,
    hasFile: (folder, name) => blobs.has(join(folder, name)),
    identify: (path) => path,
  }
}

function sourceOf(
  name: string,
  blob: BlobFile['blob'],
  listen: (length: number) => void,
): ByteSource {
  return { name, chunks: () => textOf(name, blob, listen), close: async () => {} }
}

async function* textOf(
  name: string,
  blob: BlobFile['blob'],
  listen: (length: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const raw = readable(name, blob, listen)
  try {
    const first = await firstBytes(raw, join)
    if (first === null) throw emptyError({ name, expected: EXPECTED })
    const whole = async function* (): AsyncGenerator<Uint8Array, void> {
      yield first
      yield* raw
    }
    const compression = compressionOf(first)
    if (compression === 'zstd') {
      const message = sentence('The file is zstd, which browsers cannot read.')
      const remedy = sentence('Unpack it, or compress it with gzip.')
      throw new FileError('file-compression-unsupported', name, message, { remedy })
    }
    const content = { name, expected: EXPECTED, takesUtf16: true, needsLines: false }
    yield* checkedText(compression === null ? whole() : gunzip(whole(), name), content, join)
  } finally {
    // If the reader stops early, the rest may not have been started: it is closed here.
    await raw.return()
  }
}

async function* readable(
  name: string,
  blob: BlobFile['blob'],
  listen: (length: number) => void,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of chunksOf(blob.stream())) {
      listen(chunk.length)
      yield chunk
    }
  } catch (error) {
    // It was changed or deleted after it was chosen.
    const why = error instanceof Error ? error.name : 'error'
    const message = sentence('The browser cannot read it: {error}.', { error: why })
    throw new FileError('file-system-error', name, message, {
      remedy: sentence('Choose it again.'),
    })
  }
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  return concatBytes([a, b])
}
