import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFunctionTable } from '../scripts/function-table.ts'

test('the table of functions in the README is up to date', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme, 'run: pnpm write-docs').toBe(withFunctionTable(readme))
})
