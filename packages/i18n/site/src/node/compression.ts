import type { Transform } from 'node:stream'
import { sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'

/** How a file is compressed. */
export type Compression = 'none' | 'gzip' | 'zstd'

/** The compression that the name of a file says. */
export function compressionOf(path: string): Compression {
  if (/\.gz$/i.test(path)) return 'gzip'
  return /\.zst$/i.test(path) ? 'zstd' : 'none'
}

/**
 * Returns a stream that compresses; `null` without compression.
 *
 * @param name - What messages call the file.
 * @throws {FileError} If this version of Node does not have the compression.
 */
export async function packerOf(compression: Compression, name: string): Promise<Transform | null> {
  if (compression === 'none') return null
  const zlib = await import('node:zlib')
  if (compression === 'gzip') return zlib.createGzip()
  // Node 22.15 and 23.8 added it.
  if ('createZstdCompress' in zlib) return zlib.createZstdCompress()
  const message = sentence('Node {version} cannot write zstd.', {
    version: process.versions.node,
  })
  const remedy = sentence('Use gzip, or Node 22.15 or later.')
  throw new FileError('file-compression-unsupported', name, message, { remedy })
}
