import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trackingPage, writeTrackingPage } from '../scripts/tracking/write-page.ts'
import { page, writeRulesPage } from '../scripts/write-docs.ts'

test('docs/rules.md says what the catalogue says', () => {
  expect(readFileSync(page, 'utf8'), 'run: pnpm -r run docs').toBe(writeRulesPage())
})

test('docs/tracking-parameters.md says what the table says', () => {
  expect(readFileSync(trackingPage, 'utf8'), 'run: pnpm -r run docs').toBe(writeTrackingPage())
})
