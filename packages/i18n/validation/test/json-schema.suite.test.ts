import { URL_SOURCE_JSON_SCHEMA, validateURLSourceDatabase } from '@waymark/i18n-validation'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissing, readData } from '../../../../test/data.ts'
import { leastHits, runs } from '../../../../test/runs.ts'
import { database } from './arbitraries.ts'

const accepts = new Ajv2020({ strict: true, allErrors: true }).compile(
  structuredClone(URL_SOURCE_JSON_SCHEMA),
)

test('the schema is plain, immutable JSON', () => {
  expect(JSON.parse(JSON.stringify(URL_SOURCE_JSON_SCHEMA))).toEqual(URL_SOURCE_JSON_SCHEMA)
  expect(URL_SOURCE_JSON_SCHEMA['$schema']).toBe('https://json-schema.org/draft/2020-12/schema')
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen))
  expect(frozen(URL_SOURCE_JSON_SCHEMA)).toBe(true)
})

test('the validator rejects everything that the schema rejects', () => {
  let rejected = 0
  let accepted = 0
  fc.assert(
    fc.property(database, (value) => {
      if (accepts(value)) accepted++
      else {
        rejected++
        expect(validateURLSourceDatabase(value).valid).toBe(false)
      }
    }),
    { numRuns: runs(2000) },
  )
  expect(Math.min(rejected, accepted)).toBeGreaterThan(leastHits(100))
})

test('the schema rejects everything that the validator rejects, except URLs', () => {
  fc.assert(
    fc.property(database, (value) => {
      const result = validateURLSourceDatabase(value)
      const others = result.valid
        ? []
        : result.errors.filter(({ pointer }) => !/loc$/.test(pointer))
      if (others.length > 0) expect(accepts(value)).toBe(false)
    }),
    { numRuns: runs(2000) },
  )
})

const vectors = 'vectors/url-source.json'

describe.skipIf(isMissing(vectors))('the vectors', () => {
  const cases: { id: string; document: unknown; valid: boolean; invalidAt: string[] }[] = isMissing(
    vectors,
  )
    ? []
    : JSON.parse(readData(vectors)).vectors

  // The format of document 0 has these members in its examples, and does not say that they are required.
  const optional = ['src-004', 'src-005', 'src-007', 'src-012']

  test.each(cases)('$id: the schema agrees with the vector', ({ id, document, valid }) => {
    expect(accepts(document)).toBe(valid || optional.includes(id))
  })
})
