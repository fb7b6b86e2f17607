import { URL } from '@waymark/url'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** What each setter of `URL` changes, and what it leaves alone. */
export const settersTests: Suite = {
  file: 'wpt/setters_tests.json',
  *cases(text): Iterable<Case> {
    const lists = JSON.parse(text) as Record<string, unknown>
    for (const [attribute, list] of Object.entries(lists)) {
      if (attribute === 'comment') continue
      for (const vector of vectorsOf(list)) {
        const id = JSON.stringify([attribute, vector['href'], vector['new_value']])
        yield { id, check: () => check(attribute, vector) }
      }
    }
  },
  knownFailures: {},
}

const SETTABLE = [
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'href',
] as const
const READABLE = [...SETTABLE, 'origin'] as const

function check(attribute: string, vector: Vector): string | null {
  const { href, new_value: value, expected } = vector
  const unknown = unknownMember(vector, ['href', 'new_value', 'expected', 'comment'])
  if (unknown !== null) return unknown
  if (typeof href !== 'string' || typeof value !== 'string') return 'href or new_value is missing'
  if (typeof expected !== 'object' || expected === null) return 'expected is missing'
  const member = SETTABLE.find((name) => name === attribute)
  if (member === undefined) return `no attribute ${attribute} is known`
  const url = new URL(href)
  // Somebody holds the list of the query: it has to follow.
  const { searchParams } = url
  url[member] = value
  const entries = Object.entries(expected)
  if (entries.length === 0) return 'the vector expects nothing'
  return firstProblem([
    ...entries.map(([name, text]) => {
      const part = READABLE.find((known) => known === name)
      return part === undefined
        ? `no attribute ${name} is known`
        : expectSame(part, url[part], text)
    }),
    expectSame('searchParams', `${searchParams}`, `${new URL(url.href).searchParams}`),
  ])
}
