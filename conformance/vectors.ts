/** A vector of a data file: an object whose members are to be looked at one by one. */
export type Vector = Readonly<Record<string, unknown>>

/**
 * The vectors of an array in which strings are comments. What is neither comes as a vector without
 * members, so that reading it fails.
 */
export function* vectorsOf(list: unknown): Iterable<Vector> {
  if (!Array.isArray(list)) throw new Error('not an array of vectors')
  for (const entry of list) {
    if (typeof entry === 'string') continue
    yield typeof entry === 'object' && entry !== null ? (entry as Vector) : {}
  }
}

/** A sentence about the first member that is not among the known ones, or `null`. */
export function unknownMember(vector: Vector, known: readonly string[]): string | null {
  const name = Object.keys(vector).find((member) => !known.includes(member))
  return name === undefined ? null : `nothing is known of the member ${JSON.stringify(name)}`
}

/** A sentence about what differs, or `null`. */
export function expectSame(what: string, actual: unknown, expected: unknown): string | null {
  if (actual === expected) return null
  return `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
}

/** The first sentence of a list of checks, or `null` when all of them pass. */
export function firstProblem(checks: Iterable<string | null>): string | null {
  for (const problem of checks) if (problem !== null) return problem
  return null
}
