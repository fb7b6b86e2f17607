import { validateURLSourceDatabase } from '@waymark/i18n-validation'
import type { Suite } from '../suite.ts'

const OPTIONAL = 'document 0 shows the member in its examples, and does not say that it is required'

/** Whole databases: valid or not, and the exact places of what is wrong. */
export const urlSource: Suite = {
  file: 'vectors/url-source.json',
  *cases(text) {
    const { vectors } = JSON.parse(text) as { vectors: readonly Record<string, unknown>[] }
    for (const vector of vectors) {
      yield { id: String(vector['id'] ?? JSON.stringify(vector)), check: () => check(vector) }
    }
  },
  knownFailures: {
    'src-004': OPTIONAL,
    'src-005': OPTIONAL,
    'src-007': 'a sitemap can have a date without a time, and so can a database',
    'src-012': OPTIONAL,
  },
}

const MEMBERS = ['id', 'title', 'document', 'valid', 'invalidAt', 'source', 'note']

function check(vector: Record<string, unknown>): string | null {
  const unknown = Object.keys(vector).find((member) => !MEMBERS.includes(member))
  if (unknown !== undefined) return `the vector has an unknown member: ${unknown}`
  const { document, valid, invalidAt } = vector
  if (!('document' in vector) || !Array.isArray(invalidAt)) return 'the vector expects nothing'
  const result = validateURLSourceDatabase(document)
  const places = result.valid ? [] : [...new Set(result.errors.map(({ pointer }) => pointer))]
  const wanted = JSON.stringify([...invalidAt].sort())
  const found = JSON.stringify(places.sort())
  if (found !== wanted) return `errors at ${found}, not at ${wanted}`
  return result.valid === valid ? null : `valid is ${result.valid}`
}
