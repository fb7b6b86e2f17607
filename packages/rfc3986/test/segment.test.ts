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
  '%2e%2e%2f',
  '%2f..',
  '..%2f',
  '..;%5c',
  '%2E%2E;',
  '%25252e',
  '%2525252e',
  '%20%2e',
  '%2e%20%2e',
  '%2e%20%20',
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
  '%252525252e',
  'a%2e%2e;',
  '%2e;',
  '%2e%2e%2e',
  'a%2e%20',
  '%20%20',
  '%2ea%20',
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

test('a dot segment is found in its longest spelling, and not in a longer text', () => {
  expect(isDotSegment('%2E%2E')).toBe(true)
  expect(isDotSegment(`${'%2e'.repeat(2)}.`)).toBe(false)
  expect(isDotSegment('x..')).toBe(false)
  expect(isDotSegment('..x')).toBe(false)
})

test('controls are those of both ranges', () => {
  for (let c = 0; c <= 0x100; c++) {
    const isControl = c < 0x20 || (c >= 0x7f && c <= 0x9f)
    expect(findControl(`a${String.fromCharCode(c)}`)).toBe(isControl ? 1 : -1)
  }
})

test('what is not a string has no segments', () => {
  for (const ask of [isDotSegment, hidesStructure]) {
    expect(() => ask(5 as never)).toThrow(
      expect.objectContaining({ name: 'ArgumentError', argument: 'segment' }),
    )
  }
})
