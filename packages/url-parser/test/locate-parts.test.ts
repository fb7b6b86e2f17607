import { type LocatedParts, parseUrl, readUrl, type TextRange } from '@waymark/url-parser'
import * as ascii from '@waymark/url-parser/ascii'
import { expect, test } from 'vitest'

/** What is located, as text. Parts that are `null`, and lists that are empty, are left out. */
function read(input: string, base: string | null = null) {
  const { fromBase, parameters, segments, ...parts } = readUrl(input, { base }).parts
  const text = ({ start, end }: TextRange) => input.slice(start, end)
  const found = Object.entries(parts).flatMap(([name, range]) =>
    range === null ? [] : [[name, text(range)]],
  )
  return {
    ...Object.fromEntries(found),
    ...(segments.length > 0 && { segments: segments.map(text) }),
    ...(parameters.length > 0 && {
      parameters: parameters.map(({ name, value }) => [text(name), value && text(value)]),
    }),
  }
}

test('every part of a URL is found', () => {
  expect(read('https://ann:s:ecret@shop.example:8443/a/b?c=d?#e#f')).toEqual({
    scheme: 'https',
    username: 'ann',
    password: 's:ecret',
    host: 'shop.example',
    port: '8443',
    path: '/a/b',
    segments: ['a', 'b'],
    query: 'c=d?',
    parameters: [['c', 'd?']],
    fragment: 'e#f',
  })
})

test('offsets count what the parser removes', () => {
  const input = ' \tht\ntp://ex\tample/\n?a\t&\r '
  expect(read(input)).toEqual({
    scheme: 'ht\ntp',
    host: 'ex\tample',
    path: '/',
    segments: [''],
    query: 'a\t&',
    parameters: [['a', null]],
  })
  expect(readUrl(input).removed).toEqual([
    { start: 0, end: 2 },
    { start: 4, end: 5 },
    { start: 12, end: 13 },
    { start: 19, end: 20 },
    { start: 22, end: 23 },
    { start: 24, end: 26 },
  ])
})

test.each([
  ['the last @ ends the credentials', 'https://a@b@c', { username: 'a@b', host: 'c' }],
  [
    'the first : ends the username',
    'https://a:b:c@d',
    { username: 'a', password: 'b:c', host: 'd' },
  ],
  [
    'a part without a unit is empty',
    'http://:@h:',
    { username: '', password: '', host: 'h', port: '' },
  ],
  ['an address keeps its brackets', 'http://[::1]:80', { host: '[::1]', port: '80' }],
  ['slashes that are missing are of no matter', 'https:h', { host: 'h' }],
  ['nor are those that are too many', 'https:\\/\\/h', { host: 'h' }],
])('%s', (_, input, parts) => {
  expect(read(input)).toEqual({ scheme: input.slice(0, input.indexOf(':')), ...parts })
})

test.each([
  ['https://h', null],
  ['https://h?q', null],
  ['https://h/', ['']],
  ['https://h/a/./%2e%2E//b', ['a', '.', '%2e%2E', '', 'b']],
  ['https://h\\a/b\\', ['a', 'b', '']],
  ['web+x://h/a\\b', ['a\\b']],
  ['web+x:/a/b', ['a', 'b']],
])('the segments of %s are as they are written', (input, segments) => {
  const { path, segments: found } = readUrl(input).parts
  expect(found.map(({ start, end }) => input.slice(start, end))).toEqual(segments ?? [])
  expect(path === null).toBe(segments === null)
})

test('an opaque path has no segments', () => {
  expect(read('mailto:a/b@c?subject=x')).toEqual({
    scheme: 'mailto',
    path: 'a/b@c',
    query: 'subject=x',
    parameters: [['subject', 'x']],
  })
})

test('a drive letter is a segment, also where a host would be', () => {
  const parts = { scheme: 'file', segments: ['C|', 'x'] }
  expect(read('file:C|/x')).toEqual({ ...parts, path: 'C|/x' })
  expect(read('file://C|/x')).toEqual({ ...parts, host: '', path: 'C|/x' })
  expect(read('file:///C|/x')).toEqual({ ...parts, host: '', path: '/C|/x' })
})

test('an empty piece of a query is not a parameter', () => {
  expect(read('web+x:?&a&=b&c=d=e&').parameters).toEqual([
    ['a', null],
    ['', 'b'],
    ['c', 'd=e'],
  ])
  expect(read('web+x:?')).toEqual({ scheme: 'web+x', query: '' })
})

test.each([
  ['https://o/c', null, { scheme: 'https', host: 'o', path: '/c', segments: ['c'] }],
  ['//o/c', 'scheme', { host: 'o', path: '/c', segments: ['c'] }],
  ['\\c', 'authority', { path: '\\c', segments: ['c'] }],
  [
    '../c?d',
    'path',
    { path: '../c', segments: ['..', 'c'], query: 'd', parameters: [['d', null]] },
  ],
  ['https:c', 'path', { scheme: 'https', path: 'c', segments: ['c'] }],
  ['?', 'path', { query: '' }],
  ['#f', 'query', { fragment: 'f' }],
  ['', 'query', {}],
] as const)('of %s only what it has itself is located', (input, fromBase, parts) => {
  const base = 'https://user@example.com/a/b?q'
  expect(read(input, base)).toEqual(parts)
  expect(readUrl(input, { base: parseUrl(base) }).parts.fromBase).toBe(fromBase)
})

test.each([
  ['https://u@a b/p', { scheme: 'https', username: 'u', host: 'a b' }],
  ['https://h:99999/p', { scheme: 'https', host: 'h', port: '99999' }],
  ['https://u@/p', { scheme: 'https', username: 'u', host: '' }],
  ['h/p', {}],
])('of %s all is located up to the failure', (input, parts) => {
  expect(read(input)).toEqual(parts)
})

test('of a base that does not parse, the places are those in the base', () => {
  expect(readUrl('https://h/p', { base: 'https://x y/' }).parts.host).toEqual({ start: 8, end: 11 })
})

test('the entry without tables stops at a domain that is not ASCII', () => {
  const located: LocatedParts = ascii.readUrl('https://ü.example/p').parts
  expect(located).toMatchObject({ host: { start: 8, end: 17 }, path: null })
  expect(ascii.readUrl('https://ü.example/p').failure?.name).toBe('domain-to-ASCII')
})
