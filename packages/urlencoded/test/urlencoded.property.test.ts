import { utf8Encode } from '@waymark/infra'
import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// Pieces that parsers stumble over, so that random strings meet them often.
const piece = fc.oneof(
  fc.constantFrom(
    '&',
    '=',
    '+',
    '%',
    '%2',
    '%20',
    '%C3',
    '%A9',
    '%E2%82',
    '%F0%9F%92%A9',
    '%ED%A0%80',
    '%f4%90',
  ),
  fc.constantFrom(
    '%00',
    '%7f',
    '%80',
    '%ff',
    '%EF%BB%BF',
    'é',
    '€',
    '💩',
    '\ufeff',
    '\ud800',
    '\udc00',
    '?',
    '#',
    'a',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
)
const query = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
const tuples = fc.array(fc.tuple(query, query), { maxLength: 6 })
const runs = { numRuns: 3000 }

test('the parser for strings agrees with the one for bytes', () => {
  fc.assert(
    fc.property(query, (input) => {
      expect(parseUrlencoded(input)).toEqual(parseUrlencoded(utf8Encode(input)))
    }),
    runs,
  )
})

test('the serialiser of lists agrees with the one for tuples', () => {
  fc.assert(
    fc.property(tuples, (list) => {
      expect(new URLSearchParams(list).toString()).toBe(serializeUrlencoded(list))
    }),
    runs,
  )
})

test('what was serialised parses back to the same tuples', () => {
  fc.assert(
    fc.property(query, (input) => {
      const list = parseUrlencoded(input)
      expect(parseUrlencoded(serializeUrlencoded(list))).toEqual(list)
    }),
    runs,
  )
})

test('what was serialised is ASCII that no URL has to encode', () => {
  fc.assert(
    fc.property(tuples, (list) => {
      expect(serializeUrlencoded(list)).toMatch(/^[\w.*&=+%-]*$/)
    }),
    runs,
  )
})

test('parsing agrees with the platform on text that is percent-encoded throughout', () => {
  // Node decodes raw non-ASCII wrongly beside an invalid percent-encoding, hence ASCII only.
  const ascii = query.map((text) => text.replace(/[^\0-\x7f]/g, ''))
  fc.assert(
    fc.property(ascii, (input) => {
      expect([...new URLSearchParams(input)]).toEqual([...new globalThis.URLSearchParams(input)])
    }),
    runs,
  )
})

test('serialising agrees with the platform', () => {
  fc.assert(
    fc.property(tuples, (list) => {
      expect(`${new URLSearchParams(list)}`).toBe(`${new globalThis.URLSearchParams(list)}`)
    }),
    runs,
  )
})

test('a list of any length is sorted as the platform sorts it', () => {
  const names = fc.constantFrom('a', 'b', 'ab', '', 'é', '\uffff', '💩')
  const lists = fc.array(names, { maxLength: 100, size: 'max' })
  fc.assert(
    fc.property(lists, (list) => {
      const init = list.map((name, i): [string, string] => [name, `${i}`])
      const ours = new URLSearchParams(init)
      const theirs = new globalThis.URLSearchParams(init)
      ours.sort()
      theirs.sort()
      expect([...ours]).toEqual([...theirs])
    }),
  )
})

type Step = (params: URLSearchParams | globalThis.URLSearchParams) => unknown
const name = fc.constantFrom('a', 'b', 'c', '', 'é', '\ud800')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(name, name).map(
    ([n, v]): Step =>
      (params) =>
        params.append(n, v),
  ),
  fc.tuple(name, name).map(
    ([n, v]): Step =>
      (params) =>
        params.set(n, v),
  ),
  name.map(
    (n): Step =>
      (params) =>
        params.delete(n),
  ),
  fc.tuple(name, name).map(
    ([n, v]): Step =>
      (params) =>
        params.delete(n, v),
  ),
  name.map(
    (n): Step =>
      (params) =>
        params.get(n),
  ),
  name.map(
    (n): Step =>
      (params) =>
        params.getAll(n),
  ),
  fc.tuple(name, name).map(
    ([n, v]): Step =>
      (params) =>
        params.has(n, v),
  ),
  fc.constant<Step>((params) => params.sort()),
  fc.constant<Step>((params) => params.size),
)

test.each([
  ['a list', (list: [string, string][]) => list],
  ['text', (list: [string, string][]) => serializeUrlencoded(list)],
])('any sequence of operations on %s gives what the platform gives', (_, initOf) => {
  fc.assert(
    fc.property(tuples, fc.array(step, { maxLength: 20 }), fc.boolean(), (list, steps, isSeen) => {
      const ours = new URLSearchParams(initOf(list))
      const theirs = new globalThis.URLSearchParams(initOf(list))
      for (const apply of steps) {
        expect(apply(ours)).toEqual(apply(theirs))
        if (isSeen) expect(ours.toString()).toBe(theirs.toString())
      }
      expect([...ours]).toEqual([...theirs])
      expect(ours.toString()).toBe(theirs.toString())
    }),
    { numRuns: 1000 },
  )
})
