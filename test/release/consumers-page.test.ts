import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { consumersPage } from '../../scripts/release/consumers-page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('docs/consumers.md has the cells of the rehearsal', () => {
  const page = readFileSync(`${root}/docs/consumers.md`, 'utf8')
  expect(page, 'pnpm write-docs writes it').toBe(consumersPage(root))
})
