import { parseUrlencoded, serializeUrlencoded } from '@waymark/urlencoded'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { isSerializedQuery } from '../src/urlencoded-serializer.ts'

const letter = fc.constantFrom('a', 'b', 'ab', '=', '&', 'a=', '&a=b', '.', '-')
const odd = fc.constantFrom('%', '+', '%61', ' ', '~', '/', 'é', '💩', '\ufffd')
const text = fc
  .array(fc.oneof({ weight: 40, arbitrary: letter }, { weight: 1, arbitrary: odd }), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))
const RUNS = runs(5_000)

test('a query that counts as serialised is serialised', () => {
  let taken = 0
  fc.assert(
    fc.property(text, (query) => {
      if (!isSerializedQuery(query)) return
      taken++
      expect(serializeUrlencoded(parseUrlencoded(query))).toBe(query)
    }),
    {
      numRuns: RUNS,
      examples: [[''], ['a=1&b=2'], ['='], ['a=1&'], ['&a=1'], ['a=1=2'], ['a']],
    },
  )
  expect(taken).toBeGreaterThan(RUNS / 50)
})
