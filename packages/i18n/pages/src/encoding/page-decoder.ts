import { utf8DecodeStrict } from '@waymark/infra'
import { wrongArgument } from '@waymark/infra/argument'
import { concatBytes } from '@waymark/infra/internal'
import { prescan } from './prescan.ts'
import { createStreamDecoder } from './stream-decoder.ts'

/** Makes text of the bytes of a page, piece by piece. */
export interface PageDecoder {
  /** The text of the next bytes, without what only the bytes after them decide. */
  write(bytes: Uint8Array): string
  /** The rest of the text. */
  end(): string
  /** The name of the encoding in lower case, such as `utf-8` or `windows-1252`; `null` as long as the bytes do not show it. */
  readonly encoding: string | null
}

/** How many bytes the HTML Standard looks at. */
const PRESCANNED = 1_024

/**
 * A decoder for one page. The encoding is that of the byte order mark, else that of a `meta` in the first 1,024 bytes. Else it is
 * UTF-8 if the first character beyond ASCII is well-formed, and windows-1252 if it is not.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 *
 * @example
 * ```ts
 * import { createPageDecoder } from '@waymark/pages'
 *
 * const decoder = createPageDecoder()
 * const text = decoder.write(Uint8Array.of(0x54, 0xe9)) + decoder.end()
 * text // => 'Té'
 * decoder.encoding // => 'windows-1252'
 * ```
 */
export function createPageDecoder(): PageDecoder {
  return new ByteDecoder()
}

class ByteDecoder implements PageDecoder {
  /** Bytes that have not been decoded. */
  #pending: Uint8Array = new Uint8Array(0)
  #isSniffed = false
  /** For the text before the first character beyond ASCII. */
  readonly #ascii = createStreamDecoder('utf-8')
  #decoder: ReturnType<typeof createStreamDecoder> | null = null

  get encoding(): string | null {
    return this.#decoder?.encoding ?? null
  }

  write(bytes: Uint8Array): string {
    if (!(bytes instanceof Uint8Array)) {
      const type = { expected: 'a Uint8Array', remedy: 'a reader takes text as it is' }
      throw wrongArgument('bytes', type, bytes)
    }
    if (this.#decoder !== null) return this.#decoder.decode(bytes, STREAM)
    this.#pending = this.#pending.length === 0 ? bytes : concatBytes([this.#pending, bytes])
    const isEnough = this.#isSniffed || this.#pending.length >= PRESCANNED
    const text = isEnough ? this.#decodePending(false) : ''
    // What was given may change afterwards.
    this.#pending = this.#pending.slice()
    return text
  }

  end(): string {
    const text = this.#decodePending(true)
    return text + (this.#decoder?.decode() ?? '')
  }

  #decodePending(isEnd: boolean): string {
    if (!this.#isSniffed) {
      this.#isSniffed = true
      const label = sniff(this.#pending)
      if (label !== null) this.#decoder = createStreamDecoder(label)
    }
    const { length } = this.#pending
    const end = this.#decoder === null ? this.#guess(isEnd) : length
    const decoder = this.#decoder ?? this.#ascii
    const text = decoder.decode(this.#pending.subarray(0, end), STREAM)
    this.#pending = this.#pending.subarray(end)
    return text
  }

  /** Lets the first character beyond ASCII decide. @returns How many bytes can be decoded now. */
  #guess(isEnd: boolean): number {
    const bytes = this.#pending
    let at = 0
    while (at < bytes.length && bytes[at]! < 0x80) at++
    if (at === bytes.length) {
      if (isEnd) this.#decoder = createStreamDecoder('utf-8')
      return bytes.length
    }
    const lead = bytes[at]!
    const end = at + (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2)
    if (end > bytes.length && !isEnd) return at
    const isUtf8 = utf8DecodeStrict(bytes.slice(at, end)) !== null
    this.#decoder = createStreamDecoder(isUtf8 ? 'utf-8' : 'windows-1252')
    return bytes.length
  }
}

const STREAM = /* @__PURE__ */ Object.freeze({ stream: true })

/** The encoding of a byte order mark or a declaration; `null` if there is none. */
function sniff(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  // One code unit a byte, in 3 µs; a string of an argument list takes 100 µs.
  return prescan(createStreamDecoder('windows-1252').decode(bytes.subarray(0, PRESCANNED)))
}
