import { findControl, hidesStructure, isDotSegment } from '@waymark/rfc3986'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

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
  '%u002e%u002E',
  '%u005c',
])('%s hides structure', (segment) => {
  expect(hidesStructure(segment)).toBe(true)
})

test.each(['', '..', 'a/b', '%41', '%zz', '%C3%A9', '100%', 'a.b', '%2ea', '%u002', '%u012e'])(
  '%j hides none',
  (segment) => {
    expect(hidesStructure(segment)).toBe(false)
  },
)

test('a control character is found where it is', () => {
  expect(['a\0b', '\x7f', 'é\x85', 'plain é'].map(findControl)).toEqual([1, 0, 1, -1])
})

test('hidden structure is searched for in linear time', () => {
  for (const unit of ['%25', '%', 'a', '%41', '%u0041']) {
    expectLinear((size) => hidesStructure(unit.repeat(size / unit.length)))
  }
})
