import { domainToUnicode } from '@waymark/host'
import { URL } from '@waymark/url'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Hostile domains: what the URL contains, and what may be shown to people. */
export const idnaAttacks: Suite = {
  file: 'adversarial/idna-attacks.json',
  *cases(text): Iterable<Case> {
    for (const vector of vectorsOf(JSON.parse(text))) {
      yield { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check(vector: Vector): string | null {
  const { domain, expected } = vector
  const about = ['id', 'class', 'note', 'differs', 'refs']
  const unknown = unknownMember(vector, ['domain', 'expected', ...about])
  if (unknown !== null) return unknown
  if (typeof domain !== 'string') return 'the vector has no domain'
  const hostname = URL.parse(`https://${domain}/`)?.hostname ?? null
  if (expected === 'failure') return expectSame('hostname', hostname, null)
  if (typeof expected !== 'object' || expected === null) return 'nothing is expected'
  const unexpected = unknownMember(expected as Vector, ['ascii', 'unicode'])
  if (unexpected !== null) return unexpected
  const { ascii, unicode } = expected as Vector
  if (hostname === null) return 'it does not parse'
  return firstProblem([
    expectSame('hostname', hostname, ascii),
    // null: one of its labels is not an A-label, so the whole domain must be shown as it is.
    expectSame('domainToUnicode', domainToUnicode(hostname), unicode ?? ascii),
  ])
}
