import {
  canonicalizeForSafeBrowsing,
  canonicalPhishingHost,
  hashPrefix,
  phishingLookupHost,
  type SafeBrowsingVersion,
  safeBrowsingExpressions,
} from '@waymark/normalize/safe-browsing'
import type { Case, Suite } from '../suite.ts'
import { expectSame, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

/** Canonical forms, expressions and hashes of Google Safe Browsing; hosts of Mozilla's forerunner. */
export const safeBrowsing: Suite = {
  file: 'vectors/safe-browsing.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: unknown }
    for (const vector of vectorsOf(vectors)) yield toCase(vector)
  },
  knownFailures: {},
}

const MEMBERS = [
  'id',
  'kind',
  'input',
  'inputBytesHex',
  'expected',
  'error',
  'orderSignificant',
  'bits',
  'profile',
  'source',
  'note',
]

function toCase(vector: Vector): Case {
  return { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
}

function check(vector: Vector): string | null {
  const unknown = unknownMember(vector, MEMBERS)
  if (unknown !== null) return unknown
  const { kind, inputBytesHex, bits, profile, error } = vector
  const input = typeof inputBytesHex === 'string' ? fromHex(inputBytesHex) : vector['input']
  const expected = error === true ? null : vector['expected']
  if (expected === undefined) return 'the vector expects nothing'
  if (profile === 'mozilla-2007') {
    if (typeof input !== 'string') return 'the vector asks nothing'
    if (kind === 'host') return expectSame('the host', canonicalPhishingHost(input), expected)
    if (kind === 'host-lookup') return expectSame('the host', phishingLookupHost(input), expected)
    return `nothing is known of ${String(kind)} there`
  }
  if (!isVersion(profile)) return `nothing is known of the profile ${String(profile)}`
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) return 'the vector asks nothing'
  switch (kind) {
    case 'canonical':
      return expectSame('the URL', canonicalizeForSafeBrowsing(input, profile), expected)
    case 'expressions':
      return checkExpressions(input, profile, expected, vector['orderSignificant'] === true)
    case 'hash-prefix':
      if (typeof input !== 'string' || typeof bits !== 'number') return 'the vector asks nothing'
      return expectSame('the prefix', hashPrefix(input, bits), expected)
    default:
      return `nothing is known of the kind ${String(kind)}`
  }
}

function checkExpressions(
  input: string | Uint8Array,
  version: SafeBrowsingVersion,
  expected: unknown,
  isOrdered: boolean,
): string | null {
  const actual = safeBrowsingExpressions(input, version)
  if (actual === null || !Array.isArray(expected)) {
    return expectSame('the list', actual, expected)
  }
  const order = (list: readonly unknown[]) => (isOrdered ? list : [...list].sort())
  return expectSame('the list', JSON.stringify(order(actual)), JSON.stringify(order(expected)))
}

function isVersion(profile: unknown): profile is SafeBrowsingVersion {
  return profile === 'v4' || profile === 'v5'
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
