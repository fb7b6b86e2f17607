import { expect, test } from 'vitest'
import { explain } from '../peers/cause.ts'
import { GENERAL } from '../peers/causes.ts'
import { causesOf } from '../peers/causes-of.ts'
import { OURS } from '../peers/ours.ts'

function namesFor(input: string, theirs: string | null, ours: string | null) {
  return explain(input, theirs, ours, GENERAL)?.map(({ name }) => name)
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

test('what has no http URL or no usual host gets a verdict by what decides there', () => {
  expect(namesFor('http://a,b/', 'http://a/', 'http://a,b/')).toEqual(['host-by-url-standard'])
  expect(namesFor('http://a,b/', 'http://a/', 'http://b/')).toEqual(['host-with-symbols'])
  expect(namesFor('http:/a/', 'http:///a/', 'http://a/')).toEqual(['url-by-url-standard'])
  expect(namesFor('a', 'http://a/', 'https://a/')).toEqual(['no-scheme'])
  expect(namesFor('tel:1', 'http://tel:1/', 'tel:1')).toEqual(['url-by-url-standard'])
  expect(namesFor('TEL:1', 'http://tel:1/', 'TEL:1')).toEqual(['other-scheme'])
})

test('the Safe Browsing client has causes of its own', () => {
  const list = causesOf('safebrowsing')
  const names = (theirs: string | null, ours: string | null) =>
    explain('http://a/%c3', theirs, ours, list)?.map(({ name }) => name)
  expect(names('http://a/%c3', 'http://a/%C3')).toEqual(['hex-digits'])
  expect(names('http://a/b', 'http://a/%C3')).toBe(undefined)
  expect(names(null, 'http://a/')).toEqual(['refused-by-client'])
  expect(names('http:///', null)).toEqual(['no-host'])
})

test('a refusal here is explained only for what is no URL', () => {
  expect(namesFor('http://a b/', 'http://a%20b/', null)).toEqual(['no-url'])
  expect(namesFor('http://example.com/', 'http://example.com/', null)).toBe(undefined)
})

test.each(Object.entries(OURS))('%s has a counterpart that answers', (_, ours) => {
  expect(ours.run('http://example.com/a')).not.toBe(null)
})
