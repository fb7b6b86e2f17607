import {
  type AlternateEntry,
  type AuditOptions,
  auditAlternates,
  createNormalizeForMatching,
  type MatchingOptions,
} from '@waymark/hreflang'
import type { Case, Suite } from '../suite.ts'

interface Vector {
  readonly id?: string
  readonly title: string
  readonly form: AuditOptions['form']
  readonly entries: readonly AlternateEntry[]
  readonly options?: Pick<AuditOptions, 'defaultLang' | 'report'> &
    Pick<MatchingOptions, 'trailingSlash'>
  readonly expected: readonly Readonly<Record<string, unknown>>[]
}

/** Audits of alternates: each vector names the complete set of findings, in any order. */
export const hreflang: Suite = {
  file: 'vectors/hreflang.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: readonly Vector[] }
    for (const vector of vectors) {
      yield { id: vector.id ?? JSON.stringify(vector.entries), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

const MEMBERS = new Set(['id', 'title', 'form', 'entries', 'options', 'expected', 'source', 'note'])
const OPTIONS = new Set(['trailingSlash', 'defaultLang', 'report'])
/** Codes that the vectors call otherwise. */
const OUR_CODES: Readonly<Record<string, string>> = {
  'label-mismatch': 'language-mismatch',
  'relative-url': 'page-url-relative',
  'unsupported-protocol': 'page-url-unsupported-scheme',
  'invalid-url': 'page-url-invalid',
}

const COMPARED = ['code', 'loc', 'target', 'lang', 'declared', 'targets', 'language'] as const

/** What the vectors name for these codes; we tell more. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'conflicting-alternates': ['code', 'loc', 'lang'],
  'duplicate-alternate': ['code', 'loc', 'lang'],
}

function check(vector: Vector): ReturnType<Case['check']> {
  const strange =
    Object.keys(vector).find((member) => !MEMBERS.has(member)) ??
    Object.keys(vector.options ?? {}).find((option) => !OPTIONS.has(option))
  if (strange !== undefined) return `unknown member: ${strange}`
  if (vector.form !== 'sitemap' && vector.form !== 'database') return `no form ${vector.form}`

  // The vectors are of pages in the canonical form of the founding specification.
  const { trailingSlash = 'never', ...options } = vector.options ?? {}
  const normalize = createNormalizeForMatching({ trailingSlash, removeQuery: true })
  const found = auditAlternates(vector.entries, { ...options, normalize, form: vector.form })
  const left = new Map<string, Readonly<Record<string, unknown>>>()
  for (const finding of found) left.set(keyOf({ ...finding }), { ...finding })
  for (const named of vector.expected) {
    const expected: Vector['expected'][number] = {
      ...named,
      code: OUR_CODES[String(named['code'])] ?? named['code'],
    }
    const unknown = Object.keys(expected).find((member) => !isCompared(member))
    if (unknown !== undefined) return `unknown member of a finding: ${unknown}`
    const finding = left.get(keyOf(expected))
    if (finding === undefined) return `not found: ${JSON.stringify(expected)}`
    // The vector need not have every suggestion, so they are compared one way.
    for (const member of ['severity', 'suggestion']) {
      if (member in expected && expected[member] !== finding[member]) {
        return `${member} is ${finding[member]}, not ${expected[member]}`
      }
    }
    left.delete(keyOf(expected))
  }
  return left.size === 0 ? null : `not expected: ${[...left.keys()].join(' ')}`
}

function isCompared(member: string): boolean {
  return member === 'severity' || member === 'suggestion' || COMPARED.some((one) => one === member)
}

function keyOf(finding: Readonly<Record<string, unknown>>): string {
  const members: readonly string[] = NAMED[String(finding['code'])] ?? COMPARED
  return JSON.stringify(members.map((member) => finding[member] ?? null))
}
