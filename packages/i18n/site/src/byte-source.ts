/** An input as a stream of bytes, not compressed. */
export interface ByteSource {
  /** What messages and problems call it: its path, or `standard input`. */
  readonly name: string
  /** The bytes, once. */
  chunks(): AsyncGenerator<Uint8Array, void, undefined>
  /** Lets go of it, for a reader that stops before the end. */
  close(): Promise<void>
}

/** The same source, which also says how many bytes it has given. */
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
 * Which UTF-16 a file is in, by its byte order mark or by the `<` that XML begins with; `null` for neither.
 *
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
export function utf16Of([a, b]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c) ? 'utf-16be' : null
}

/** Joins two pieces of bytes. */
export function joinBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

/** Bytes as a string with one code unit for each. */
export function latin1Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return text
}
