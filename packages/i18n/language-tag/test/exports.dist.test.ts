import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const module = await import('@waymark/language-tag')
  expect(Object.keys(module)).toEqual([
    'REGISTRY_DATE',
    'canonicalize',
    'certainHreflang',
    'checkHreflang',
    'checkLanguageTag',
    'isValid',
    'isWellFormed',
    'parseLanguageTag',
    'toRecommendedCase',
  ])
  expect(import.meta.resolve('@waymark/language-tag')).toMatch(/dist\/index\.js$/)
  expect(createRequire(import.meta.url)('@waymark/language-tag').isValid('en')).toBe(true)
})

test('the catalogue of problems is a separate entry point', async () => {
  expect(Object.keys(await import('@waymark/language-tag/problems'))).toEqual(['problems'])
})
