import { readFileSync } from 'node:fs'
import { canonicalize, isValid, REGISTRY_DATE } from '@waymark/language-tag'
import { expect, test } from 'vitest'
import { generate, readRegistry } from '../scripts/generate.ts'

const registry = readRegistry()

test.skipIf(registry === null)('the tables are up to date with the registry', () => {
  const { date, records } = registry!
  const file = new URL('../src/generated/registry.ts', import.meta.url)
  expect(generate(date, records)).toBe(readFileSync(file, 'utf8'))
  expect(date).toBe(REGISTRY_DATE)
})

test.skipIf(registry === null)('the generator fails if a count has changed', () => {
  const { date, records } = registry!
  const fewer = records.filter((record) => record.Type !== 'region' || record.Subtag !== 'FR')
  expect(() => generate(date, fewer)).toThrow('ISO 3166-1 has 249 codes')
})

test.skipIf(registry === null)(
  'canonicalize returns the preferred value of every redundant or grandfathered tag',
  () => {
    for (const { Tag, 'Preferred-Value': preferred } of registry!.records) {
      if (Tag !== undefined && preferred !== undefined)
        expect(canonicalize(Tag), Tag).toBe(preferred)
    }
  },
)

test.skipIf(registry === null)('no deprecated subtag remains after canonicalisation', () => {
  const all = (type: string) => registry!.records.filter(({ Type }) => Type === type)
  const deprecated = (type: string) =>
    all(type).filter((record) => record['Preferred-Value'] !== undefined)
  const pairs = [
    [all('language'), deprecated('region')],
    [deprecated('language'), all('region')],
  ] as const
  const wrong: string[] = []
  for (const [languages, regions] of pairs) {
    for (const language of languages) {
      for (const region of regions) {
        const canonical = canonicalize(`${language.Subtag}-${region.Subtag}`)
        if (canonical !== null && canonicalize(canonical) !== canonical) wrong.push(canonical)
      }
    }
  }
  expect(wrong).toEqual([])
})

test.skipIf(registry === null)('exactly the registered languages are known', () => {
  const subtags = registry!.records.flatMap((record) =>
    record.Type === 'language' && !record.Subtag!.includes('..') ? [record.Subtag!] : [],
  )
  const registered = new Set(subtags)
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const triples = pairs.flatMap((pair) => letters.map((third) => pair + third))
  const known = [...pairs, ...triples].filter((code) => isValid(code))
  expect(known.filter((code) => !registered.has(code) && !/^q[a-t].$/.test(code))).toEqual([])
  const all = new Set(known)
  expect(subtags.filter((code) => !all.has(code))).toEqual([])
})
