import type { Classes } from './classes.ts'
import { numberReader, readAscending, unfoldSign } from './number-reader.ts'
import { MAPPED_TO_MANY } from './properties.ts'

// The contexts of the numbers in the text.
export const IN_ALPHABET = 0
/** + place in the target, 3 at most, times 4 + digits of the number before, 3 at most. */
export const IN_LETTER = 1
/** + the lowest bits of the letter above. */
export const IN_LETTER_BELOW = 17
/** + length of the target of many before. */
export const IN_TARGET_LENGTH = 81
/** + region before, and + block. */
export const IN_REGION = 113
export const IN_REGION_OF_BLOCK = 116
/** + block + region times `BLOCKS`. */
export const IN_TARGET = 180
/** + digits of the number before. */
export const IN_TARGET_AFTER = 372
export const TARGET_CONTEXTS = 393

export const LETTER_MASK = 63
export const BLOCKS = 64
export function blockOf(slot: number): number {
  return (slot >> 10) % BLOCKS
}

/** A target is near the last one of its region: of ideographs, other ideographs, and all else. */
export function regionOf(target: number): number {
  return target < 0x4e00 ? 0 : target < 0x20000 ? 1 : 2
}

const clz32 = Math.clz32

/** How many binary digits a number is written in. */
export function digitsOf(number: number): number {
  return 32 - clz32(number + 1)
}

/** What code points of status `MAPPED_TO_ONE` and `MAPPED_TO_MANY` map to, decoded as far as the highest asked for. */
export interface Targets {
  /** The code points for the one in a slot whose class is known. */
  of(slot: number): readonly number[]
}

export function targetsOf(text: string, classes: Classes): Targets {
  const next = numberReader(text, TARGET_CONTEXTS)
  const alphabet = readAscending(next, IN_ALPHABET)
  const targets: Record<number, readonly number[]> = { __proto__: null } as never
  let size = 0
  const ones = [0, 0, 0]
  let region = 0
  let distance = 0
  let many: readonly number[] = []
  function read(slot: number): readonly number[] {
    if (classes.words[classes.of(slot)] !== MAPPED_TO_MANY) {
      const block = blockOf(slot)
      region = next(IN_REGION + region, IN_REGION_OF_BLOCK + block)
      distance = next(IN_TARGET + region * BLOCKS + block, IN_TARGET_AFTER + digitsOf(distance))
      ones[region]! += unfoldSign(distance) + 1
      return [ones[region]!]
    }
    const length = next(IN_TARGET_LENGTH + many.length) + 2
    const letters: number[] = []
    let number = 0
    for (let i = 0; i < length; i++) {
      // A letter is written as its distance from the one above it in the target before.
      const above = i < many.length ? many[i]! : 0
      number = next(
        IN_LETTER + Math.min(i, 3) * 4 + Math.min(digitsOf(number), 3),
        IN_LETTER_BELOW + (above & LETTER_MASK),
      )
      letters[i] = above + unfoldSign(number)
    }
    many = letters
    const target: number[] = []
    for (let i = 0; i < length; i++) target[i] = alphabet[letters[i]!]!
    return target
  }
  return {
    of(slot) {
      for (;;) {
        const target = targets[slot]
        if (target !== undefined) return target
        const mapped = classes.mapped[size++]!
        targets[mapped] = read(mapped)
      }
    },
  }
}
