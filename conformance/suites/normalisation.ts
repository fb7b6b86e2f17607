import { type NormalizeOptions, normalize, presets, rules, trace } from '@waymark/normalize'
import type { Case, Suite } from '../suite.ts'

/** Rules of the catalogue one at a time, on the record of the URL Standard. */
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
  const { id, rule, model, input, options = {} } = vector
  const check = () => runVector(vector)
  const name = String(id ?? JSON.stringify(vector))
  if (typeof rule !== 'string' || typeof input !== 'string') return { id: name, check }
  const skip = reasonToSkip(rule, String(model), Object.keys(Object(options)))
  return skip === null ? { id: name, check } : { id: name, skip, check }
}

function reasonToSkip(name: string, model: string, options: readonly string[]): string | null {
  if (name.startsWith('profile:')) {
    const profile = name.slice('profile:'.length)
    return Object.hasOwn(presets, profile) ? null : `preset not in the catalogue yet: ${profile}`
  }
  if (model === 'rfc3986') return 'model not in the catalogue yet: rfc3986'
  const rule = rules.find((candidate) => candidate.name === name)
  if (rule === undefined) return `rule not in the catalogue yet: ${name}`
  const missing = options.find((option) => !rule.options.some((known) => known.name === option))
  return missing === undefined ? null : `option of ${name} not in the catalogue yet: ${missing}`
}

function runVector(vector: Record<string, unknown>): string | null {
  const unknown = Object.keys(vector).find((member) => !MEMBERS.includes(member))
  if (unknown !== undefined) return `the vector has a member that nobody reads: ${unknown}`
  const { rule, model, input, expected, error } = vector
  if (typeof rule !== 'string' || typeof input !== 'string') return 'the vector asks nothing'
  if (model !== 'whatwg' && model !== 'profile') return `unknown model ${JSON.stringify(model)}`
  if (error !== true && typeof expected !== 'string') return 'the vector expects nothing'
  const wanted = error === true ? null : expected
  const selection = rule.startsWith('profile:') ? rule.slice('profile:'.length) : [rule]
  const options = vector['options'] as NormalizeOptions | undefined
  const actual = normalize(input, selection, options)
  if (actual !== wanted) return `${show(input)} gives ${show(actual)}, not ${show(wanted)}`
  const traced = trace(input, selection, options).output
  return traced === actual ? null : `the trace of ${show(input)} ends with ${show(traced)}`
}

function show(value: unknown): string {
  return JSON.stringify(value)
}
