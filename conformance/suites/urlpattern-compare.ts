import { compareComponent, URLPattern } from '@waymark/url-pattern'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Which of two patterns is the more specific, asked in every order. */
export const urlpatternCompare: Suite = {
  file: 'wpt/urlpattern-compare-test-data.json',
  *cases(text): Iterable<Case> {
    for (const vector of vectorsOf(JSON.parse(text))) {
      yield { id: JSON.stringify(vector), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check(vector: Vector): string | null {
  const unknown = unknownMember(vector, ['component', 'left', 'right', 'expected'])
  if (unknown !== null) return unknown
  const { component, left, right, expected } = vector
  if (typeof expected !== 'number') return 'the vector expects nothing'
  const compare = (...patterns: readonly [unknown, unknown]): unknown =>
    Reflect.apply(compareComponent, undefined, [
      component,
      ...patterns.map((pattern) => Reflect.construct(URLPattern, [pattern])),
    ])
  return firstProblem([
    expectSame('left to right', compare(left, right), expected),
    expectSame('right to left', compare(right, left), expected === 0 ? 0 : -expected),
    expectSame('left to itself', compare(left, left), 0),
    expectSame('right to itself', compare(right, right), 0),
  ])
}
