import { readFileSync } from 'node:fs'
import { methods } from '@waymark/compare'
import { expect, test } from 'vitest'
import { methodsPage } from '../scripts/methods-page.ts'

const page = new URL('../../../docs/methods.md', import.meta.url)

test('the page about the methods is up to date', () => {
  expect(readFileSync(page, 'utf8'), 'run: pnpm -r run docs').toBe(methodsPage())
})

test('the page has every method', () => {
  const headings = [...methodsPage().matchAll(/^### (.+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(methods.map(({ name }) => name))
})
