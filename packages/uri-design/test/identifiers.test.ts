import { describe, expect, test } from 'vitest'
import { isIdentifier, isIdentifierValue } from '../src/lint/identifiers.ts'
import { isVersion } from '../src/lint/versions.ts'

describe('a segment that is an identifier', () => {
  test.each([
    '1',
    '123',
    '1-2-3',
    '2024-02-30',
    '1.2',
    '12:30',
    '550e8400-e29b-41d4-a716-446655440000',
    '550E8400-E29B-41D4-A716-446655440000',
    'abcdefab-abcd-abcd-abcd-abcdefabcdef',
    'PROJ-123',
    'P-1',
    'P2-1',
    'C12345',
    '1A',
    'A1',
    'abc12',
    'a123456',
    'deadbee1',
    '1abcdef',
    'dQw4w9WgXcQ12345',
    'abcdefghijklmno1',
    'abcdefghijklmno1=',
    'abcdefghijklmno1==',
    'ab_cd-ef_gh-ij_k1',
    'a1-b2-c3-d4-e5-f6',
    'release-notes-build123',
    'release-notes-20240',
    'release-notes-123ab',
    'an-of-a-to-in-on-12',
    'my-page-4-of-twenty',
  ])('%s', (segment) => {
    expect(isIdentifier(segment)).toBe(true)
  })
})

describe('a segment that is not an identifier', () => {
  test.each([
    '',
    'users',
    'v1',
    'v2.1.3',
    'V10',
    '1-',
    '-1',
    '1--2',
    '1_2',
    'abcdefgh-ijkl-mnop-qrst-uvwxyzabcdef',
    'abcdefab-abcd-abcd-abcdefabcdef-abcd',
    'proj-123',
    '1P-1',
    'PROJ-123a',
    'PROJ-',
    'abc1',
    'abc1d',
    'Abc12',
    'abcd1f',
    'ABCDEF-a1',
    'abcdefghijklmn1',
    'abcdefghijklmno1===',
    'abcdefghijklmno1+',
    '+abcdefghijklmno1',
    'release-notes-2024',
    'release-notes-build12',
    'release-notes-12a',
    'my-pages-4-of-twenty',
  ])('%j', (segment) => {
    expect(isIdentifier(segment)).toBe(false)
  })
})

test.each([
  ['1', true],
  ['123', true],
  ['', false],
  ['1.5', false],
  ['-1', false],
  ['1a', false],
  ['PROJ-1', true],
  ['P2P-12', true],
  ['PROJ1', false],
  ['proj-1', false],
  ['xPROJ-1', false],
  ['PROJ-1x', false],
  ['550e8400-e29b-41d4-a716-446655440000', true],
  ['550E8400-E29B-41D4-A716-446655440000', true],
  ['550e8400-e29b-41d4-a716-4466554400000', false],
  ['x550e8400-e29b-41d4-a716-446655440000', false],
  ['550e8400-e29b-41d4-446655440000', false],
])('whether the value %j is an identifier: %s', (value, isOne) => {
  expect(isIdentifierValue(value)).toBe(isOne)
})

test.each([
  ['v1', true],
  ['V12', true],
  ['v1.2.3', true],
  ['v2beta1', true],
  ['v2beta', true],
  ['v1alpha', true],
  ['v1rc12', true],
  ['v1.1preview3', true],
  ['2024-01', true],
  ['2024-01-01', true],
  ['1999-12-31', true],
  ['v', false],
  ['v1.', false],
  ['xv1', false],
  ['v1gamma', false],
  ['v1beta1x', false],
  ['1', false],
  ['2024', false],
  ['2124-01', false],
  ['2024-1', false],
  ['2024-01-1', false],
  ['2024-01-01-01', false],
  ['x2024-01', false],
])('whether %j is a version: %s', (segment, isOne) => {
  expect(isVersion(segment)).toBe(isOne)
})
