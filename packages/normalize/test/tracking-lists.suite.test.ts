import { findTrackingParameters } from '@waymark/normalize/tracking-params'
import { expect, test } from 'vitest'
import { isMissing } from '../../../test/data.ts'
import { leftOutNames } from '../scripts/tracking/left-out-names.ts'
import {
  measureCorpora,
  measureCoverage,
  readCorpora,
  readMeasured,
} from '../scripts/tracking/measure.ts'
import { readPublishedLists } from '../scripts/tracking/published-lists.ts'
import { TRACKING_ROWS } from '../src/tracking-rows.ts'

/*
 * The table, compared with the published lists and with real URLs. Neither is in the project; what is not in the data
 * folder is skipped.
 */

const { lists, missing } = readPublishedLists()
const measured = readMeasured()

// Says so.
isMissing(...missing)

test.runIf(lists.length > 0)('the coverage is what is recorded', () => {
  for (const coverage of measureCoverage(lists)) expect(measured.coverage).toContainEqual(coverage)
})

test('the recorded coverage is high, and every other name has a reason', () => {
  expect(measured.coverage.map(({ list }) => list)).toContain('brave')
  for (const { list, where, names, removed, kept, unknown } of measured.coverage) {
    // ClearURLs takes names for tracking everywhere that mean other things on most sites; Brave's for sites include
    // what selects a page there.
    const least = list === 'clearurls' ? 0.85 : where === 'on-sites' ? 0.9 : 0.95
    expect(removed / names, list).toBeGreaterThanOrEqual(least)
    expect([list, unknown]).toEqual([list, []])
    for (const name of kept) {
      const isLeftOut = leftOutNames.some(({ names: left }) => left.includes(name))
      const entries = findTrackingParameters(name)
      const hasReason = entries.some(
        ({ reason, removed: at }) => reason !== null || at === 'on-sites',
      )
      expect([name, isLeftOut || hasReason]).toEqual([name, true])
    }
  }
})

test.each(lists)('a name that cites $list is on it', ({ list, everywhere, onSites }) => {
  const names = [...everywhere, ...onSites]
  const cited = TRACKING_ROWS.filter((row) => row.lists.includes(list)).flatMap((row) => row.names)
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
