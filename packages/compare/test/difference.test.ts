import { compare, findSpans, type Part } from '@waymark/compare'
import { expect, test } from 'vitest'

type Ends = readonly [start: number, end: number]

const span = ([start, end]: Ends) => ({ start, end })

test.each<[a: string, b: string, inA: Ends, inB: Ends]>([
  ['', '', [0, 0], [0, 0]],
  ['', 'a', [0, 0], [0, 1]],
  ['a', '', [0, 1], [0, 0]],
  ['aa', 'aaa', [2, 2], [2, 3]],
  ['aaa', 'aa', [2, 3], [2, 2]],
  ['aba', 'abaaba', [3, 3], [3, 6]],
  ['xay', 'xby', [1, 2], [1, 2]],
  ['xy', 'xaby', [1, 1], [1, 3]],
  ['a', 'b', [0, 1], [0, 1]],
  // The second unit is the same, the first is not, and the other way round.
  ['\ud83d\ude00', '\ud83e\ude00', [0, 2], [0, 2]],
  ['\ud83d\ude00', '\ud83d\ude01', [0, 2], [0, 2]],
  ['x\ud83d\ude00y', 'xy', [1, 3], [1, 1]],
  ['x\ud83dy', 'x\ud83dz', [2, 3], [2, 3]],
  ['\ude00a', '\ude00b', [1, 2], [1, 2]],
  ['%C3%A9', '%C3%A8', [3, 6], [3, 6]],
  ['%C3%A9', '%C4%A9', [0, 3], [0, 3]],
  ['a%41', 'b%41', [0, 1], [0, 1]],
  ['a%41', 'a%42b', [1, 4], [1, 5]],
  ['a%41b', 'a%51b', [1, 4], [1, 4]],
  ['x%4', 'x%41', [1, 3], [1, 4]],
  ['x%4', 'x%5', [2, 3], [2, 3]],
  ['%zz', '%zy', [2, 3], [2, 3]],
])('%j and %j differ in %j and %j', (a, b, inA, inB) => {
  expect(findSpans(a, b)).toEqual({ a: span(inA), b: span(inB) })
  expect(findSpans(b, a)).toEqual({ a: span(inB), b: span(inA) })
})

test.each<[a: string, b: string, part: Part, inA: Ends, inB: Ends]>([
  ['ab:c', 'abx:c', 'scheme', [2, 2], [2, 3]],
  ['a', 'b:a', 'scheme', [0, 0], [0, 2]],
  ['a://b', 'a:/b', 'authority', [3, 4], [3, 3]],
  ['//b', '//c', 'authority', [2, 3], [2, 3]],
  ['//b', '/b', 'authority', [1, 2], [1, 1]],
  ['b:', 'b://', 'authority', [2, 2], [2, 4]],
  ['a://b', 'a://bc', 'authority', [5, 5], [5, 6]],
  ['a:/b', 'a:b', 'path', [2, 3], [2, 2]],
  ['a:b?c', 'a:b/c', 'path', [3, 4], [3, 4]],
  ['/b', '/c', 'path', [1, 2], [1, 2]],
  ['a://b/', 'a://b?', 'path', [5, 6], [5, 6]],
  ['b:', 'b:x', 'path', [2, 2], [2, 3]],
  ['a:b?c', 'a:b#c', 'query', [3, 4], [3, 4]],
  ['a:b?c', 'a:b?d', 'query', [4, 5], [4, 5]],
  ['b:', 'b:?', 'query', [2, 2], [2, 3]],
  ['?c', '?cd', 'query', [2, 2], [2, 3]],
  ['a:b#c', 'a:b#d', 'fragment', [4, 5], [4, 5]],
  ['b:', 'b:#', 'fragment', [2, 2], [2, 3]],
  ['b:?q', 'b:?q#', 'fragment', [4, 4], [4, 5]],
  ['#c', '#cd', 'fragment', [2, 2], [2, 3]],
])('%s and %s first differ in the %s', (a, b, part, inA, inB) => {
  const methods = ['string-code-point'] as const
  expect(compare(a, b, { methods }).verdicts[0]?.difference).toEqual({
    part,
    a: span(inA),
    b: span(inB),
  })
  expect(compare(b, a, { methods }).verdicts[0]?.difference).toEqual({
    part,
    a: span(inB),
    b: span(inA),
  })
})
