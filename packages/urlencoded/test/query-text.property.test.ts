import { parseUrlencoded, serializeUrlencoded } from '@waymark/urlencoded'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countTuples,
  findName,
  isPlain,
  isSerializedQuery,
  removeTuple,
  replaceValue,
  valueAfter,
} from '../src/query-text.ts'

const letter = fc.constantFrom('a', 'b', 'ab', '=', '&', 'a=', '&a=b', '.', '-')
const odd = fc.constantFrom('%', '+', '%61', ' ', '~', '/', 'é', '💩', '\ufffd')
const text = fc
  .array(fc.oneof({ weight: 40, arbitrary: letter }, { weight: 1, arbitrary: odd }), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))
const name = fc.constantFrom('a', 'b', 'ab', 'aa', 'a=b', '=', '&', 'b&a', 'é', '.')
const RUNS = 5_000

test('a query that is taken for serialised is', () => {
  let taken = 0
  fc.assert(
    fc.property(text, (query) => {
      if (!isSerializedQuery(query)) return
      taken++
      expect(serializeUrlencoded(parseUrlencoded(query))).toBe(query)
    }),
    { numRuns: RUNS, examples: [[''], ['a=1&b=2'], ['='], ['a=1&'], ['&a=1'], ['a=1=2'], ['a']] },
  )
  expect(taken).toBeGreaterThan(RUNS / 50)
})

test('the text has as many tuples as the list', () => {
  fc.assert(
    fc.property(text, (query) => {
      expect(countTuples(query)).toBe(parseUrlencoded(query).length)
    }),
    { numRuns: RUNS },
  )
})

test('a plain query says what its list says', () => {
  let found = 0
  fc.assert(
    fc.property(text, name, (query, wanted) => {
      if (!isPlain(query)) return
      const tuples = parseUrlencoded(query)
      const at = findName(query, wanted, 0)
      const index = tuples.findIndex(([name]) => name === wanted)
      expect(at === -1).toBe(index === -1)
      if (at === -1) return
      found++
      const nameEnd = at + wanted.length
      expect(valueAfter(query, nameEnd)).toBe(tuples[index]![1])
      const before = tuples.slice(0, index)
      const after = tuples.slice(index + 1)
      const replaced = [...before, [wanted, 'x'], ...after]
      expect(parseUrlencoded(removeTuple(query, at))).toEqual([...before, ...after])
      expect(parseUrlencoded(replaceValue(query, nameEnd, 'x'))).toEqual(replaced)
      const next = findName(query, wanted, nameEnd)
      expect(next !== -1).toBe(after.some(([name]) => name === wanted))
    }),
    { numRuns: RUNS },
  )
  expect(found).toBeGreaterThan(RUNS / 50)
})
