import { asciiLowercase } from '@waymark/infra'
import type { WildcardProgram } from './wildcard-program.ts'

/**
 * Matches a whole string, as a backtracking engine would, but never twice from one place in the
 * program and in the string: the second time could only fail as the first did. So time grows with the
 * length of the string, and with that of the program, where a regular expression can take exponential time.
 *
 * @param input - ASCII without newlines, as every canonical component is.
 * @returns What each group took, `undefined` for one that took no part; `null` when nothing matches.
 *
 * @example
 * ```ts
 * import { type Instruction, runWildcardProgram } from '@waymark/url-pattern/internal'
 *
 * const instructions: readonly Instruction[] = [
 *   { op: 'text', text: '/tea/' },
 *   { op: 'save', slot: 0 },
 *   { op: 'rest' },
 *   { op: 'save', slot: 1 },
 *   { op: 'end' },
 * ]
 * runWildcardProgram({ instructions, groupCount: 1, ignoreCase: false }, '/tea/7') // => ['7']
 * ```
 */
export function runWildcardProgram(
  { instructions, groupCount, ignoreCase }: WildcardProgram,
  input: string,
): readonly (string | undefined)[] | null {
  const text = ignoreCase ? asciiLowercase(input) : input
  // Not Array.from, which took half the time of matching a URL.
  const slots: number[] = []
  for (let slot = 0; slot < 2 * groupCount; slot++) slots[slot] = -1
  // Pairs: an instruction and a position to go on from, or the complement of a slot and what it held.
  const backtracks: number[] = []
  let top = 0
  let visited: Visited | null = null
  let at = 0
  let position = 0
  for (;;) {
    const instruction = instructions[at]!
    let isStuck = false
    switch (instruction.op) {
      case 'text':
        isStuck = !text.startsWith(instruction.text, position)
        position += instruction.text.length
        at++
        break
      case 'unit':
        isStuck = position === text.length || text[position] === instruction.delimiter
        position++
        at++
        break
      case 'set':
        isStuck = position === text.length || !instruction.has(text.charCodeAt(position))
        position++
        at++
        break
      case 'look':
        isStuck = !instruction.holds(text, position)
        at++
        break
      case 'segment': {
        const end = findDelimiter(text, instruction.delimiter, position)
        isStuck = end === position
        position = end
        at++
        break
      }
      case 'rest':
        position = text.length
        at++
        break
      case 'split':
        visited ??= new Visited(instructions.length, text.length)
        isStuck = !visited.add(at, position)
        if (!isStuck) {
          backtracks[top++] = at + instruction.second
          backtracks[top++] = position
        }
        at += instruction.first
        break
      case 'jump':
        at += instruction.by
        break
      case 'save':
        if (top > 0) {
          backtracks[top++] = ~instruction.slot
          backtracks[top++] = slots[instruction.slot]!
        }
        slots[instruction.slot] = position
        at++
        break
      case 'end':
        if (position === text.length) return readGroups(input, slots)
        isStuck = true
        break
    }
    while (isStuck) {
      if (top === 0) return null
      const value = backtracks[--top]!
      const target = backtracks[--top]!
      isStuck = target < 0
      if (isStuck) slots[~target] = value
      else {
        at = target
        position = value
      }
    }
  }
}

/** The places where a split was taken: one bit for each instruction and position. */
class Visited {
  readonly #bits: Uint8Array
  readonly #width: number

  constructor(instructionCount: number, length: number) {
    this.#width = length + 1
    this.#bits = new Uint8Array(Math.ceil((instructionCount * this.#width) / 8))
  }

  /** Gives whether the place is new. */
  add(instruction: number, position: number): boolean {
    const place = instruction * this.#width + position
    const index = Math.floor(place / 8)
    const bit = 1 << (place % 8)
    const bits = this.#bits[index]!
    this.#bits[index] = bits | bit
    return (bits & bit) === 0
  }
}

function findDelimiter(text: string, delimiter: string, from: number): number {
  const index = delimiter === '' ? -1 : text.indexOf(delimiter, from)
  return index === -1 ? text.length : index
}

function readGroups(input: string, slots: readonly number[]): (string | undefined)[] {
  const groups: (string | undefined)[] = []
  for (let slot = 0; slot < slots.length; slot += 2) {
    const end = slots[slot + 1]!
    groups[slot / 2] = end === -1 ? undefined : input.slice(slots[slot]!, end)
  }
  return groups
}
