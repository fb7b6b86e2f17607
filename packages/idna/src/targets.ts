import type { Classes } from './classes.ts'
import { numberReader, readAscending, unfoldSign } from './number-reader.ts'
import { MAPPED_TO_MANY } from './properties.ts'

// The contexts of the numbers in the text.
export const IN_ALPHABET = 0
/** + place in the target, 3 at most. */
export const IN_LETTER = 1
/** + length of the target of many before. */
export const IN_TARGET_LENGTH = 5
/** + slot / 1024. */
export const IN_TARGET = 37
export const TARGET_CONTEXTS = 301

/** What code points of status `MAPPED_TO_ONE` and `MAPPED_TO_MANY` map to, decoded as far as the highest asked for. */
export interface Targets {
  /** The code points for the one in a slot whose class is known. */
  of(slot: number): readonly number[]
}

export function targetsOf(text: string, classes: Classes): Targets {
  const next = numberReader(text, TARGET_CONTEXTS)
  const alphabet = readAscending(next, IN_ALPHABET)
  const targets = new Map<number, readonly number[]>()
  let one = 0
  let many: readonly number[] = []
  function read(slot: number): readonly number[] {
    if (classes.words[classes.of(slot)] !== MAPPED_TO_MANY) {
      one += unfoldSign(next(IN_TARGET + (slot >> 10))) + 1
      return [one]
    }
    const length = next(IN_TARGET_LENGTH + many.length) + 2
    const letters: number[] = []
    for (let i = 0; i < length; i++) {
      // A letter is written as its distance from the one above it in the target before.
      letters.push((many[i] ?? 0) + unfoldSign(next(IN_LETTER + Math.min(i, 3))))
    }
    many = letters
    return letters.map((letter) => alphabet[letter]!)
  }
  return {
    of(slot) {
      for (;;) {
        const target = targets.get(slot)
        if (target !== undefined) return target
        const mapped = classes.mapped[targets.size]!
        targets.set(mapped, read(mapped))
      }
    },
  }
}
