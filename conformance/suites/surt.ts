import {
  iaCanonical,
  iaSurt,
  massageHost,
  reorderQuery,
  reverseHost,
  sortBySsurt,
  ssurt,
  ssurtHost,
  stripPathSessionId,
  surt as toSurt,
} from '@waymark/normalize/surt'
import type { Case, Suite } from '../suite.ts'
import { unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Keys of web archives, and parts of their canonicalisers. */
export const surt: Suite = {
  file: 'vectors/surt.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: unknown }
    for (const vector of vectorsOf(vectors)) yield toCase(vector)
  },
  knownFailures: {},
}

const FORMS: Readonly<Record<string, (input: string) => unknown>> = {
  'surt-ia-default': (input) => iaSurt(input),
  surt: (input) => toSurt(input),
  'surt-without-scheme': (input) => toSurt(input, { withScheme: false }),
  'surt-without-trailing-comma': (input) => toSurt(input, { trailingComma: false }),
  ssurt,
  'ssurt-host': (input) => ssurtHost(input),
  'ssurt-reverse-host': (input) => reverseHost(input),
  'ia-canonical': (input) => iaCanonical(input, { decode: false }),
  'ia-default-canonical': (input) => iaCanonical(input),
  'query-order': reorderQuery,
  'host-massage': massageHost,
  'strip-path-session-id': stripPathSessionId,
}

const MEMBERS = ['id', 'form', 'input', 'prefix', 'expected', 'source', 'note']

function toCase(vector: Vector): Case {
  return { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
}

function check(vector: Vector): string | null {
  const unknown = unknownMember(vector, MEMBERS)
  if (unknown !== null) return unknown
  const { form, input, prefix, expected } = vector
  if (expected === undefined) return 'the vector expects nothing'
  if (form === 'ssurt-sort' && Array.isArray(input)) return checkOrder(input.map(String), expected)
  if (typeof input !== 'string') return 'the vector asks nothing'
  if (form === 'ssurt-prefix') {
    if (typeof prefix !== 'string') return 'the vector asks nothing'
    return compare(ssurt(input).startsWith(prefix), expected)
  }
  const give = typeof form === 'string' && Object.hasOwn(FORMS, form) ? FORMS[form] : undefined
  if (give === undefined) return `nothing is known of the form ${String(form)}`
  return compare(give(input), expected)
}

/** The URLs in order, or their SSURTs. */
function checkOrder(input: readonly string[], expected: unknown): string | null {
  const urls = sortBySsurt(input)
  const isOfUrls = Array.isArray(expected) && expected.every((item) => input.includes(item))
  return compare(isOfUrls ? urls : urls.map(ssurt), expected)
}

function compare(actual: unknown, expected: unknown): string | null {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  return a === b ? null : `it is ${a}, not ${b}`
}
