import { expect, test } from 'vitest'
import type { Figures } from '../benchmarks/src/compare/figures.ts'
import { comparePages } from '../benchmarks/src/compare/pages.ts'
import { readText } from './workspace.ts'

const figures = JSON.parse(readText('benchmarks/compare.json')) as Figures
const pages = comparePages(figures)

test('the comparison pages are what `pnpm compare:peers --pages` writes', () => {
  expect(figures.peers).toHaveLength(7)
  for (const [path, text] of pages) expect(readText(path), path).toBe(text)
})

test('each peer has figures of all kinds, and a date', () => {
  for (const { name, version, date, ...peer } of figures.peers) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(date, name).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(peer.exactness.length + (peer.disagreements?.causes.length ?? 0), name).toBeGreaterThan(
      0,
    )
    expect(
      peer.sizes.some(({ isPeer }) => isPeer),
      name,
    ).toBe(true)
    expect(peer.speed.length, name).toBeGreaterThan(0)
    expect(peer.features.length, name).toBeGreaterThan(4)
    for (const { total, waymark } of peer.exactness) expect(waymark, name).toBe(total)
  }
})

test('no page has a figure that is missing', () => {
  for (const [path, text] of pages) expect(text, path).not.toMatch(/%\w+%|undefined|NaN/)
})
