import { toScalarValueString } from '@waymark/infra'
import { PIECE, type PiecePool } from './piece-pool.ts'
import { finish, hashText, mix, randomSeed } from './text-hash.ts'

/** How many values of its location hold the length of a string; longer strings do not fit into a piece. */
const LENGTHS = 0x20_0000

/** The most bytes that a code unit takes in UTF-8. */
const MOST_BYTES = 3

/** How many bytes are decoded at once if strings are read in order: to decode each alone takes five times as long. */
const WINDOW = 16_384

/**
 * Strings as bytes, outside the heap of the garbage collector: a million URLs as strings take three times the memory, and
 * the collector as long as the rest of the work.
 *
 * Each has a location, a number. Bytes begin at a word of four bytes, and the last word is filled up with zeros.
 */
export class TextStore {
  readonly #pool: PiecePool
  readonly #encoder = new TextEncoder()
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  /** `null` for a piece that was given back. */
  #pieces: (Int32Array<ArrayBuffer> | null)[] = []
  #released = 0
  /** What is too long for a piece, and strings with lone surrogates, by the negative location. */
  #others: string[] = []
  /** One past the last byte, of all pieces. */
  #end = 0
  #othersSize = 0
  /** The last string in UTF-8, as bytes and as words. */
  #bytes = new Uint8Array(4096)
  #words = new Int32Array(this.#bytes.buffer)
  readonly #seed = randomSeed()
  #hash = 0
  /** ASCII text that was decoded together, and the byte at which it begins. */
  #window = ''
  #windowStart = 0
  /** Where the text ended that was read last. */
  #readEnd = 0

  constructor(pool: PiecePool) {
    this.#pool = pool
  }

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
      if ((text.length + 1) * MOST_BYTES >= PIECE) return this.#pushOther(text)
      this.#bytes = new Uint8Array(Math.ceil(text.length / 1024 + 1) * 4096)
      this.#words = new Int32Array(this.#bytes.buffer)
    }
    const bytes = this.#bytes
    const { written } = this.#encoder.encodeInto(text, bytes)
    // Only strings beyond ASCII can have lone surrogates, for which UTF-8 has no bytes.
    if (written !== text.length && toScalarValueString(text) !== text) return this.#pushOther(text)
    let end = written
    while (end % 4 !== 0) bytes[end++] = 0
    if (this.#end + end > this.#pieces.length * PIECE) this.#addPiece()
    const start = this.#end
    this.#end = start + end
    this.#hash = this.#copy(start, end / 4)
    return (start / 4) * LENGTHS + written
  }

  /** Copies the words of the last string into the store; returns their hash. */
  #copy(start: number, count: number): number {
    const words = this.#words
    const piece = this.#pieces[Math.floor(start / PIECE)]
    const first = (start % PIECE) / 4
    const { start: seed, factor } = this.#seed
    let hash = seed
    // An empty string at the end of a piece has no words.
    if (piece == null) return finish(hash)
    for (let i = 0; i < count; i++) {
      const word = words[i]!
      piece[first + i] = word
      hash = mix(hash, word, factor)
    }
    return finish(hash)
  }

  #pushOther(text: string): number {
    this.#hash = hashText(text, this.#seed)
    this.#othersSize += text.length * 2
    return -this.#others.push(text)
  }

  #addPiece(): void {
    this.#end = this.#pieces.length * PIECE
    this.#pieces.push(new Int32Array(this.#pool.borrow()))
  }

  /** Removes the string that was added last. */
  pop(location: number): void {
    if (location < 0) this.#othersSize -= this.#others.pop()!.length * 2
    else this.#end = startOf(location)
    // What comes next may be other bytes.
    this.#window = ''
  }

  get(location: number): string {
    if (location < 0) return this.#others[-location - 1]!
    const start = startOf(location)
    const length = location % LENGTHS
    const at = start - this.#windowStart
    const isNext = start >= this.#readEnd && start - this.#readEnd < WINDOW / 16
    this.#readEnd = start + length
    if (at >= 0 && at + length <= this.#window.length) return this.#window.slice(at, at + length)
    if (isNext && this.#openWindow(start, length)) return this.#window.slice(0, length)
    return this.#decode(start, length)
  }

  /** Decodes what follows; `false` if it is not ASCII, where a byte is a code unit. */
  #openWindow(start: number, length: number): boolean {
    const end = Math.min(start + WINDOW, this.#end, (Math.floor(start / PIECE) + 1) * PIECE)
    if (length > end - start) return false
    const text = this.#decode(start, end - start)
    if (text.length !== end - start) return false
    this.#window = text
    this.#windowStart = start
    return true
  }

  #decode(start: number, length: number): string {
    if (length === 0) return ''
    const { buffer } = this.#pieces[Math.floor(start / PIECE)]!
    return this.#decoder.decode(new Uint8Array(buffer, start % PIECE, length))
  }

  /** Whether two locations have the same string. */
  isEqual(a: number, b: number): boolean {
    // A string is kept apart for what it is, so both are or neither.
    if (a < 0 || b < 0) return a < 0 && b < 0 && this.get(a) === this.get(b)
    const length = a % LENGTHS
    if (length !== b % LENGTHS) return false
    if (length === 0) return true
    const [startA, startB] = [startOf(a), startOf(b)]
    const pieceA = this.#pieces[Math.floor(startA / PIECE)]!
    const pieceB = this.#pieces[Math.floor(startB / PIECE)]!
    const [firstA, firstB] = [(startA % PIECE) / 4, (startB % PIECE) / 4]
    const count = Math.ceil(length / 4)
    for (let i = 0; i < count; i++) if (pieceA[firstA + i] !== pieceB[firstB + i]) return false
    return true
  }

  /** Gives back the memory of the strings that were added before the one at a location; they must not be used any more. */
  releaseBefore(location: number): void {
    if (location < 0) return
    for (const end = Math.floor(startOf(location) / PIECE); this.#released < end; ) {
      this.#pool.give(this.#pieces[this.#released]!.buffer)
      this.#pieces[this.#released++] = null
    }
  }

  /** Removes all strings, and gives their memory back. */
  clear(): void {
    for (const piece of this.#pieces) if (piece !== null) this.#pool.give(piece.buffer)
    this.#pieces = []
    this.#released = 0
    this.#others = []
    this.#othersSize = 0
    this.#end = 0
    this.#window = ''
    this.#readEnd = 0
  }
}

function startOf(location: number): number {
  return Math.floor(location / LENGTHS) * 4
}
