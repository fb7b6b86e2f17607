import { readFileSync } from 'node:fs'
import { REGISTRY_DATE } from '@waymark/language-tag'
import { expect, test } from 'vitest'
import { generate, readRegistry } from '../scripts/generate.ts'

const registry = readRegistry()

test.skipIf(registry === null)('the tables are what the registry gives', () => {
  const { date, records } = registry!
  const file = new URL('../src/generated/registry.ts', import.meta.url)
  expect(generate(date, records)).toBe(readFileSync(file, 'utf8'))
  expect(date).toBe(REGISTRY_DATE)
})

test.skipIf(registry === null)('the generator stops where a count has changed', () => {
  const { date, records } = registry!
  const fewer = records.filter((record) => record.Type !== 'region' || record.Subtag !== 'FR')
  expect(() => generate(date, fewer)).toThrow('ISO 3166-1 has 249 codes')
})
