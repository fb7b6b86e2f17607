import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAlgorithms } from '../oracle/page/read-oracle.ts'
import { notInOracle, sections } from '../oracle/page/sections.ts'
import { algorithmOf, linksToPackages, page, writeStepsPage } from '../oracle/page/write-docs.ts'

const entries = sections.flatMap((section) => section.entries)

test('docs/standard-steps.md says what the comments and docstrings say', () => {
  expect(readFileSync(page, 'utf8'), 'run: pnpm write-docs').toBe(writeStepsPage())
})

test.each(entries)('$name has $steps steps in the oracle', (entry) => {
  const algorithm = algorithmOf(entry)
  expect(algorithm, `no docstring of the oracle has ${entry.anchors[0]}`).toBeDefined()
  expect(algorithm?.steps.length).toBe(entry.steps)
})

test.each([...entries.filter(({ steps }) => steps > 0), ...notInOracle])(
  '$name is implemented by a package',
  (entry) => {
    const anchors = entry.anchors.join(' or ')
    expect(linksToPackages(entry), `no docstring of a package has ${anchors}`).not.toEqual([])
  },
)

test('every function of the oracle that has steps is on the page', () => {
  const listed = new Set(entries.map((entry) => algorithmOf(entry)?.name))
  const withSteps = readAlgorithms().filter(({ steps }) => steps.length > 0)
  expect(withSteps.filter(({ name }) => !listed.has(name))).toEqual([])
})
