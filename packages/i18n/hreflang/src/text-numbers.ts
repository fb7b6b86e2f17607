import { createFingerprint, type Fingerprint } from './fingerprint.ts'
import { IntList } from './int-list.ts'
import type { TableMemory } from './table-memory.ts'

/** Distinct texts, numbered from 0 in the order in which they are added. The texts themselves are not kept. */
export interface TextNumbers {
  readonly length: number
  /** Returns the number of a text, which is new if the text is. */
  add(text: string): number
  /** Returns the number of a text; -1 if it was never added. */
  find(text: string): number
}

/** Ends a text. UTF-8 does not have this byte. */
export const END = 0xff

const EMPTY = 0

/** Bytes of a slot. */
const SLOT_SIZE = 5

/**
 * Numbers texts by their fingerprints, which are 96 bits with a secret: 19 to 26 bytes of each text, of which seven to fourteen stay in
 * memory if it is limited.
 *
 * @param onNew - Called with each new text: UTF-8 that ends in one to four `END`, as words, and how many.
 */
export function createTextNumbers(
  memory: TableMemory | null,
  onNew: ((words: Int32Array, count: number) => void) | null = null,
): TextNumbers {
  const fingerprintOf = createFingerprint()
  const fingerprints = new IntList(memory)
  let length = 0
  /** Open addressing: the number after a URL's own, or `EMPTY`. */
  let slots = new Int32Array(64)
  /** The lowest byte of the second word of each fingerprint, so that nearly all others are told apart without reading them. */
  let tags = new Uint8Array(64)
  let words = new Int32Array(256)
  let wordCount = 0
  const wanted: Fingerprint = [0, 0, 0]

  const encode = (text: string) => {
    // A code unit takes three bytes at most.
    if (text.length >= words.length) words = new Int32Array(text.length * 2)
    wordCount = encodeTo(words, text)
    fingerprintOf(words, wordCount, wanted)
  }

  /** Returns the slot of the text that was encoded last, or the empty slot where it belongs. */
  const findSlot = (): number => {
    const mask = slots.length - 1
    const tag = wanted[1] & 0xff
    let slot = wanted[0] & mask
    for (; slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      if (tags[slot] !== tag) continue
      const at = 3 * (slots[slot]! - 1)
      if (
        fingerprints.get(at) === wanted[0] &&
        fingerprints.get(at + 1) === wanted[1] &&
        fingerprints.get(at + 2) === wanted[2]
      ) {
        break
      }
    }
    return slot
  }

  const growSlots = () => {
    const mask = slots.length * 2 - 1
    memory?.reserve(slots.length * SLOT_SIZE)
    slots = new Int32Array(mask + 1)
    tags = new Uint8Array(mask + 1)
    for (let number = 0; number < length; number++) {
      let slot = fingerprints.get(3 * number) & mask
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask
      slots[slot] = number + 1
      tags[slot] = fingerprints.get(3 * number + 1)
    }
  }

  return {
    get length() {
      return length
    },
    add(text) {
      encode(text)
      const slot = findSlot()
      if (slots[slot] !== EMPTY) return slots[slot]! - 1
      const number = length++
      slots[slot] = length
      tags[slot] = wanted[1]
      for (const word of wanted) fingerprints.push(word)
      onNew?.(words, wordCount)
      if (length > slots.length * 0.7) growSlots()
      return number
    },
    find(text) {
      encode(text)
      return slots[findSlot()]! - 1
    },
  }
}

/**
 * Writes a text with its `END`, four bytes to a word, and returns how many words it takes. Each half of a surrogate pair is a
 * character of its own, so that lone ones are kept too.
 */
function encodeTo(words: Int32Array, text: string): number {
  const { length } = text
  let at = 0
  let i = 0
  // Nearly all URLs are ASCII; four units at once take half the time.
  for (; i + 3 < length; i += 4) {
    const a = text.charCodeAt(i)
    const b = text.charCodeAt(i + 1)
    const c = text.charCodeAt(i + 2)
    const d = text.charCodeAt(i + 3)
    if ((a | b | c | d) >= 0x80) break
    words[at++] = a | (b << 8) | (c << 16) | (d << 24)
  }
  return encodeRest(words, at, text, i)
}

/** The same from `words[at]` and `text[i]`, for any text. */
function encodeRest(words: Int32Array, start: number, text: string, from: number): number {
  let at = start
  let word = 0
  let shift = 0
  for (let i = from; i <= text.length; i++) {
    const unit = text.charCodeAt(i)
    let [bytes, count] = i < text.length ? encodeUnit(unit) : [END, 1]
    for (; count > 0; count--, bytes >>>= 8) {
      word |= (bytes & 0xff) << shift
      shift += 8
      if (shift < 32) continue
      words[at++] = word
      word = 0
      shift = 0
    }
  }
  if (shift > 0) words[at++] = word | (-1 << shift)
  return at
}

/** Returns the bytes of a code unit, the first in the lowest bits, and how many they are. */
function encodeUnit(unit: number): [number, number] {
  const last = 0x80 | (unit & 0x3f)
  if (unit < 0x80) return [unit, 1]
  if (unit < 0x800) return [0xc0 | (unit >> 6) | (last << 8), 2]
  return [0xe0 | (unit >> 12) | ((0x80 | ((unit >> 6) & 0x3f)) << 8) | (last << 16), 3]
}
