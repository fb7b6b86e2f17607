import { createUrlFunction } from '@waymark/worker'
import { MAX_LENGTH } from '@waymark/worker/functions'
import { expect, test } from 'vitest'
import { calls, valuesOf } from '../tables/calls.ts'
import { FEWEST_ROWS, makeRows } from '../tables/rows.ts'
import { workerRuns } from '../tables/worker-runs.ts'

const rows = makeRows(FEWEST_ROWS, 1)

test('a table has rows of each kind, and the same ones each time', () => {
  expect(makeRows(FEWEST_ROWS, 1)).toEqual(rows)
  expect(makeRows(FEWEST_ROWS, 2)).not.toEqual(rows)
  const urls = rows.map(([url]) => url!)
  const bytes = urls.map((url) => Buffer.byteLength(url ?? ''))
  for (const count of [MAX_LENGTH, MAX_LENGTH + 1]) expect(bytes).toContain(count)
  for (const url of ['', '\0', '\\N', '\ufeff', 'example.com/a', null]) expect(urls).toContain(url)
})

test('each call has a result for some rows, unless it is asked with NULL', () => {
  const without = calls.filter((call) => {
    const run = createUrlFunction(call.name)
    return rows.every((row) => run(...valuesOf(call, row)) === null)
  })
  const isGivenNull = ({ label }: (typeof calls)[number]) => label.endsWith(', NULL)')
  const noBase = calls.filter(({ label }) => label.includes("'no base'"))
  expect(new Set(without)).toEqual(new Set([...calls.filter(isGivenNull), ...noBase]))
})

test('a worker is asked each call once, in few runs', () => {
  const runs = workerRuns(calls)
  expect(runs.length).toBeLessThan(6)
  expect(new Set(runs.flatMap((run) => run.calls))).toEqual(new Set(calls))
  expect(runs.flatMap((run) => run.calls)).toHaveLength(calls.length)
})
