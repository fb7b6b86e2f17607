import { JsonPlaces, type JsonRange, pointerSteps, pointTo } from '@waymark/infra/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

/** A value, read again from the places of its parts. */
function readValue(json: JsonPlaces, range: JsonRange): unknown {
  const text = json.text.slice(range.start, range.end)
  if (text.startsWith('[')) return json.elements(range).map((element) => readValue(json, element))
  if (!text.startsWith('{')) return JSON.parse(text)
  const members = json.members(range).map(({ name, key, value }) => {
    expect(JSON.parse(json.text.slice(key.start, key.end))).toBe(name)
    return [name, readValue(json, value)] as const
  })
  return Object.fromEntries(members)
}

test('the places of all parts are those of the values that JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('', ' ', '\t', '\r\n  '), (text, space) => {
      const value: unknown = JSON.parse(text)
      for (const written of [text, `${space}${JSON.stringify(value, null, space)}${space}`]) {
        const json = new JsonPlaces(written)
        expect(readValue(json, json.root)).toEqual(value)
      }
    }),
    { numRuns: runs(1000) },
  )
})

test('members of one name are all there, and values of other types have no parts', () => {
  const json = new JsonPlaces('{"a":1,"\\u0061":[true]}')
  const [first, second] = json.members(json.root)
  expect([first!.name, second!.name]).toEqual(['a', 'a'])
  expect(json.elements(json.root)).toEqual([])
  expect(json.members(second!.value)).toEqual([])
  expect([json.members(first!.value), json.elements(first!.value)]).toEqual([[], []])
})

test('quotes and brackets in strings are text', () => {
  const json = new JsonPlaces('["\\\\", "]\\"", "{\\\\\\""]')
  const texts = json.elements(json.root).map(({ start, end }) => json.text.slice(start, end))
  expect(texts).toEqual(['"\\\\"', '"]\\""', '"{\\\\\\""'])
})

test('the places of members, elements and words, with space around them', () => {
  const json = new JsonPlaces(' { "a" : [ 1 , "b" ] ,\t"c\\n":null\r\n} ')
  expect(json.root).toEqual({ start: 1, end: 36 })
  const [a, c] = json.members(json.root)
  expect(a).toEqual({ name: 'a', key: { start: 3, end: 6 }, value: { start: 9, end: 20 } })
  expect(c).toEqual({ name: 'c\n', key: { start: 23, end: 28 }, value: { start: 29, end: 33 } })
  expect(json.elements(a!.value)).toEqual([
    { start: 11, end: 12 },
    { start: 15, end: 18 },
  ])
  expect(new JsonPlaces('true').root).toEqual({ start: 0, end: 4 })
  expect(new JsonPlaces('[ ]').elements({ start: 0, end: 3 })).toEqual([])
  expect(new JsonPlaces('{ }').members({ start: 0, end: 3 })).toEqual([])
})

// https://www.rfc-editor.org/rfc/rfc6901#section-5
test.each([
  ['', []],
  ['/', ['']],
  ['/foo/0', ['foo', '0']],
  ['/a~1b', ['a/b']],
  ['/m~0n', ['m~n']],
  ['/~01/~1~1~0~0', ['~1', '//~~']],
  ['/c%d/ ', ['c%d', ' ']],
])('the steps of the pointer %j are %j', (pointer, steps) => {
  expect(pointerSteps(pointer)).toEqual(steps)
  expect(steps.reduce((before, step) => pointTo(before, step), '')).toBe(pointer)
})

test('a step may be an index', () => {
  expect(pointTo('/list', 0)).toBe('/list/0')
})
