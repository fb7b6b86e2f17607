import { COMPONENT, utf8PercentEncode } from '@waymark/percent-encoding'
import {
  type Finding,
  fragmentForm,
  type LintOptions,
  type LintRuleName,
  lint,
  type ResourceProblem,
  type SubjectKind,
} from '@waymark/uri-design'
import type { Case, Suite } from '../suite.ts'
import { expectSame, firstProblem, unknownMember, type Vector, vectorsOf } from '../vectors.ts'

const MEMBERS = [
  'id',
  'rule',
  'kind',
  'input',
  'ok',
  'findings',
  'options',
  'expected',
  'source',
  'note',
]
const KINDS: readonly string[] = [
  'uri',
  'template',
  'path',
  'segment',
  'query',
  'fragment',
  'identifier',
]

export const uriDesign: Suite = {
  file: 'vectors/uri-design.json',
  *cases(text): Generator<Case> {
    const { vectors } = JSON.parse(text) as { vectors: unknown }
    for (const vector of vectorsOf(vectors)) {
      yield { id: String(vector['id']), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

function check(vector: Vector): string | null {
  const { rule, kind, input, ok, findings, expected } = vector
  if (typeof input !== 'string' || typeof rule !== 'string') return 'the input is not a string'
  return firstProblem([
    unknownMember(vector, MEMBERS),
    rule === 'encoding' && kind === 'component'
      ? checkEncoding(vector, input)
      : checkFindings(vector, input, rule as LintRuleName),
    expectSame('ok', Array.isArray(findings) && findings.length === 0, ok),
    rule === 'fragment-form' && expected !== undefined
      ? expectSame('the form', fragmentForm(input.replace(/^#/, '')), expected)
      : null,
  ])
}

/** All contexts of a part that is data ask for the same: what is encoded is plainly data everywhere. */
function checkEncoding({ options, expected }: Vector, input: string): string | null {
  const context = (options as { context?: unknown } | undefined)?.context
  if (typeof context !== 'string') return 'nothing is known of a component without context'
  return expectSame(`encoded as ${context}`, utf8PercentEncode(input, COMPONENT), expected)
}

function checkFindings(
  { kind, options, findings }: Vector,
  text: string,
  rule: LintRuleName,
): string | null {
  if (typeof kind !== 'string' || !KINDS.includes(kind))
    return `nothing is known of ${String(kind)}`
  const found = lint(
    { text, kind: kind as SubjectKind },
    { only: [rule], options: (options ?? {}) as LintOptions },
  )
  return expectSame('the findings', namesOf(found), [...(findings as string[])].sort().join(', '))
}

/** Each name once: a vector says what is found, not how often. */
function namesOf(findings: readonly Finding[]): string {
  return [...new Set(findings.map(nameOf))].sort().join(', ')
}

/** The names of the vectors that differ from our codes. */
const NAMES: Readonly<Record<string, string>> = {
  'fragment-unencoded': 'fragment-unescaped',
  'unencoded-space': 'unescaped-space',
  'unencoded-non-ascii': 'unescaped-non-ascii',
  'needless-percent-encoding': 'needless-escape',
  'lowercase-percent-encoding': 'lowercase-escape',
  'percent-encoding-not-utf8': 'escape-not-utf8',
}

/** The vectors name a scheme and its part, as in `db-database-missing`. */
function nameOf({ code, cause }: Finding): string {
  if (cause === undefined) return NAMES[code] ?? code
  const { scheme, part } = cause as ResourceProblem
  return cause.code === 'part-missing' ? `${scheme}-${part}-missing` : cause.code
}
