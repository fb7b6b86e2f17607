import { readdirSync, readFileSync } from 'node:fs'
import { checks } from '@waymark/hreflang'
import { expect, test } from 'vitest'

test('every check has its own file and is in the list', () => {
  const folder = new URL('../src/checks/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name !== 'index.ts')
  expect(checks.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort())
})

test.each(checks)('$code has a summary, an explanation, a source and a remedy', (check) => {
  for (const text of [check.summary, check.explanation, check.remedy]) {
    expect(text).toMatch(/^[A-Z`].*\.$/)
  }
  expect(check.source).not.toBe('')
  expect(['error', 'warning', 'info']).toContain(check.severity)
})

test('the README lists every code', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([a-z0-9-]+)` +\| (\w+) /gm)].map(([, ...row]) => row)
  expect(rows).toEqual(checks.map(({ code, severity }) => [code, severity]))
})
