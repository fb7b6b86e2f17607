import { expect, test } from 'vitest'
import { TemplateTree } from '../src/lint/shadowing.ts'
import { PLACEHOLDER } from '../src/lint/subject.ts'

/** A template as levels, in which `*` is a variable. */
const levels = (text: string) =>
  text.split('/').map((level) => (level === '*' ? PLACEHOLDER.repeat(3) : level))

function coverOf(before: readonly string[], text: string): string | null {
  const tree = new TemplateTree()
  for (const each of before) tree.add(levels(each), each)
  return tree.findCover(levels(text))
}

test.each([
  [['*/*'], 'a/*', '*/*'],
  [['*/*'], '*/*', null],
  [['a/*'], '*/*', null],
  [['a/*'], 'a/*', null],
  [['a/*'], 'a/b', 'a/*'],
  [['*/b', '*/*'], 'a/*', '*/*'],
  [['a/b/*', '*/b/*'], 'a/b/*', '*/b/*'],
  [['a/b/c', '*/*/*'], 'a/b/*', '*/*/*'],
  [['*/*/x'], 'a/*/y', null],
  [['*/*/*'], 'a/*', null],
  [['*'], 'a/*', null],
  [['a/x', '*/y'], 'a/y', '*/y'],
  [[], 'a/*', null],
])('of %j, the one before %s that matches all of it is %j', (before, text, cover) => {
  expect(coverOf(before, text)).toBe(cover)
})

test('the first of several templates of one shape is named', () => {
  const tree = new TemplateTree()
  tree.add(levels('*/*'), 'first')
  tree.add(levels('*/*'), 'second')
  expect(tree.findCover(levels('a/*'))).toBe('first')
})

test('templates of at most twelve levels are compared', () => {
  const many = (count: number, last: string) => [...Array(count - 1).fill('a'), last].join('/')
  expect(coverOf([many(12, '*')], many(12, 'b'))).toBe(many(12, '*'))
  expect(coverOf([many(13, '*')], many(13, 'b'))).toBeNull()
})
