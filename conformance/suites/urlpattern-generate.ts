import { generateComponent, URLPattern } from '@waymark/url-pattern'
import type { Case, Suite } from '../suite.ts'
import { expectSame, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** The text of a component that groups make. */
export const urlpatternGenerate: Suite = {
  file: 'wpt/urlpattern-generate-test-data.json',
  *cases(text): Iterable<Case> {
    for (const vector of vectorsOf(JSON.parse(text))) {
      yield { id: JSON.stringify(vector), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check(vector: Vector): string | null {
  const unknown = unknownMember(vector, ['pattern', 'component', 'groups', 'expected'])
  if (unknown !== null) return unknown
  const { component, groups, expected } = vector
  if (expected === undefined) return 'the vector expects nothing'
  const pattern = Reflect.construct(URLPattern, [vector['pattern']]) as URLPattern
  let text: unknown
  try {
    text = Reflect.apply(generateComponent, undefined, [pattern, component, groups])
  } catch (error) {
    return expected === null && error instanceof TypeError ? null : `threw ${String(error)}`
  }
  return expectSame('the text', text, expected)
}
