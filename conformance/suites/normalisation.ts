import {
  type NormalizeOptions,
  normalize,
  presetNamed,
  ruleNamed,
  rules,
  trace,
} from '@waymark/normalize'
import type { Case, Suite } from '../suite.ts'

/** Rules of the catalogue one at a time, on records and on texts as written, and whole presets. */
export const normalisation: Suite = {
  file: 'vectors/normalisation.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: readonly Record<string, unknown>[] }
    for (const vector of vectors) yield toCase(vector)
  },
  knownFailures: {},
}

const MEMBERS = ['id', 'rule', 'model', 'input', 'options', 'expected', 'error', 'source', 'note']

function toCase(vector: Record<string, unknown>): Case {
  return { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => runVector(vector) }
}

/** Rules that the vectors call otherwise. */
const OUR_RULES: Readonly<Record<string, string>> = {
  'uppercase-escapes': 'uppercase-percent-encoding',
}

function runVector(vector: Record<string, unknown>): string | null {
  const unknown = Object.keys(vector).find((member) => !MEMBERS.includes(member))
  if (unknown !== undefined) return `the vector has an unknown member: ${unknown}`
  const { rule: named, model, input, expected, error } = vector
  if (typeof named !== 'string' || typeof input !== 'string') return 'the vector asks nothing'
  const rule = OUR_RULES[named] ?? named
  if (model !== 'whatwg' && model !== 'rfc3986' && model !== 'profile') {
    return `unknown model ${JSON.stringify(model)}`
  }
  if (error !== true && typeof expected !== 'string') return 'the vector expects nothing'
  const wanted = error === true ? null : expected
  const selection = rule.startsWith('profile:')
    ? presetNamed(rule.slice('profile:'.length))
    : [ruleNamed(rule)]
  const given = vector['options'] as NormalizeOptions | undefined
  const options: NormalizeOptions | undefined =
    model === 'rfc3986' ? { ...given, model: 'rfc3986' } : given
  const known = rules.find(({ name }) => name === rule)?.options.map(({ name }) => name)
  const strange = Object.keys(Object(given)).find((option) => known?.includes(option) === false)
  if (strange !== undefined) return `${rule} has no option ${strange}`
  const actual = normalize(input, selection, options)
  if (actual !== wanted) return `${show(input)} gives ${show(actual)}, not ${show(wanted)}`
  const traced = trace(input, selection, options).output
  return traced === actual ? null : `the trace of ${show(input)} ends with ${show(traced)}`
}

function show(value: unknown): string {
  return JSON.stringify(value)
}
