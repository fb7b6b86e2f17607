import type { BlobFile, ByteStream } from '@waymark/site/web'

/** Larger files are read in parts. */
const LARGEST = 500_000

/** So many pages are read at the same time. */
const AT_ONCE = 16

/** Files of which the next pages are read before they are asked for. */
export interface ReadAhead {
  readonly files: readonly BlobFile[]
  /** Begins with the pages that follow a file. */
  after(path: string): void
}

/**
 * Reads pages ahead: a browser takes some milliseconds for each file, most of which it waits for its other processes.
 *
 * @param files - In the order in which they will be read.
 */
export function readAhead(files: readonly (BlobFile & { readonly blob: Blob })[]): ReadAhead {
  const places = new Map(files.map(({ path }, i) => [path, i]))
  const begun = new Map<string, Promise<Uint8Array>>()
  let next = 0

  async function bytesOf(blob: Blob): Promise<Uint8Array> {
    return new Uint8Array(await blob.arrayBuffer())
  }

  function streamOf(path: string, blob: Blob): ByteStream {
    if (blob.size > LARGEST) return blob.stream()
    const bytes = begun.get(path) ?? bytesOf(blob)
    begun.delete(path)
    return oneChunk(bytes)
  }

  return {
    files: files.map(({ path, blob }) => ({ path, blob: { stream: () => streamOf(path, blob) } })),
    after(path) {
      next = Math.max(next, (places.get(path) ?? 0) + 1)
      for (; next < files.length && begun.size < AT_ONCE; next++) {
        const { path, blob } = files[next]!
        // The browser knows the type by the name.
        if (blob.size > LARGEST || !blob.type.includes('html')) continue
        const bytes = bytesOf(blob)
        // It is reported when the page is asked for.
        bytes.catch(() => {})
        begun.set(path, bytes)
      }
    },
  }
}

function oneChunk(bytes: Promise<Uint8Array>): ByteStream {
  let isDone = false
  return {
    getReader: () => ({
      async read() {
        if (isDone) return { done: true }
        isDone = true
        return { done: false, value: await bytes }
      },
      async cancel() {},
    }),
  }
}
