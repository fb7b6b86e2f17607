import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readmeWithTables } from '../scripts/write-docs.ts'

test('the tables of the README are up to date', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readmeWithTables(readme)).toBe(readme)
})
