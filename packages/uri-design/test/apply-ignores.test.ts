import { expect, test } from 'vitest'
import { applyIgnores } from '../src/lint/apply-ignores.ts'

interface Found {
  readonly documentStart: number
  readonly names: readonly string[]
}

const at = (documentStart: number, ...names: string[]): Found => ({ documentStart, names })
const directive = (from: number, to: number, ...names: string[]) => ({
  from,
  to,
  names: names.map((name) => ({ name, start: from, end: to })),
})
/** What is kept, and the names without effect, each with the place of its directive. */
function apply(found: readonly Found[], ignores: readonly ReturnType<typeof directive>[]) {
  const { kept, unused } = applyIgnores(found, ignores, ({ names }) => names)
  return [
    kept.map(({ documentStart, names }) => `${documentStart} ${names[0]}`),
    unused.map(({ name, start, end }) => `${name} ${start}-${end}`),
  ]
}

test('the beginning and the end of a directive belong to it', () => {
  const found = [9, 10, 15, 20, 21].map((place) => at(place, 'a'))
  expect(apply(found, [directive(10, 20, 'a')])).toEqual([['9 a', '21 a'], []])
})

test('something is ignored by each of its names, and by a star', () => {
  const found = [at(1, 'a', 'b'), at(2, 'c')]
  expect(apply(found, [directive(0, 9, 'b')])).toEqual([['2 c'], []])
  expect(apply(found, [directive(0, 9, '*')])).toEqual([[], []])
  expect(apply(found, [directive(0, 9, 'd')])).toEqual([['1 a', '2 c'], ['d 0-9']])
})

test('of several that apply, the one that begins last is used, then the shorter', () => {
  expect(apply([at(5, 'a')], [directive(0, 9, 'a'), directive(4, 9, 'a')])).toEqual([[], ['a 0-9']])
  expect(apply([at(5, 'a')], [directive(0, 5, 'a'), directive(0, 9, 'a')])).toEqual([[], ['a 0-9']])
  expect(apply([at(5, 'a')], [directive(0, 9, 'a'), directive(1, 4, 'a')])).toEqual([[], ['a 1-4']])
})

test('after an inner one ends, the outer one applies', () => {
  const ignores = [directive(0, 9, 'a'), directive(2, 3, 'a')]
  expect(apply([at(2, 'a'), at(8, 'a'), at(10, 'a')], ignores)).toEqual([['10 a'], []])
})

test('what is kept and what is unused stay in their order', () => {
  const found = [at(30, 'a'), at(10, 'b'), at(20, 'a')]
  const ignores = [directive(25, 26, 'x'), directive(0, 5, 'y', 'z'), directive(20, 20, 'a')]
  expect(apply(found, ignores)).toEqual([
    ['30 a', '10 b'],
    ['x 25-26', 'y 0-5', 'z 0-5'],
  ])
})
