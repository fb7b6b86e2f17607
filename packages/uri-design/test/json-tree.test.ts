import { expect, test } from 'vitest'
import type { DocumentNode } from '../src/lint/document-tree.ts'
import { memberOf, placeOf, pointerTo, stringOf } from '../src/lint/document-tree.ts'
import { readJson } from '../src/lint/json-tree.ts'

const root = (text: string): DocumentNode => readJson(text).root

test.each([
  ['{}', 'an object'],
  ['[]', 'an array'],
  ['"a"', 'a string'],
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['0', 'a number'],
  ['-1', 'a number'],
])('%s is %s', (text, type) => {
  const node = root(`  ${text} `)
  expect([node.type, node.start, node.end, node.isAlias]).toEqual([type, 2, 2 + text.length, false])
  if (type !== 'a string') expect(node.text).toBe('')
  expect([node.members(), node.elements()]).toEqual([[], []])
  expect(readJson(text).comments).toEqual([])
})

test('each code unit of a string has the place where it is written', () => {
  const text = ' "a\\n\\u00e9\\"b"'
  const node = root(text)
  expect(node.text).toBe('a\né"b')
  expect([0, 1, 2, 3, 4, 5].map((at) => node.place(at))).toEqual([2, 3, 5, 11, 13, 14])
  expect(node.place(6)).toBe(14)
  const other = root(text)
  expect([4, 1, 5, 0].map((at) => other.place(at))).toEqual([13, 3, 14, 2])
  expect(root('""').place(0)).toBe(1)
  expect(root('"\\ud83d\\ude00x"').place(2)).toBe(13)
})

test('members and elements have their places, and are read once', () => {
  const node = root('{"a":[1,"b"],"c":{},"a":2}')
  expect(
    node
      .members()
      .map(({ name, value, isRepeated }) => [
        name.text,
        name.start,
        name.end,
        value.type,
        value.start,
        isRepeated,
      ]),
  ).toEqual([
    ['a', 1, 4, 'an array', 5, false],
    ['c', 13, 16, 'an object', 17, false],
    ['a', 20, 23, 'a number', 24, true],
  ])
  expect(node.members()).toBe(node.members())
  const [list] = node.members()
  expect(list!.value.elements()).toBe(list!.value.elements())
  expect(list!.value.elements().map(({ type, start, end }) => [type, start, end])).toEqual([
    ['a number', 6, 7],
    ['a string', 8, 11],
  ])
})

test('of two members of one name, the first counts', () => {
  const node = root('{"a":1,"a":"b","c":"d"}')
  expect(memberOf(node, 'a')?.type).toBe('a number')
  expect(memberOf(node, 'b')).toBeNull()
  expect([stringOf(node, 'a'), stringOf(node, 'b'), stringOf(node, 'c')?.text]).toEqual([
    null,
    null,
    'd',
  ])
})

test('the place of an array or an object is its first character', () => {
  const place = (text: string) => placeOf(root(text), ['a/b', 0])
  expect([place('[1]'), place('{ }'), place('"ab"')]).toEqual([
    { start: 0, end: 1, pointer: '/a~1b/0' },
    { start: 0, end: 1, pointer: '/a~1b/0' },
    { start: 0, end: 4, pointer: '/a~1b/0' },
  ])
  expect([pointerTo([]), pointerTo(['', '~'])]).toEqual(['', '//~0'])
})

test('characters are written as JSON has them', () => {
  expect(root('"a"').write('"\n\\é/')).toBe('\\"\\n\\\\é/')
})

test('JSON that is not valid is refused with the message of the engine', () => {
  expect(() => readJson('{')).toThrow(
    expect.objectContaining({
      name: 'DocumentError',
      message: expect.stringMatching(/^Invalid JSON: .*JSON.*\.$/),
      reason: 'syntax',
      offset: null,
    }),
  )
})
