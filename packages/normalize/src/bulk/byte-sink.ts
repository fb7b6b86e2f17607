import type { TextCodec } from './text-codec.ts'

/** Shorter spans are copied by a loop: a call to the engine takes as long as copying about this many bytes. */
const SHORT = 48
const SLASH = 0x2f

/**
 * Collects bytes in one piece of memory, which grows and is used again.
 *
 * @example
 * ```ts
 * import { ByteSink, ECMASCRIPT_CODEC } from '@waymark/normalize/bulk/lines'
 *
 * const sink = new ByteSink(new ArrayBuffer(64), ECMASCRIPT_CODEC)
 * sink.text('/ä')
 * sink.slash()
 * sink.content // => Uint8Array.of(0x2f, 0xc3, 0xa4, 0x2f)
 * ```
 */
export class ByteSink {
  readonly #codec: TextCodec
  #bytes: Uint8Array
  #length = 0

  constructor(memory: ArrayBuffer, codec: TextCodec) {
    this.#codec = codec
    this.#bytes = codec.view(memory)
  }

  /** What has been put in; overwritten by what comes after {@link clear}. */
  get content(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  get length(): number {
    return this.#length
  }

  /** The memory itself, to hand over; the sink is of no use afterwards. */
  get memory(): ArrayBuffer {
    // A view of an ArrayBuffer that the constructor or `reserve` was given, and so never shared.
    return this.#bytes.buffer as ArrayBuffer
  }

  clear(): void {
    this.#length = 0
  }

  /** Puts one byte in. */
  byte(byte: number): void {
    this.#reserve(1)
    this.#bytes[this.#length] = byte
    this.#length++
  }

  /** Puts a part of `source` in. */
  copy(source: Uint8Array, start: number, end: number): void {
    const size = end - start
    this.#reserve(size)
    if (size > SHORT) this.#bytes.set(source.subarray(start, end), this.#length)
    else {
      const bytes = this.#bytes
      for (let at = start, to = this.#length; at < end; at++, to++) bytes[to] = source[at]!
    }
    this.#length += size
  }

  slash(): void {
    this.byte(SLASH)
  }

  /** Puts a string in as UTF-8. */
  text(text: string): void {
    // A code unit takes at most three bytes.
    this.#reserve(text.length * 3)
    this.#length += this.#codec.write(text, this.#bytes, this.#length)
  }

  #reserve(size: number): void {
    const needed = this.#length + size
    if (needed <= this.#bytes.length) return
    const grown = this.#codec.view(new ArrayBuffer(Math.max(needed, this.#bytes.length * 2)))
    grown.set(this.content)
    this.#bytes = grown
  }
}
