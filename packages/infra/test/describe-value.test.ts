import { describeValue, isRecord } from '@waymark/infra/internal'
import { RECORD } from '@waymark/infra/options'
import { expect, test } from 'vitest'

class Empty {}
class Full {
  readonly a = 1
}

const NOT_PLAIN = 'an object that is not plain, such as a Map'

test.each([
  ["a\nb'", "'a\\nb''"],
  ['a"b', "'a\"b'"],
  ['x'.repeat(60), `'${'x'.repeat(60)}'`],
  ['x'.repeat(61), `'${'x'.repeat(29)}…${'x'.repeat(29)}'`],
  ['https://a:b@c.example/', "'https://a:***@c.example/'"],
  [[1, 2], 'a list of 2'],
  [() => 1, 'a function'],
  [Symbol('a'), 'a symbol'],
  [null, 'null'],
  [undefined, 'undefined'],
  [5n, '5'],
  [1.5, '1.5'],
  [true, 'true'],
  [/a"b/, '/a"b/'],
  [{}, 'an object'],
  [Object.create(null), 'an object'],
  [Object.create({}), 'an object'],
  [new Full(), 'an object'],
  [new Empty(), NOT_PLAIN],
  [new Map([[1, 2]]), NOT_PLAIN],
])('a message shows a value in short, on one line (%#)', (value, shown) => {
  expect(describeValue(value)).toBe(shown)
})

test('a record is an object that is not a list', () => {
  const values = [{}, new Map(), /a/, [], null, undefined, 'a', () => 1]
  expect(values.filter(isRecord)).toEqual([{}, new Map(), /a/])
})

test('what is read by name is plain: without members, only an object that is of no other kind', () => {
  const values = [{}, new Full(), Object.create({ a: 1 }), new Empty(), new Map(), /a/, [], null, 1]
  expect(values.map((value) => RECORD.accepts(value))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(RECORD.expected).toBe('an object')
})
