import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  ['@waymark/duckdb', ['registerUrlFunctions']],
  [
    '@waymark/duckdb/audit',
    ['auditCounts', 'auditSql', 'auditSteps', 'loadSql', 'notInSql', 'sqlChecks'],
  ],
  ['@waymark/duckdb/node', ['writeParquet']],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
