import { parseUrlencoded, serializeUrlencoded } from '@waymark/urlencoded'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInQuery, isSerializedQuery } from '../src/query-text.ts'

const letter = fc.constantFrom('a', 'b', 'ab', '=', '&', 'a=', '&a=b', '.', '-')
const odd = fc.constantFrom('%', '+', '%61', ' ', '~', '/', 'é', '\ud800', '💩', '\ufffd')
const text = fc
  .array(fc.oneof({ weight: 40, arbitrary: letter }, { weight: 1, arbitrary: odd }), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))
const name = fc.constantFrom('a', 'b', 'ab', 'a.', '-', '', 'a=b', 'a&b', 'a%61', '\ufffd')
const RUNS = 5_000

test('the value that a query names is that of its list', () => {
  let answers = 0
  let found = 0
  fc.assert(
    fc.property(text, name, (query, name) => {
      const answer = findInQuery(`?${query}`, 1, name)
      if (answer === undefined) return
      answers++
      if (answer !== null) found++
      const tuple = parseUrlencoded(query).find(([key]) => key === name)
      expect(answer).toBe(tuple === undefined ? null : tuple[1])
    }),
    {
      numRuns: RUNS,
      examples: [
        ['a=1', 'a'],
        ['a', 'a'],
        ['ab=1&a=2', 'a'],
        ['a=b=c', 'a=b'],
        ['a&b', 'a&b'],
        ['&&', ''],
        ['&=1', ''],
        ['=', ''],
      ],
    },
  )
  expect(answers).toBeGreaterThan(RUNS / 4)
  expect(found).toBeGreaterThan(RUNS / 20)
})

test('a query that is taken for serialised is', () => {
  let taken = 0
  fc.assert(
    fc.property(text, (query) => {
      if (!isSerializedQuery(`?${query}`, 1)) return
      taken++
      expect(serializeUrlencoded(parseUrlencoded(query))).toBe(query)
    }),
    { numRuns: RUNS, examples: [[''], ['a=1&b=2'], ['='], ['a=1&'], ['&a=1'], ['a=1=2'], ['a']] },
  )
  expect(taken).toBeGreaterThan(RUNS / 50)
})
