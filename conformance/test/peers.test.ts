import { expect, test } from 'vitest'
import { explain } from '../peers/causes.ts'
import { OURS } from '../peers/ours.ts'

function namesFor(input: string, theirs: string | null, ours: string | null) {
  return explain(input, theirs, ours)?.map(({ name }) => name)
}

test('a disagreement has the fewest causes that explain it', () => {
  const input = 'http://example.com?q=a b'
  expect(namesFor(input, 'http://example.com?q=a+b', 'http://example.com/?q=a%20b')).toEqual([
    'plus',
    'empty-path',
  ])
})

test('a cause explains nothing but what it is about', () => {
  expect(namesFor('http://example.com/a', 'http://example.com/b', 'http://example.com/a')).toBe(
    undefined,
  )
  expect(namesFor('http://example.com/', 'https://example.com/', 'http://example.com/')).toBe(
    undefined,
  )
})

test('a refusal here is explained only for what is no URL', () => {
  expect(namesFor('http://a b/', 'http://a%20b/', null)).toEqual(['no-url'])
  expect(namesFor('http://example.com/', 'http://example.com/', null)).toBe(undefined)
})

test.each(Object.entries(OURS))('%s has a counterpart that answers', (_, ours) => {
  expect(ours.run('http://example.com/a')).not.toBe(null)
})
