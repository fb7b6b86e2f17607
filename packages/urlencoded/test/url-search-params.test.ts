import { URLSearchParams } from '@waymark/urlencoded'
import { expect, test } from 'vitest'

test('one leading question mark of a string is dropped, and no more', () => {
  expect(`${new URLSearchParams('?a=1')}`).toBe('a=1')
  expect(`${new URLSearchParams('??a=1')}`).toBe('%3Fa=1')
  expect(new URLSearchParams('?').size).toBe(0)
})

test('get gives the first value or null, getAll all of them', () => {
  const params = new URLSearchParams('a=1&b=2&a=3&c')
  expect(params.get('a')).toBe('1')
  expect(params.get('c')).toBe('')
  expect(params.get('x')).toBe(null)
  expect(params.getAll('a')).toEqual(['1', '3'])
  expect(params.getAll('x')).toEqual([])
})

test('getAll gives a new array each time', () => {
  const params = new URLSearchParams('a=1')
  params.getAll('a').push('2')
  expect(params.getAll('a')).toEqual(['1'])
})

test('has and delete ask for the value where one is given', () => {
  const params = new URLSearchParams('a=b&a=d&c&e&')
  expect(params.has('a', 'b')).toBe(true)
  expect(params.has('a', 'c')).toBe(false)
  expect(params.has('a', undefined)).toBe(true)
  params.delete('a', 'b')
  expect(`${params}`).toBe('a=d&c=&e=')
  params.append('a', 'x')
  params.delete('a', undefined)
  expect(`${params}`).toBe('c=&e=')
})

test('set changes the first tuple in place and removes the others', () => {
  const params = new URLSearchParams('a=1&b=2&a=3&c=4&a=5')
  params.set('a', '6')
  expect(`${params}`).toBe('a=6&b=2&c=4')
  params.set('d', '7')
  expect(`${params}`).toBe('a=6&b=2&c=4&d=7')
})

test('size counts tuples, repeated names too', () => {
  const params = new URLSearchParams('a=1&b=2&a=3')
  expect(params.size).toBe(3)
  params.delete('a')
  expect(params.size).toBe(1)
})

test('sort is stable and compares code units, not code points or by locale', () => {
  const params = new URLSearchParams('z=b&a=b&z=a&a=a&ﬃ&🌈&é&e\ufffd&e\ufffc&B')
  params.sort()
  expect([...params.keys()]).toEqual([
    'B',
    'a',
    'a',
    'e\ufffc',
    'e\ufffd',
    'z',
    'z',
    'é',
    '🌈',
    'ﬃ',
  ])
  expect(params.getAll('z')).toEqual(['b', 'a'])
})

test('the string is as it was after changes that undo each other', () => {
  const params = new URLSearchParams('a=~ ')
  expect(`${params}`).toBe('a=%7E+')
  params.append('b', '1')
  expect(`${params}`).toBe('a=%7E+&b=1')
  params.delete('b')
  expect(`${params}`).toBe('a=%7E+')
})

test('a copy is a list of its own', () => {
  const params = new URLSearchParams('a=1')
  const copy = new URLSearchParams(params)
  copy.append('b', '2')
  expect(`${params}`).toBe('a=1')
})

test.each([1, 2, 31, 32, 33, 34, 100])('a list of %d is sorted, and stably', (size) => {
  const tuples = Array.from({ length: size }, (_, i) => [`${(i * 7) % 5}`, `${i}`])
  const params = new URLSearchParams(tuples as [string, string][])
  params.sort()
  const sorted = [...tuples].sort(([a], [b]) => Number(a) - Number(b))
  expect([...params]).toEqual(sorted)
  params.sort()
  expect([...params]).toEqual(sorted)
})

test('a list that is sorted but for its last name', () => {
  const params = new URLSearchParams('b=1&c=2&a=3')
  params.sort()
  expect(`${params}`).toBe('a=3&b=1&c=2')
})

test('a lone surrogate at the end of a name of any length counts as U+FFFD', () => {
  for (let length = 0; length < 12; length++) {
    const start = 'a'.repeat(length)
    for (const lone of ['\ud800', '\udbff', '\udc00', '\udfff']) {
      expect([...new URLSearchParams([[start + lone, lone + start]])]).toEqual([
        [`${start}\ufffd`, `\ufffd${start}`],
      ])
    }
    for (const kept of ['\ud7ff', '\ue000', '\u{1f600}']) {
      expect([...new URLSearchParams([[start + kept, '']])]).toEqual([[start + kept, '']])
    }
  }
})
