import { type Compositions, indexCompositions } from './compositions.ts'
import { type NumberReader, numberReader, unfoldSign } from './number-reader.ts'
import {
  DISALLOWED,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
  STATUS_MASK,
} from './properties.ts'

/** The tables as they are used. */
export interface Tables {
  /** Class of each code point, by `slotOf`. */
  readonly classes: Uint8Array
  /** By class: the property word of properties.ts. */
  readonly words: Int32Array
  /** By class: what to add to a code point of status `MAPPED_BY_OFFSET`. */
  readonly offsets: Int32Array
  /** By slot / 64: the number of the block of `targets` that covers it; block 0 is empty. */
  readonly blocks: Uint16Array
  /** A code point (`MAPPED_TO_ONE`), or a place in `texts` times 32 plus a length (`MAPPED_TO_MANY`). */
  readonly targets: Int32Array
  readonly texts: readonly number[]
  /** The canonical compositions, three numbers each: composite, first part, second part. */
  readonly compositions: readonly number[]
}

/** One Unicode version. Both are decoded when first asked for, so plain ASCII must not ask. */
export interface Unicode {
  readonly tables: Tables
  readonly compositions: Compositions
}

/** Binds the text of the tables and decodes nothing yet. */
export function unicodeOf(text: string): Unicode {
  let tables: Tables | null = null
  let compositions: Compositions | null = null
  return {
    get tables() {
      tables ??= decodeTables(text)
      return tables
    },
    get compositions() {
      compositions ??= indexCompositions(this.tables.compositions)
      return compositions
    },
  }
}

/** The contexts of the numbers in the text; scripts/generate.ts draws their order. */
export const IN_CLASS = 0
export const IN_OFFSET = 1
export const IN_ALPHABET = 2
export const IN_COUNT = 3
export const IN_SECOND = 4
/** + whether the second part comes later than that of the composition before. */
export const IN_FIRST = 5
/** + place in the text, 3 at most. */
export const IN_LETTER = 8
/** + length of the text before. */
export const IN_TEXT_LENGTH = 16
/** + gap before, 31 at most. */
export const IN_GAP = 48
/** + class before. */
export const IN_CLASS_OF_RUN = 128
/** + class. */
export const IN_LENGTH_OF_RUN = 256
/** + slot / 1024. */
export const IN_TARGET = 384
/** + second part before. */
export const IN_SECOND_ID = 648
export const CONTEXTS = 776

/** Code points below this have a slot of their own number. */
const DENSE = 0x40000
/** The only other block in which Unicode assigns something to IDNA: U+E0000 to U+E0FFF. */
const TAGS = 0xe0000
const TAGS_SIZE = 0x1000
export const SLOTS: number = DENSE + TAGS_SIZE

/** The place of a code point in a table, or -1 for one that is disallowed. */
export function slotOf(codePoint: number): number {
  if (codePoint < DENSE) return codePoint
  const slot = codePoint - (TAGS - DENSE)
  return slot >= DENSE && slot < SLOTS ? slot : -1
}

/** The property word of a code point. */
export function wordOf({ tables }: Unicode, codePoint: number): number {
  const slot = slotOf(codePoint)
  return slot < 0 ? DISALLOWED : tables.words[tables.classes[slot]!]!
}

/** The entry of `targets` for a slot of status `MAPPED_TO_ONE` or `MAPPED_TO_MANY`. */
export function targetOf(tables: Tables, slot: number): number {
  return tables.targets[tables.blocks[slot >> 6]! * 64 + (slot & 63)]!
}

/** Called once, on first need: it takes as long as some ten thousand domains. */
export function decodeTables(text: string): Tables {
  const next = numberReader(text, CONTEXTS)
  const words = new Int32Array(128)
  const offsets = new Int32Array(128)
  const classCount = next(IN_COUNT)
  for (let id = 0; id < classCount; id++) {
    const word = next(IN_CLASS)
    words[id] = word
    if (word === MAPPED_BY_OFFSET) offsets[id] = unfoldSign(next(IN_OFFSET))
  }
  const alphabet = readAscending(next, IN_ALPHABET)
  const classes = new Uint8Array(SLOTS)
  const blocks = new Uint16Array(SLOTS / 64)
  const targets = new Int32Array(next(IN_COUNT) * 64)
  const texts: number[] = []
  let lastTarget = 0
  let lastText: readonly number[] = []
  let block = 0
  let id = 0
  for (let slot = 0; slot < SLOTS; ) {
    id = next(IN_CLASS_OF_RUN + id)
    const end = slot + next(IN_LENGTH_OF_RUN + id) + 1
    classes.fill(id, slot, end)
    const status = words[id]! & STATUS_MASK
    const isText = status === MAPPED_TO_MANY
    for (; slot < end; slot++) {
      if (!isText && status !== MAPPED_TO_ONE) {
        slot = end
        break
      }
      if (blocks[slot >> 6] === 0) blocks[slot >> 6] = ++block
      if (isText) {
        lastText = readText(next, lastText)
        targets[block * 64 + (slot & 63)] = texts.length * 32 + lastText.length
        for (const letter of lastText) texts.push(alphabet[letter]!)
      } else {
        lastTarget += unfoldSign(next(IN_TARGET + (slot >> 10))) + 1
        targets[block * 64 + (slot & 63)] = lastTarget
      }
    }
  }
  return { classes, words, offsets, blocks, targets, texts, compositions: readCompositions(next) }
}

function readAscending(next: NumberReader, context: number): number[] {
  const numbers: number[] = []
  const count = next(IN_COUNT)
  let last = -1
  for (let i = 0; i < count; i++) {
    last += next(context) + 1
    numbers.push(last)
  }
  return numbers
}

/** A text of two letters or more, each as its distance from the letter above it in the text before. */
function readText(next: NumberReader, before: readonly number[]): number[] {
  const length = next(IN_TEXT_LENGTH + before.length) + 2
  const text: number[] = []
  for (let i = 0; i < length; i++) {
    text.push((before[i] ?? 0) + unfoldSign(next(IN_LETTER + Math.min(i, 3))))
  }
  return text
}

function readCompositions(next: NumberReader): number[] {
  const compositions: number[] = []
  const seconds = readAscending(next, IN_SECOND)
  const count = next(IN_COUNT)
  let composite = -1
  let gap = 0
  let first = 0
  let id = 0
  for (let i = 0; i < count; i++) {
    gap = next(IN_GAP + Math.min(gap, 31))
    composite += gap + 1
    const lastId = id
    id = next(IN_SECOND_ID + lastId)
    first += unfoldSign(next(IN_FIRST + (id > lastId ? 1 : 0)))
    compositions.push(composite, first, seconds[id]!)
  }
  return compositions
}
