import { isRecord } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, type OptionType, optionType } from '@waymark/infra/options'
import { createFingerprint, type Fingerprint } from './fingerprint.ts'
import { IntList, type Ints } from './int-list.ts'
import { TableMemory } from './table-memory.ts'

/** Distinct URLs, numbered from 0 in the order in which they are added. Several audits and counters can share one table. */
export interface UrlTable {
  readonly length: number
  /** The memory of this table, and of the audits and counters that use it; `null` if it is not limited. */
  readonly memory: TableMemory | null
  /** Returns the number of a URL, which is new if the URL is. URLs are compared code unit by code unit. */
  add(url: string): number
  /** Returns the number of a URL; -1 if it was never added. */
  find(url: string): number
  /** Returns the URL with a number. */
  text(number: number): string
}

/** The option `urls`. */
export const URL_TABLE: OptionType = /* @__PURE__ */ optionType(
  'a table of URLs',
  (value) => isRecord(value) && typeof value['add'] === 'function',
)

/** Ends a text. UTF-8 does not have this byte. */
const END = 0xff

const EMPTY = 0

/** Bytes of a slot. */
const SLOT_SIZE = 5

/** How many URLs are remembered as strings. Pages that are close to each other list the same alternates, so nearly all are found here. */
const RECENT = 1024

/** Options of `createUrlTable`. */
export interface UrlTableOptions {
  /** Limits the memory of the table, and of the audits and counters that use it. Default: there is no limit. */
  readonly memory?: TableMemory | undefined
}

export const URL_TABLE_OPTIONS: OptionTable<UrlTableOptions> = {
  memory: /* @__PURE__ */ optionType('a TableMemory', (value) => value instanceof TableMemory),
}

/**
 * Creates an empty table. A URL takes its bytes and about 26 more, all outside the heap of the engine. There may be more
 * URLs than a `Map` can have keys, which is 2^24. With `memory`, five to fourteen bytes of each stay in memory.
 *
 * @throws {TypeError} If an option is wrong.
 *
 * @example
 * ```ts
 * import { createUrlTable } from '@waymark/hreflang'
 *
 * const urls = createUrlTable()
 * urls.add('https://a.example/') // => 0
 * urls.add('https://a.example/de') // => 1
 * urls.add('https://a.example/') // => 0
 * urls.find('https://b.example/') // => -1
 * urls.text(1) // => 'https://a.example/de'
 * ```
 */
export function createUrlTable(options: UrlTableOptions = {}): UrlTable {
  options = checkOptions(options, URL_TABLE_OPTIONS)
  const { memory = null } = options
  const fingerprintOf = createFingerprint()
  /** UTF-8 with each text ending in one to four `END`, as words; and where each begins. */
  const texts = new IntList(memory)
  const starts = new IntList(memory)
  const fingerprints = new IntList(memory)
  /** Open addressing: the number after a URL's own, or `EMPTY`. */
  let slots = new Int32Array(64)
  /** The lowest byte of the second word of each fingerprint, so that nearly all others are told apart without reading them. */
  let tags = new Uint8Array(64)
  let words = new Int32Array(256)
  let wordCount = 0
  const wanted: Fingerprint = [0, 0, 0]
  const recent = new Map<string, number>()

  const encode = (url: string) => {
    // A code unit takes three bytes at most.
    if (url.length >= words.length) words = new Int32Array(url.length * 2)
    wordCount = encodeTo(words, url)
    fingerprintOf(words, wordCount, wanted)
  }

  /** Returns the slot of the URL that was encoded last, or the empty slot where it belongs. */
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
    for (let number = 0; number < starts.length; number++) {
      let slot = fingerprints.get(3 * number) & mask
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask
      slots[slot] = number + 1
      tags[slot] = fingerprints.get(3 * number + 1)
    }
  }

  return {
    memory,
    get length() {
      return starts.length
    },
    add(url) {
      const last = recent.get(url)
      if (last !== undefined) return last
      encode(url)
      const slot = findSlot()
      const number = slots[slot] === EMPTY ? starts.length : slots[slot]! - 1
      if (recent.size === RECENT) recent.clear()
      recent.set(url, number)
      if (slots[slot] !== EMPTY) return number
      slots[slot] = number + 1
      tags[slot] = wanted[1]
      starts.push(texts.length)
      for (const word of wanted) fingerprints.push(word)
      for (let i = 0; i < wordCount; i++) texts.push(words[i]!)
      if (starts.length > slots.length * 0.7) growSlots()
      return number
    },
    find(url) {
      const last = recent.get(url)
      if (last !== undefined) return last
      encode(url)
      return slots[findSlot()]! - 1
    },
    text(number) {
      const start = starts.get(number)
      const end = number + 1 < starts.length ? starts.get(number + 1) : texts.length
      return decode(texts, start, end)
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

/** Reads a text. */
function decode(texts: Ints, start: number, end: number): string {
  const units: number[] = []
  let text = ''
  let left = 0
  for (let i = start; i < end; i++) {
    for (let shift = 0, word = texts.get(i); shift < 32; shift += 8) {
      const byte = (word >>> shift) & 0xff
      if (byte === END) break
      if (byte < 0x80) units.push(byte)
      else if (byte < 0xc0) {
        units[units.length - 1] = (units[units.length - 1]! << 6) | (byte & 0x3f)
        left--
      } else {
        left = byte < 0xe0 ? 1 : 2
        units.push(byte & (byte < 0xe0 ? 0x1f : 0x0f))
      }
    }
    // An argument list has a greatest length.
    if (units.length < 4096 || left > 0) continue
    text += String.fromCharCode(...units)
    units.length = 0
  }
  return text + String.fromCharCode(...units)
}
