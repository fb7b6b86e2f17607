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
  expect([list.get('a'), list.isUpdated]).toEqual(['1', false])
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

test('a list is empty where nothing is given, and knows its size', () => {
  expect(new QueryList().size).toBe(0)
  expect(new QueryList().toString()).toBe('')
  expect(new QueryList('a=1&b').size).toBe(2)
  expect(new QueryList('', ['a', '1']).size).toBe(1)
})

test('a query that is not as the serializer writes it is written anew, and one that is stays', () => {
  for (const [query, text] of [
    ['a=1', 'a=1'],
    ['a', 'a='],
    ['a=1&', 'a=1'],
    ['&a=1', 'a=1'],
    ['a=1=2', 'a=1%3D2'],
    ['a=1&&b=2', 'a=1&b=2'],
    ['a=1&b', 'a=1&b='],
    ['a=~', 'a=%7E'],
    ['a=+*-._', 'a=+*-._'],
    ['=', '='],
    ['=&=', '=&='],
  ] as const) {
    expect(new QueryList(query).toString()).toBe(text)
  }
})

test('what is kept of the text is forgotten with each change', () => {
  const list = new QueryList('b=2&a=1&b=3')
  expect(list.toString()).toBe('b=2&a=1&b=3')
  list.sort()
  expect(list.toString()).toBe('a=1&b=2&b=3')
  list.set('b', '4')
  expect(list.toString()).toBe('a=1&b=4')
  list.delete('b', '5')
  expect(list.toString()).toBe('a=1&b=4')
  list.delete('b', '4')
  expect(list.toString()).toBe('a=1')
  list.append('c', '')
  expect(list.toString()).toBe('a=1&c=')
  list.load('d=1')
  expect(list.toString()).toBe('d=1')
})

test('a name is not found among the values', () => {
  const list = new QueryList('a=b&b=c')
  expect([list.get('b'), list.getAll('b'), list.has('c')]).toEqual(['c', ['c'], false])
  list.set('b', 'd')
  expect(list.toString()).toBe('a=b&b=d')
  list.delete('b')
  expect(list.toString()).toBe('a=b')
})
