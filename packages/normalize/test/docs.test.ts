import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { page, writeRulesPage } from '../scripts/write-docs.ts'

test('docs/rules.md says what the catalogue says', () => {
  expect(readFileSync(page, 'utf8'), 'run: pnpm -r run docs').toBe(writeRulesPage())
})
