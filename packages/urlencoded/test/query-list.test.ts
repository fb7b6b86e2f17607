import { URLSearchParams } from '@waymark/urlencoded'
import { QueryList } from '@waymark/urlencoded/internal'
import { expect, test } from 'vitest'

test.each<[string, (list: QueryList) => void]>([
  ['append', (list) => list.append('c', '3')],
  ['delete', (list) => list.delete('no such name')],
  ['set', (list) => list.set('a', '4')],
  ['sort', (list) => list.sort()],
])('%s runs the update steps, changed or not', (_, change) => {
  const list = new QueryList('a=1&b=2')
  change(list)
  expect(list.isUpdated).toBe(true)
})

test('reading and loading are not updates', () => {
  const list = new QueryList('a=1')
  list.load('x=1&y=2')
  expect(list.get('x')).toBe('1')
  expect(list.has('y')).toBe(true)
  expect(list.getAll('y')).toEqual(['2'])
  expect(list.tuples).toEqual(['x', '1', 'y', '2'])
  expect(list.toString()).toBe('x=1&y=2')
  expect(list.isUpdated).toBe(false)
})

test('a loaded query takes the place of an update', () => {
  const list = new QueryList('a=1')
  list.append('b', '2')
  list.load('c=3')
  expect([list.isUpdated, list.toString()]).toEqual([false, 'c=3'])
})

test('a URLSearchParams made from a list shows and changes that list', () => {
  const list = new QueryList('a=1')
  const params = new URLSearchParams(list)
  params.append('b', '2')
  expect(list.toString()).toBe('a=1&b=2')
  list.load('c=3')
  expect([...params]).toEqual([['c', '3']])
})

test('only a list is a list', () => {
  expect(QueryList.is(new QueryList())).toBe(true)
  for (const other of [null, undefined, 'a=1', {}, Object.create(QueryList.prototype)]) {
    expect(QueryList.is(other)).toBe(false)
  }
})

test('a list that is written in pieces is written whole', () => {
  const pairs = Array.from({ length: 20_000 }, (_, i) => `key-${i}=value${i}`)
  const list = new QueryList(
    '',
    pairs.flatMap((pair) => pair.split('=')),
  )
  expect(list.toString()).toBe(pairs.join('&'))
})
