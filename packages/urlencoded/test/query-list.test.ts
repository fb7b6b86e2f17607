import { URLSearchParams } from '@waymark/urlencoded'
import { QueryList } from '@waymark/urlencoded/query-list'
import { expect, test, vi } from 'vitest'

test('every operation that runs the update steps calls back, changed or not', () => {
  const list = QueryList.parse('b=1&a=2')
  const onUpdate = vi.fn()
  list.onUpdate = onUpdate
  list.append('c', '3')
  list.delete('no such name')
  list.set('a', '4')
  list.sort()
  expect(onUpdate).toHaveBeenCalledTimes(4)
  expect(list.toString()).toBe('a=4&b=1&c=3')
})

test('reading and loading call nobody', () => {
  const list = QueryList.parse('a=1')
  const onUpdate = vi.fn()
  list.onUpdate = onUpdate
  list.load('x=1&y=2')
  expect(list.get('x')).toBe('1')
  expect(list.has('y')).toBe(true)
  expect(list.getAll('y')).toEqual(['2'])
  expect(list.tuples).toEqual(['x', '1', 'y', '2'])
  expect(list.toString()).toBe('x=1&y=2')
  expect(onUpdate).not.toHaveBeenCalled()
})

test('parse can begin behind a question mark', () => {
  expect(QueryList.parse('?a=1', 1).toString()).toBe('a=1')
  expect(QueryList.parse('?a=1').toString()).toBe('%3Fa=1')
})

test('a URLSearchParams made from a list shows and changes that list', () => {
  const list = QueryList.parse('a=1')
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
  const list = new QueryList(pairs.flatMap((pair) => pair.split('=')))
  expect(list.toString()).toBe(pairs.join('&'))
})
