import { toScalarValueString } from '@waymark/infra'

/** Bytes of a chunk. */
const CHUNK = 0x40_0000

/** The length of a text is kept in so many values of its location; longer texts are kept apart. */
const LENGTHS = 0x20_0000

/** A code unit takes at most so many bytes in UTF-8. */
const MOST_BYTES = 3

/**
 * Strings as bytes, outside the heap of the garbage collector: a million URLs as strings take three times the memory, and
 * the collector as long as the rest of the work.
 *
 * Each has a location, a number. Bytes begin at a word of four bytes, and the last word is filled up with zeros.
 */
export class TextStore {
  readonly #encoder = new TextEncoder()
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  readonly #chunks: Int32Array[] = []
  /** What is too long for a chunk, and strings with lone surrogates, by the negative location. */
  readonly #others: string[] = []
  /** One past the last byte, of all chunks. */
  #end = 0
  #othersSize = 0
  /** The last string in UTF-8, as bytes and as words. */
  #bytes = new Uint8Array(4096)
  #words = new Int32Array(this.#bytes.buffer)
  /** Differs between stores, so that nobody can prepare strings whose hashes are equal. */
  readonly #seed = Math.trunc(Math.random() * 0x1_0000_0000)
  #hash = 0

  /** The hash of the string that was added last. */
  get hash(): number {
    return this.#hash
  }

  /** Bytes that are in use. */
  get size(): number {
    return this.#end + this.#othersSize
  }

  /** Adds a string; returns its location. */
  push(text: string): number {
    if ((text.length + 1) * MOST_BYTES > this.#bytes.length) {
      if (text.length * MOST_BYTES >= LENGTHS) return this.#pushOther(text)
      this.#bytes = new Uint8Array(Math.ceil(text.length / 1024 + 1) * 4096)
      this.#words = new Int32Array(this.#bytes.buffer)
    }
    const bytes = this.#bytes
    const { written } = this.#encoder.encodeInto(text, bytes)
    // Only strings beyond ASCII can have lone surrogates, for which UTF-8 has no bytes.
    if (written !== text.length && toScalarValueString(text) !== text) return this.#pushOther(text)
    let end = written
    while (end % 4 !== 0) bytes[end++] = 0
    if (this.#end + end >= this.#chunks.length * CHUNK) this.#addChunk()
    const start = this.#end
    this.#end = start + end
    this.#hash = this.#copy(start, end / 4)
    return (start / 4) * LENGTHS + written
  }

  /** Copies the words of the last string into the store; returns their hash. */
  #copy(start: number, count: number): number {
    const words = this.#words
    const chunk = this.#chunks[Math.floor(start / CHUNK)]!
    const first = (start % CHUNK) / 4
    let hash = this.#seed
    for (let i = 0; i < count; i++) {
      const word = words[i]!
      chunk[first + i] = word
      hash = mix(hash, word)
    }
    return finish(hash)
  }

  #pushOther(text: string): number {
    let hash = this.#seed
    for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i))
    this.#hash = finish(hash)
    this.#othersSize += text.length * 2
    return -this.#others.push(text)
  }

  #addChunk(): void {
    this.#end = this.#chunks.length * CHUNK
    this.#chunks.push(new Int32Array(CHUNK / 4))
  }

  /** Removes the string that was added last. */
  pop(location: number): void {
    if (location < 0) this.#othersSize -= this.#others.pop()!.length * 2
    else this.#end = startOf(location)
  }

  get(location: number): string {
    if (location < 0) return this.#others[-location - 1]!
    const start = startOf(location)
    const { buffer } = this.#chunks[Math.floor(start / CHUNK)]!
    return this.#decoder.decode(new Uint8Array(buffer, start % CHUNK, location % LENGTHS))
  }

  /** Whether two locations have the same string. */
  isEqual(a: number, b: number): boolean {
    // A string is kept apart for what it is, so both are or neither.
    if (a < 0 || b < 0) return a < 0 && b < 0 && this.get(a) === this.get(b)
    if (a % LENGTHS !== b % LENGTHS) return false
    const [startA, startB] = [startOf(a), startOf(b)]
    const chunkA = this.#chunks[Math.floor(startA / CHUNK)]!
    const chunkB = this.#chunks[Math.floor(startB / CHUNK)]!
    const [firstA, firstB] = [(startA % CHUNK) / 4, (startB % CHUNK) / 4]
    const count = Math.ceil((a % LENGTHS) / 4)
    for (let i = 0; i < count; i++) if (chunkA[firstA + i] !== chunkB[firstB + i]) return false
    return true
  }
}

function startOf(location: number): number {
  return Math.floor(location / LENGTHS) * 4
}

/** Mixes a word into a hash, so that each bit changes half of the bits above it. */
function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0xcc9e2d51)
  return mixed ^ (mixed >>> 15)
}

/** The end of MurmurHash3: each bit changes half of all bits. */
function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return again ^ (again >>> 16)
}
