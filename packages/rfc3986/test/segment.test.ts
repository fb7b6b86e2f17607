import { findControl, hidesStructure, isDotSegment, segmentRisk } from '@waymark/rfc3986'
import { expect, test } from 'vitest'

test.each(['.', '..', '%2e', '%2E', '.%2e', '%2e.', '%2E%2e'])('%s is a dot segment', (segment) => {
  expect(isDotSegment(segment)).toBe(true)
})

test.each(['', '...', 'a.', '.a', '%2f', '%252e', '..;', '%2e%2e%2e'])(
  '%j is not a dot segment',
  (segment) => {
    expect(isDotSegment(segment)).toBe(false)
  },
)

test.each([
  '%2e',
  '%2E%2e',
  '%252e',
  '%2f',
  'a%5Cb',
  '%2e%2e;x',
  '%2525252f',
  '.%2e',
  '%u002e',
  '.%U002E',
  'a%u002fb',
  '%25u005c',
  '%u0025%u0032e',
  '.%20',
  '%2e%2e%u0020',
])('%s hides structure', (segment) => {
  expect(hidesStructure(segment)).toBe(true)
})

test.each([
  '',
  '..',
  'a/b',
  '%41',
  '%zz',
  '%C3%A9',
  '100%',
  'a.b',
  '%2ea',
  '%u002',
  '%u2025',
  'a%u002e',
  '%u012e',
  '%20',
  '%u',
])('%j hides none', (segment) => {
  expect(hidesStructure(segment)).toBe(false)
})

test('a control character is found where it is', () => {
  expect(['a\0b', '\x7f', 'é\x85', 'plain é'].map(findControl)).toEqual([1, 0, 1, -1])
})

test.each([
  ['a\u0085b', 'control-character'],
  ['a\0', 'control-character'],
  ['%2e%2e', 'multiple-encoding'],
  ['%u002e%u002e', 'multiple-encoding'],
  ['..;x', 'dot-segment-parameter'],
  ['.. ', 'dots-and-spaces'],
  ['. .', 'dots-and-spaces'],
  [' .', 'dots-and-spaces'],
  ['...', null],
  ['  ', null],
  ['.;x', null],
  ['a. ', null],
  ['%zz', null],
] as const)('the risk of %j is %s', (segment, risk) => {
  expect(segmentRisk(segment)).toBe(risk)
})
