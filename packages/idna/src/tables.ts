import { nextNumber, nextSigned, numberStream } from './number-stream.ts'
import {
  DISALLOWED,
  MAPPED_BY_OFFSET,
  MAPPED_TO_MANY,
  MAPPED_TO_ONE,
  STATUS_MASK,
} from './properties.ts'

/** The generated tables as they are shipped; scripts/generate.ts draws the format. */
export interface TableSource {
  readonly classes: string
  readonly runLengths: string
  readonly runClasses: string
  readonly blockCount: number
  readonly singleTargets: string
  readonly targetAlphabet: string
  readonly targetLengths: string
  readonly targetText: string
  readonly secondParts: string
  readonly compositeGaps: string
  readonly firstParts: string
  readonly secondPartIds: string
}

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
  readonly texts: Int32Array
}

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
export function wordOf(tables: Tables, codePoint: number): number {
  const slot = slotOf(codePoint)
  return slot < 0 ? DISALLOWED : tables.words[tables.classes[slot]!]!
}

/** The entry of `targets` for a slot of status `MAPPED_TO_ONE` or `MAPPED_TO_MANY`. */
export function targetOf(tables: Tables, slot: number): number {
  return tables.targets[tables.blocks[slot >> 6]! * 64 + (slot & 63)]!
}

/** Takes about a millisecond in a fresh process; the factory calls it once, on first need. */
export function decodeTables(source: TableSource): Tables {
  const words = new Int32Array(256)
  const offsets = new Int32Array(256)
  const classStream = numberStream(source.classes)
  for (let id = 0; classStream.position < source.classes.length; id++) {
    const word = nextNumber(classStream)
    words[id] = word
    if ((word & STATUS_MASK) === MAPPED_BY_OFFSET) offsets[id] = nextSigned(classStream)
  }

  const texts = decodeTexts(source)
  const singles = numberStream(source.singleTargets)
  const lengths = numberStream(source.targetLengths)
  const classes = new Uint8Array(SLOTS)
  const blocks = new Uint16Array(SLOTS / 64)
  const targets = new Int32Array(source.blockCount * 64)
  const runLengths = numberStream(source.runLengths)
  const runClasses = numberStream(source.runClasses)
  let slot = 0
  let block = 0
  let single = 0
  let text = 0
  while (runLengths.position < source.runLengths.length) {
    const end = slot + nextNumber(runLengths) + 1
    const id = nextNumber(runClasses)
    if (id !== 0) classes.fill(id, slot, end)
    const status = words[id]! & STATUS_MASK
    if (status === MAPPED_TO_ONE || status === MAPPED_TO_MANY) {
      for (let mapped = slot; mapped < end; mapped++) {
        if (blocks[mapped >> 6] === 0) blocks[mapped >> 6] = ++block
        let target: number
        if (status === MAPPED_TO_ONE) {
          single += nextSigned(singles) + 1
          target = single
        } else {
          const length = nextNumber(lengths) + 2
          target = text * 32 + length
          text += length
        }
        targets[blocks[mapped >> 6]! * 64 + (mapped & 63)] = target
      }
    }
    slot = end
  }
  return { classes, words, offsets, blocks, targets, texts }
}

function decodeTexts(source: TableSource): Int32Array {
  const alphabet: number[] = []
  const letters = numberStream(source.targetAlphabet)
  let letter = -1
  while (letters.position < source.targetAlphabet.length) {
    letter += nextNumber(letters) + 1
    alphabet.push(letter)
  }
  const texts: number[] = []
  const stream = numberStream(source.targetText)
  while (stream.position < source.targetText.length) texts.push(alphabet[nextNumber(stream)]!)
  return Int32Array.from(texts)
}
