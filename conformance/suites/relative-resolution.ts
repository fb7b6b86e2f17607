import { removeDotSegments, resolveUri } from '@waymark/rfc3986'
import type { Case, Suite } from '../suite.ts'
import { expectSame, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Section 5.2 of RFC 3986, and 5.2.4 alone. */
export const relativeResolution: Suite = {
  file: 'vectors/relative-resolution.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: unknown }
    for (const vector of vectorsOf(vectors)) yield toCase(vector)
  },
  knownFailures: {},
}

const MEMBERS = ['id', 'base', 'reference', 'strict', 'path', 'expected', 'source', 'note']

function toCase(vector: Vector): Case {
  return { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
}

function check(vector: Vector): string | null {
  const unknown = unknownMember(vector, MEMBERS)
  if (unknown !== null) return unknown
  const { base, reference, strict = true, path, expected } = vector
  if (typeof path === 'string' && base === undefined && reference === undefined) {
    return expectSame(`${path} without dots`, removeDotSegments(path), expected)
  }
  if (typeof base !== 'string' || typeof reference !== 'string' || typeof strict !== 'boolean') {
    return 'the vector asks nothing'
  }
  return expectSame(`${reference} on ${base}`, resolveUri(reference, base, { strict }), expected)
}
