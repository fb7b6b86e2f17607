import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const entry = '@waymark/explain'
  const expected = [
    'causes',
    'characterSentence',
    'decodePlaced',
    'describeCharacter',
    'explain',
    'findDomainFaults',
    'groupCauses',
    'mapPlaced',
    'placeIn',
    'problemOf',
    'problems',
    'repair',
  ]
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/index\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
