import { createRowWorker, ops, type RowWorkerOptions } from '@waymark/worker'
import { expect, test } from 'vitest'
import { linesOf, rowsIn } from './row-bytes.ts'

test.each(
  ops.flatMap(({ name, columns, examples }) =>
    examples.map(([values, answer, options]) => [name, values, answer, options, columns] as const),
  ),
)('%s of %j is %j', (name, values, answer, options, columns) => {
  const given: RowWorkerOptions = { ops: [name], ...options }
  const worker = createRowWorker(given)
  expect(worker.columns).toEqual(columns)
  const { output, fault } = worker.push(rowsIn('tsv', [values]))
  expect(fault).toBeNull()
  const written = answer === null ? '\\N' : answer === true ? '1' : answer === false ? '0' : answer
  expect(linesOf(output)).toEqual([written])
})

test('every op has an example, and one whose answer is not NULL', () => {
  expect(ops.filter(({ examples }) => examples.every(([, answer]) => answer === null))).toEqual([])
})

test('names of ops are unique', () => {
  expect(new Set(ops.map(({ name }) => name)).size).toBe(ops.length)
})
