import type { Case } from '../../suite.ts'
import { ComputedError } from './literal.ts'

/** What a row of a table asks. */
export interface Question {
  readonly expected: unknown
  /** What is here in place of the peer's function. */
  readonly ours: () => unknown
}

/** A row that cannot be asked here. The message says why. */
export class SkippedRow extends Error {
  override name = 'SkippedRow'
}

/** A row of a shape that the suite does not know. */
export class UnknownRow extends Error {
  override name = 'UnknownRow'
}

/** The case of a row. A row that is computed cannot be asked; one of unknown shape fails. */
export function tableCase(id: string, readRow: () => Question): Case {
  try {
    const { expected, ours } = readRow()
    return { id, check: () => differenceOf(ours(), expected) }
  } catch (error) {
    if (error instanceof SkippedRow) return { id, skip: error.message, check: () => null }
    if (error instanceof ComputedError) {
      return { id, skip: 'the program of the peer computes it', check: () => null }
    }
    if (error instanceof UnknownRow) return { id, check: () => error.message }
    throw error
  }
}

/** The case of something that the reader cannot read. */
export function unknownCase(id: string, problem: string): Case {
  return { id, check: () => `it cannot be read: ${problem}` }
}

function differenceOf(actual: unknown, expected: unknown): string | null {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  return a === b ? null : `it is ${a}, not ${b}`
}

/** A string of a row. */
export function textOf(value: unknown, what: string = 'the row'): string {
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) throw new SkippedRow('its bytes are not UTF-8')
  throw new UnknownRow(`${what} has no string, but ${JSON.stringify(value)}`)
}
