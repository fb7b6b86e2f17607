import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { concatBytes } from '@waymark/infra/internal'
import type { RawEntry } from './database/database-reader.ts'

/** An input as a stream of uncompressed bytes. */
export interface ByteSource {
  /** The name in messages and problems: its path, or `standard input`. */
  readonly name: string
  /** Returns the bytes. It can be called once. */
  chunks(): AsyncGenerator<Uint8Array, void, undefined>
  /** Releases the source if it is not read to its end. */
  close(): Promise<void>
  /** Whether it is known to be a sitemap, which has only pages. It is not opened before they are read. */
  readonly isSitemap?: boolean | undefined
  /** Returns the entries of a source that has them already, instead of `chunks`. It can be called once. */
  readonly entries?: (() => AsyncGenerator<readonly RawEntry[], void, undefined>) | undefined
}

const DATABASE: ArgumentType = {
  expected: 'a source of bytes, or a list of them',
  remedy: '`openSource` of `@waymark/site/files/node` opens a file, and `writeSite` takes its path',
}

/** The sources of a database that is divided among several files, or in one. */
export function sourcesOf(database: ByteSource | readonly ByteSource[]): readonly ByteSource[] {
  if (typeof database !== 'object' || database === null) {
    throw wrongArgument('database', DATABASE, database)
  }
  return 'chunks' in database ? [database] : database
}

/**
 * Returns a source whose beginning has been read, as if it had not.
 *
 * @param start - What has been read.
 * @param rest - The chunks of the source, from which `start` was read.
 */
export function rewound(
  source: ByteSource,
  start: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array, void, undefined>,
): ByteSource {
  return {
    name: source.name,
    async *chunks() {
      try {
        for (const chunk of start) if (chunk.length > 0) yield chunk
        yield* rest
      } finally {
        // A reader that stops early may not have reached `rest` yet.
        await rest.return()
      }
    },
    async close() {
      await rest.return()
      await source.close()
    },
  }
}

/** The longest beginning that is examined, in bytes. */
const LONGEST = 65_536

/**
 * Reads the beginning of a source until it says enough, and returns the whole source again.
 *
 * @param tell - Is given at most 64 KiB, and whether they are all bytes; returns `null` to be given more. It is called again
 *   when there are twice as many bytes, so that small pieces do not make it slow.
 */
export async function readStart<Told>(
  input: ByteSource,
  tell: (start: Uint8Array, isAll: boolean) => Told | null,
): Promise<{ readonly told: Told | null; readonly source: ByteSource }> {
  const chunks = input.chunks()
  const pieces: Uint8Array[] = []
  let length = 0
  let told: Told | null = null
  for (let wanted = 1, isAll = false; told === null && !isAll && wanted <= LONGEST; ) {
    const { value, done } = await chunks.next()
    isAll = done === true
    if (value !== undefined) pieces.push(value)
    length += value?.length ?? 0
    if (length < wanted && !isAll) continue
    wanted = length < LONGEST ? Math.min(2 * length, LONGEST) : Infinity
    told = tell(concatBytes(pieces).subarray(0, LONGEST), isAll)
  }
  return { told, source: rewound(input, pieces, chunks) }
}

/** Returns the same source with a count of the bytes that have been read. */
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

/**
 * Detects UTF-16 by a byte order mark or by the `<` of XML; `null` if it is not UTF-16.
 *
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
export function utf16Of([a, b, c = 0, d = 0]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  // A single zero is a control character.
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && d === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0) ? 'utf-16be' : null
}

/** Joins two byte arrays. If the first is empty, the second is not copied. */
export function joinBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.length === 0 ? b : concatBytes([a, b])
}

/** Converts each byte to one code unit. */
export function latin1Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return text
}
