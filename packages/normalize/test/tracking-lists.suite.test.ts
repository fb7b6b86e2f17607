import { TRACKING_PARAMETERS } from '@waymark/normalize/tracking-params'
import { expect, test } from 'vitest'
import { isMissing } from '../../../test/data.ts'
import {
  measureCorpora,
  measureCoverage,
  readCorpora,
  readMeasured,
} from '../scripts/tracking/measure.ts'
import { readPublishedLists } from '../scripts/tracking/published-lists.ts'
import { ROWS } from '../src/generated/tracking-params.ts'

/*
 * The table, compared with the published lists and with real URLs. Neither is in the project; what is not in the data
 * folder is skipped.
 */

const { lists, missing } = readPublishedLists()
const measured = readMeasured()

// Says so.
isMissing(...missing)

test.runIf(lists.length > 0)('the coverage is what is recorded, and at least 95 %', () => {
  for (const coverage of measureCoverage(lists)) {
    expect(measured.coverage).toContainEqual(coverage)
    expect(coverage.removed / coverage.names, coverage.list).toBeGreaterThanOrEqual(0.95)
  }
})

test('the recorded coverage is at least 95 %, and every other name has a reason', () => {
  expect(measured.coverage.map(({ list }) => list)).toContain('brave')
  for (const { list, names, removed, kept, unknown } of measured.coverage) {
    expect(removed / names, list).toBeGreaterThanOrEqual(0.95)
    expect([list, unknown]).toEqual([list, []])
    for (const name of kept) {
      expect(TRACKING_PARAMETERS.find((entry) => entry.name === name)?.reason).toMatch(/\.$/)
    }
  }
})

test.each(lists)('a name that cites $list is on it', ({ list, everywhere, onSites }) => {
  const names = [...everywhere, ...onSites]
  const cited = ROWS.filter((row) => row.lists.includes(list)).flatMap((row) => row.names)
  const isNamed = (name: string) =>
    name.endsWith('*')
      ? names.some((other) => other.startsWith(name.slice(0, -1)))
      : names.includes(name)
  expect(cited.filter((name) => !isNamed(name))).toEqual([])
})

const corpora = readCorpora()
const isComplete = measured.corpora.every(({ name }) => corpora.has(name))

test.each([...corpora])('the rule changes as many URLs of %s as recorded', (name, urls) => {
  expect(measured.corpora).toContainEqual(measureCorpora(new Map([[name, urls]])).corpora[0])
})

test.runIf(isComplete)('the counts by name are those that are recorded', () => {
  const { removed, kept, generic } = measureCorpora(corpora)
  expect(removed).toEqual(measured.removed)
  expect(kept).toEqual(measured.kept)
  expect(generic).toEqual(measured.generic)
})
