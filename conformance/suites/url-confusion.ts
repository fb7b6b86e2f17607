import { URL } from '@waymark/url'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** URLs that different parsers read differently. */
export const urlConfusion: Suite = {
  file: 'adversarial/url-confusion.json',
  *cases(text): Iterable<Case> {
    for (const vector of vectorsOf(JSON.parse(text))) {
      yield { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check(vector: Vector): string | null {
  const { input, base, expected } = vector
  const about = ['id', 'class', 'note', 'differs', 'refs']
  const unknown = unknownMember(vector, ['input', 'base', 'expected', ...about])
  if (unknown !== null) return unknown
  if (typeof input !== 'string') return 'the vector has no input'
  if (base !== undefined && typeof base !== 'string') return 'the base is not a string'
  const url = URL.parse(input, base)
  if (expected === 'failure') return expectSame('href', url?.href ?? null, null)
  if (typeof expected !== 'object' || expected === null) return 'nothing is expected'
  const entries = Object.entries(expected)
  if (entries.length === 0) return 'nothing is expected'
  return firstProblem(
    entries.map(([name, text]) => {
      if (name !== 'href' && name !== 'hostname') return `no answer is known for ${name}`
      return expectSame(name, url?.[name], text)
    }),
  )
}
