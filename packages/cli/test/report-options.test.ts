import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OptionValues } from '../src/option-values.ts'
import { filterKey, REPORT_OPTIONS } from '../src/problems/report-options.ts'
import { SITE_SEVERITY_OPTIONS } from '../src/problems/site-severities.ts'
import { temporaryFolder } from './run-waymark.ts'

const keyOf = (values: Readonly<Record<string, string | boolean>>) =>
  filterKey(new OptionValues([...SITE_SEVERITY_OPTIONS, ...REPORT_OPTIONS], values))

test('what is reported depends on severities, their paths, and what the baseline lists', () => {
  const folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  const baseline = join(folder, 'known.json')
  writeFileSync(baseline, 'one')
  const severity = 'duplicate-loc=off'
  expect(keyOf({})).toEqual([])
  expect(keyOf({ quiet: true, 'max-warnings': '5' })).toEqual([])
  const keys = [
    keyOf({ severity }),
    keyOf({ severity: 'duplicate-loc=error' }),
    keyOf({ severity, paths: '{}' }),
    keyOf({ baseline }),
    keyOf({ severity, baseline }),
    keyOf({ baseline, 'write-baseline': true }),
  ]
  expect(keys.every(({ length }) => length === 1)).toBe(true)
  writeFileSync(baseline, 'two')
  const changed = keyOf({ baseline })
  expect(new Set([...keys, changed].map(String)).size).toBe(7)
  expect(keyOf({ baseline, 'write-baseline': true })).toEqual(keys[5])
  writeFileSync(baseline, 'one')
  expect(keyOf({ baseline })).toEqual(keys[3])
})
