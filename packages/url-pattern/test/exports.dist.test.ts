import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const names = [
    'PatternProblem',
    'URLPattern',
    'buildUrlPatternFromInfraValue',
    'buildUrlPatternFromWebIdlValue',
    'compareComponent',
    'generateComponent',
  ]
  const entry = '@waymark/url-pattern'
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/index\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(names)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(names)
})

test('what finds slow regular expressions is an entry of its own', async () => {
  expect(Object.keys(await import('@waymark/url-pattern/inspect'))).toEqual(['inspectUrlPattern'])
})

test('the catalogue of problems is an entry of its own', async () => {
  expect(Object.keys(await import('@waymark/url-pattern/problems'))).toEqual(['problems'])
})

test('the matcher of patterns is an entry for other packages', async () => {
  expect(Object.keys(await import('@waymark/url-pattern/internal'))).toEqual([
    'findSlowSearch',
    'runWildcardProgram',
  ])
})
