import { concatBytes, type Sentence, sentence } from '@waymark/infra/internal'
import { Message } from 'apache-arrow'
import { copyBytes } from '../copy-bytes.ts'

/** The next part of a stream, and where it begins in the input. */
export type Frame =
  | {
      readonly kind: 'message'
      readonly message: Message
      readonly bytes: Uint8Array
      readonly offset: number
    }
  | { readonly kind: 'end'; readonly offset: number }
  | { readonly kind: 'wrong'; readonly reason: Sentence; readonly offset: number }

/** The mark with which a message begins, and the length of its metadata. */
const PREFIX = 8
const MARK = -1
/** A longer body does not fit into the memory of an array. */
const LONGEST_BODY = 0x7fff_ffff

/**
 * Cuts the input into messages. The library cannot tell a stream that ends from one that is cut off between messages, and
 * waits for bytes where a worker must answer what it has.
 *
 * @see https://arrow.apache.org/docs/format/Columnar.html#encapsulated-message-format
 */
export class MessageFrames {
  #parts: Uint8Array[] = []
  #held = 0
  /** With fewer bytes there is no message. */
  #needed = PREFIX
  /** The message whose body has not come. */
  #message: Message | null = null
  /** Where the bytes that are held, or else the next ones, are in the input. */
  offset = 0

  /** How many bytes are held. */
  get held(): number {
    return this.#held
  }

  push(chunk: Uint8Array): void {
    // The caller may use its memory again.
    if (chunk.length > 0) this.#parts.push(copyBytes(chunk))
    this.#held += chunk.length
  }

  /** Takes the next frame; `null` if its end has not come. */
  next(): Frame | null {
    const { offset } = this
    if (this.#held < this.#needed) return null
    const whole = this.#whole()
    const view = new DataView(whole.buffer, whole.byteOffset)
    if (view.getInt32(0, true) !== MARK) return { kind: 'wrong', reason: NO_MESSAGE, offset }
    const length = view.getInt32(4, true)
    if (length === 0) {
      this.#take(whole, PREFIX)
      return { kind: 'end', offset }
    }
    if (length < 0) return { kind: 'wrong', reason: NO_MESSAGE, offset }
    if (!this.#has(PREFIX + length)) return null
    try {
      this.#message ??= Message.decode(whole.subarray(PREFIX, PREFIX + length))
    } catch {
      return { kind: 'wrong', reason: NO_MESSAGE, offset }
    }
    const message = this.#message
    const { bodyLength } = message
    if (!(bodyLength >= 0 && bodyLength <= LONGEST_BODY)) {
      return { kind: 'wrong', reason: TOO_LONG, offset }
    }
    if (!this.#has(PREFIX + length + bodyLength)) return null
    const bytes = this.#take(whole, PREFIX + length + bodyLength)
    return { kind: 'message', message, bytes, offset }
  }

  #has(size: number): boolean {
    this.#needed = size
    return this.#held >= size
  }

  /** All that is held, in one piece. Bytes are put together when what was needed is there, and not for each piece. */
  #whole(): Uint8Array {
    if (this.#parts.length > 1) this.#parts = [concatBytes(this.#parts)]
    return this.#parts[0]!
  }

  #take(whole: Uint8Array, size: number): Uint8Array {
    this.#held -= size
    this.#parts = this.#held > 0 ? [whole.subarray(size)] : []
    this.#needed = PREFIX
    this.#message = null
    this.offset += size
    return whole.subarray(0, size)
  }
}

const NO_MESSAGE = /* @__PURE__ */ sentence(
  'the bytes are not a message of Arrow’s IPC streaming format: write a stream, and not a file (Feather)',
)
const TOO_LONG = /* @__PURE__ */ sentence('the message has more than 2 GiB: write smaller batches')
