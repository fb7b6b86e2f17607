import { addCommonLetters } from './common-letters.ts'
import { type NumberReader, numberReader, unfoldSign } from './number-reader.ts'
import {
  BIDI_SHIFT,
  COMBINING_SHIFT,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
} from './properties.ts'

// The contexts of the numbers in the text.
export const IN_COUNT = 0
/** The property word of a class in three parts. */
export const IN_STATUS_AND_MARK = 1
export const IN_BIDI_AND_JOINING = 2
export const IN_COMBINING = 3
export const IN_OFFSET = 4
/** + class before, and + the one before that. */
export const IN_CLASS_OF_RUN = 5
export const IN_CLASS_OF_SECOND = 133
/** + class, and + the lowest bits of its first slot: many runs end where a column of a code chart does. */
export const IN_LENGTH_OF_RUN = 261
export const IN_LENGTH_FROM_ROW = 389
export const CLASS_CONTEXTS = 405
export const ROW_MASK = 15

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

/** The class of each code point, decoded as far as the highest that was asked for. */
export interface Classes {
  /** By class: the property word of properties.ts. */
  readonly words: Int32Array
  /** By class: what to add to a code point of status `MAPPED_BY_OFFSET`. */
  readonly offsets: Int32Array
  /** By slot: the class; 0 while it is not known. */
  readonly ids: Uint8Array
  /** The slots decoded so far that have a target, ascending. */
  readonly mapped: readonly number[]
  /** The class of the code point in a slot. */
  of(slot: number): number
}

export function classesOf(text: string): Classes {
  const words = new Int32Array(256)
  const offsets = new Int32Array(256)
  const ids = new Uint8Array(SLOTS)
  const mapped: number[] = []
  addCommonLetters(ids, words, offsets)
  let next: NumberReader | null = null
  let end = 0
  let id = 0
  let idBefore = 0
  function open(): NumberReader {
    const reader = numberReader(text, CLASS_CONTEXTS)
    const count = reader(IN_COUNT)
    for (let id = 1; id <= count; id++) {
      const word =
        reader(IN_STATUS_AND_MARK) |
        (reader(IN_BIDI_AND_JOINING) << BIDI_SHIFT) |
        (reader(IN_COMBINING) << COMBINING_SHIFT)
      words[id] = word
      if (word === MAPPED_BY_OFFSET) offsets[id] = unfoldSign(reader(IN_OFFSET))
    }
    return reader
  }
  function decodeRun(reader: NumberReader): void {
    const before = id
    id = reader(IN_CLASS_OF_RUN + id, IN_CLASS_OF_SECOND + idBefore)
    idBefore = before
    const start = end
    end += reader(IN_LENGTH_OF_RUN + id, IN_LENGTH_FROM_ROW + (start & ROW_MASK)) + 1
    const word = words[id + 1]
    const isMapped = word === MAPPED_TO_ONE || word === MAPPED_TO_MANY
    for (let slot = start; slot < end; slot++) {
      ids[slot] = id + 1
      if (isMapped) mapped[mapped.length] = slot
    }
  }
  return {
    words,
    offsets,
    ids,
    mapped,
    of(slot) {
      if (ids[slot] === 0) {
        next ??= open()
        while (slot >= end) decodeRun(next)
      }
      return ids[slot]!
    },
  }
}
