import { type CompareOptions, compare, keyOf, type Method, methods } from '@waymark/compare'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Every method of comparison; where it has keys, they have to say the same. */
export const comparison: Suite = {
  file: 'vectors/comparison.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: unknown }
    for (const vector of vectorsOf(vectors)) yield toCase(vector)
  },
  knownFailures: {},
}

const MEMBERS = ['id', 'method', 'a', 'b', 'equal', 'options', 'source', 'note']

function toCase(vector: Vector): Case {
  return { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => runVector(vector) }
}

function runVector(vector: Vector): string | null {
  const unknown = unknownMember(vector, MEMBERS)
  if (unknown !== null) return unknown
  const { method: name, a, b, equal } = vector
  if (typeof equal !== 'boolean') return 'the vector expects nothing'
  if (typeof b !== 'string' || (a !== null && typeof a !== 'string'))
    return 'a or b is not a string'
  const method = methods.find((candidate) => candidate.name === name)
  if (method === undefined) return `there is no method ${JSON.stringify(name)}`
  // What is in the data is what the README of the vectors says of the options.
  const options = (vector['options'] ?? {}) as CompareOptions
  const missing = Object.keys(options).find(
    (option) => !method.options.some((known) => known.name === option),
  )
  if (missing !== undefined) return `${method.name} has no option ${missing}`
  const answers = [expectSame('equal', ask(a, b, method, options), equal)]
  if (method.kind === 'symmetric' && a !== null) {
    const key = keyOf(a, method, options)
    answers.push(
      expectSame('the other way round', ask(b, a, method, options), equal),
      expectSame('by key', key !== null && key === keyOf(b, method, options), equal),
    )
  }
  return firstProblem(answers)
}

function ask(a: string | null, b: string, method: Method, options: CompareOptions): boolean {
  return compare(a, b, { methods: [method], options }).verdicts[0]?.equal ?? false
}
