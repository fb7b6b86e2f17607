/** Shorter spans are copied by a loop: a call to the engine takes as long as about so many bytes. */
const SHORT = 48
const SLASH = 0x2f

/** Bytes put one behind the other, in one piece of memory that grows and is used again. */
export class ByteSink {
  #bytes: Buffer
  #length = 0

  constructor(memory: ArrayBuffer) {
    this.#bytes = Buffer.from(memory)
  }

  /** What has been put in; overwritten by what comes after {@link clear}. */
  get content(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  get length(): number {
    return this.#length
  }

  /** The memory itself, to hand over; the sink is of no use afterwards. */
  get memory(): ArrayBuffer {
    // Made from an ArrayBuffer in the constructor and in `reserve`, and so never shared.
    return this.#bytes.buffer as ArrayBuffer
  }

  clear(): void {
    this.#length = 0
  }

  copy(source: Buffer, start: number, end: number): void {
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
    this.#reserve(1)
    this.#bytes[this.#length] = SLASH
    this.#length++
  }

  /** Puts a text in as UTF-8. */
  text(text: string): void {
    // A UTF-16 unit takes at most three bytes.
    this.#reserve(text.length * 3)
    this.#length += this.#bytes.write(text, this.#length)
  }

  #reserve(size: number): void {
    const needed = this.#length + size
    if (needed <= this.#bytes.length) return
    const grown = Buffer.from(new ArrayBuffer(Math.max(needed, this.#bytes.length * 2)))
    grown.set(this.content)
    this.#bytes = grown
  }
}
