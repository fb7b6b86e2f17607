import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLayerTable } from '../scripts/layer-table.ts'
import { readText, root } from './workspace.ts'

const page = readText('ARCHITECTURE.md')

test('the layer table of ARCHITECTURE.md is up to date', () => {
  expect(page, 'run: pnpm write-docs').toBe(withLayerTable(page))
})

test('each file and folder that ARCHITECTURE.md names exists', () => {
  const places = [
    ...page.matchAll(/`((?:packages|test|conformance|examples|benchmarks|apps|docs)\/[^`]+)`/g),
  ]
  expect(places.length).toBeGreaterThan(10)
  const missing = places
    .map(([, place]) => place!)
    .filter((place) => !existsSync(join(root, place)))
  expect(missing).toEqual([])
})
