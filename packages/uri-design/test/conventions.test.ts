import { expect, test } from 'vitest'
import { findMinority, pathStyle, queryStyle } from '../src/lint/conventions.ts'

const named = (...styles: (string | null)[]) =>
  styles.map((style, index) => ({ index, start: index, end: index + 1, style }))

test.each([
  ['a_b', 'snake case'],
  ['aB_c-d', 'snake case'],
  ['aB', 'camel case'],
  ['aB-c', 'camel case'],
  ['a-b', 'kebab case'],
  ['ab', null],
  ['Ab', null],
])('the convention of %s is %s', (name, style) => {
  expect([pathStyle(name), queryStyle(name)]).toEqual([style, style])
})

test('names that do not follow the most common convention are found, in their order', () => {
  expect(findMinority(named('a', 'b', 'b', null, 'c'))).toEqual([
    {
      index: 0,
      start: 0,
      end: 1,
      style: 'a',
      found: {
        start: 0,
        end: 1,
        message: expect.any(String),
        data: { style: 'a', other: 'b' },
      },
    },
    {
      index: 4,
      start: 4,
      end: 5,
      style: 'c',
      found: {
        start: 4,
        end: 5,
        message: expect.any(String),
        data: { style: 'c', other: 'b' },
      },
    },
  ])
})

test('of two equally common conventions, the first counts', () => {
  expect(
    findMinority(named('a', 'b', 'b', 'a')).map(({ index, found }) => [index, found.data]),
  ).toEqual([
    [1, { style: 'b', other: 'a' }],
    [2, { style: 'b', other: 'a' }],
  ])
})

test('nothing is found where one convention is, or none', () => {
  expect([
    findMinority([]),
    findMinority(named(null)),
    findMinority(named('a', null, 'a')),
  ]).toEqual([[], [], []])
})
