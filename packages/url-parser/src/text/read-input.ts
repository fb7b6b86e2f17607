import type { Reporter, ValidationError } from '../record/validation-error.ts'
import { placesBeforeRemoval, removeTabsAndNewlines } from './tabs-and-newlines.ts'

/** A range of a string in UTF-16 code units; `end` is one past the last. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The input as the states read it, and how its offsets map to those of the whole input. */
export interface ReadInput {
  /** Without tabs and newlines. */
  readonly text: string
  /** The errors reported so far. */
  readonly errors: ValidationError[]
  /** Adds an error; the offsets are in `text`. */
  readonly report: Reporter
  /** Where a part of `text` is in the whole input. */
  rangeOf(from: number, to: number): TextRange
}

/** Steps 1 to 3 of the basic URL parser: the states read the input between two offsets; of spaces alone, nothing. */
export function readInput(input: string, start: number, end: number): ReadInput {
  const errors: ValidationError[] = []
  const add = (from: number, to: number) => {
    errors[errors.length] = { name: 'invalid-URL-unit', start: from, end: to }
  }
  if (start > 0) add(0, start)
  else if (end < input.length) add(end, input.length)
  const trimmed = input.slice(start, end)
  const text = removeTabsAndNewlines(trimmed)
  const places = text === trimmed ? null : placesBeforeRemoval(trimmed)
  if (places !== null) {
    let removed = start
    while (places[removed - start] === removed - start) removed++
    add(removed, removed + 1)
  }
  const rangeOf = (from: number, to: number): TextRange => {
    if (places === null) return { start: start + from, end: start + to }
    const last = to > from ? places[to - 1]! + 1 : places[from]!
    return { start: start + places[from]!, end: start + last }
  }
  return {
    text,
    errors,
    report: (name, from, to) => {
      errors[errors.length] = { name, ...rangeOf(from, to) }
    },
    rangeOf,
  }
}
