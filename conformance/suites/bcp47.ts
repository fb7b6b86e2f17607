import {
  canonicalize,
  checkHreflang,
  checkLanguageTag,
  isValid,
  isWellFormed,
  type LanguageTagProblemCode,
  parseLanguageTag,
} from '@waymark/language-tag'
import type { Case, Suite } from '../suite.ts'

/** Language tags: grammar, validity with its reasons, canonical form; and fitness for hreflang. */
export const bcp47: Suite = {
  file: 'vectors/bcp47.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: readonly Record<string, unknown>[] }
    for (const vector of vectors) {
      yield { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

const ABOUT = new Set(['id', 'tag', 'source', 'note'])

function check(vector: Record<string, unknown>): ReturnType<Case['check']> {
  const { tag } = vector
  if (typeof tag !== 'string') return 'the vector has no tag'
  const asked = Object.entries(vector).filter(([member]) => !ABOUT.has(member))
  if (asked.length === 0) return 'the vector expects nothing'
  for (const [member, expected] of asked) {
    const answer = ANSWERS[member]
    if (answer === undefined) return `no answer is known for ${member}`
    const actual = JSON.stringify(answer(tag))
    if (actual !== JSON.stringify(member === 'invalidBecause' ? sorted(expected) : expected)) {
      return `${member} of ${JSON.stringify(tag)} is ${actual}, not ${JSON.stringify(expected)}`
    }
  }
  return vector['valid'] === false && vector['wellFormed'] === true
    ? checkReasonsGiven(vector)
    : null
}

/** The words of the vectors for our codes. */
const REASONS: Readonly<Record<LanguageTagProblemCode, string>> = {
  'tag-not-well-formed': 'not-well-formed',
  'unknown-language': 'language',
  'unknown-extlang': 'extlang',
  'multiple-extlangs': 'extlang-count',
  'extlang-prefix-mismatch': 'extlang-prefix',
  'unknown-script': 'script',
  'unknown-region': 'region',
  'unknown-variant': 'variant',
  'duplicate-variant': 'duplicate-variant',
  'duplicate-singleton': 'duplicate-singleton',
}

const ANSWERS: Readonly<Record<string, (tag: string) => unknown>> = {
  wellFormed: isWellFormed,
  valid: isValid,
  kind: (tag) => parseLanguageTag(tag)?.kind,
  canonical: canonicalize,
  invalidBecause: (tag) => sorted(checkLanguageTag(tag).map(({ code }) => REASONS[code])),
  hreflang: (tag) => checkHreflang(tag).usable,
}

function checkReasonsGiven(vector: Record<string, unknown>): string | null {
  return 'invalidBecause' in vector ? null : 'an invalid tag without invalidBecause'
}

/** The reasons as a set: a tag with two unknown variants is invalid because of one thing. */
function sorted(reasons: unknown): unknown {
  return Array.isArray(reasons) ? [...new Set(reasons)].sort() : reasons
}
