import {
  DEFAULT_URL_NORMALIZATION,
  normalizeURL,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  URLNormalizationError,
  validateURL,
} from '@waymark/i18n-validation'
import type { Suite } from '../suite.ts'

/** Single URLs under the presets of document 0: normal form or error code. */
export const i18nUrl: Suite = {
  file: 'vectors/i18n-url.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: readonly Record<string, unknown>[] }
    for (const vector of vectors) {
      yield { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
    }
  },
  knownFailures: {},
}

const MEMBERS = [
  'id',
  'preset',
  'config',
  'input',
  'valid',
  'data',
  'errors',
  'errorsAnyOf',
  'source',
  'note',
]
const PRESETS: Readonly<Record<string, URLNormalizationConfig>> = {
  default: DEFAULT_URL_NORMALIZATION,
  strict: STRICT_URL_NORMALIZATION,
}

function check(vector: Record<string, unknown>): string | null {
  const unknown = Object.keys(vector).find((member) => !MEMBERS.includes(member))
  if (unknown !== undefined) return `the vector has an unknown member: ${unknown}`
  const { preset, input, valid } = vector
  const base = PRESETS[String(preset)]
  if (base === undefined) return `unknown preset ${show(preset)}`
  const config = { ...base, ...Object(vector['config']) } as URLNormalizationConfig
  const result = validateURL(input, config)
  // The vectors are JSON, and a value that is not a string must be refused as it is.
  const thrown = codeOf(() => normalizeURL(input as string, config))
  if (result.valid !== valid) return `${show(input)} is valid: ${result.valid}`
  if (result.original !== input) return `the original is ${show(result.original)}`
  if (result.valid) {
    if (thrown !== null) return `normalizeURL throws ${thrown}`
    return result.data === vector['data']
      ? null
      : `${show(result.data)}, not ${show(vector['data'])}`
  }
  const codes = result.errors.map(({ code }) => code)
  if (thrown !== codes[0]) return `normalizeURL throws ${thrown}, validateURL says ${show(codes)}`
  if (result.errors.some(({ remedy }) => remedy === '')) return 'an error has no remedy'
  const { errors, errorsAnyOf } = vector
  if (Array.isArray(errors)) {
    return show(codes) === show(errors) ? null : `${show(codes)}, not ${show(errors)}`
  }
  if (!Array.isArray(errorsAnyOf)) return 'the vector expects nothing'
  return codes.length === 1 && errorsAnyOf.includes(codes[0])
    ? null
    : `${show(codes)}, not one of ${show(errorsAnyOf)}`
}

function codeOf(action: () => void): string | null {
  try {
    action()
    return null
  } catch (error) {
    return error instanceof URLNormalizationError ? error.code : String(error)
  }
}

function show(value: unknown): string {
  return JSON.stringify(value)
}
