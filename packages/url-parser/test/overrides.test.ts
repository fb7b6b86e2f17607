import { readFileSync } from 'node:fs'
import { parseHostText } from '@waymark/host/internal'
import { basicUrlParse, parseUrl, type StateOverride } from '@waymark/url-parser'
import {
  type Override,
  overrideFragment,
  overridePath,
  overrideQuery,
  overrideWith,
  replaceFragment,
  replaceParts,
  replacePassword,
  replacePort,
  replaceQuery,
  replaceUsername,
  takeRecord,
  UrlRecord,
} from '@waymark/url-parser/internal'
import { describe, expect, test } from 'vitest'
import { shownOverride } from './shown-override.ts'
import { shownUrl } from './shown-reading.ts'

const blocks = readFileSync(new URL('vectors/overrides.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [head, ...lines] = block.split('\n')
    const [url, state, value] = JSON.parse(`[${head}]`) as [string, StateOverride, string]
    return { url, state, value, expected: lines.join('\n') }
  })

describe('a state override', () => {
  test.each(blocks)('of $url in the $state with $value', ({ url, state, value, expected }) => {
    const record = parseUrl(url)!
    const before = shownUrl(record)
    expect(shownOverride(record, state, value)).toBe(expected)
    const unheard = basicUrlParse(value, { url: record, stateOverride: state })
    const lines = expected.split('\n').filter((line) => !line.startsWith('  error '))
    expect(shownUrl(unheard).map((line) => `  ${line}`)).toEqual(lines)
    expect(shownUrl(record)).toEqual(before)
    // What the override leaves behind does not change the next URL.
    expect(parseUrl('http://b:80/?\u00e9#c d')!.href).toBe('http://b/?%C3%A9#c%20d')
  })
})

function emptied(override: Override, url: string, value: string): string[] | null {
  const record = parseUrl(url)!
  if (!overrideWith(override, record, value, true, parseHostText)) return null
  return shownUrl(takeRecord(record.hasOpaquePath))
}

test.each<readonly [Override, string, string, string]>([
  [overridePath, 'http://a/b/c?d#e', '', 'http://a/?d#e'],
  [overridePath, 'http://a/b/c?d#e', 'f', 'http://a/f?d#e'],
  [overridePath, 'http://a/b/c?d#e', '/f/../g', 'http://a/g?d#e'],
  [overridePath, 'http://a/b', '\\f', 'http://a/f'],
  [overridePath, 'http://a/b', '//f', 'http://a//f'],
  [overridePath, 'web+x://a/b?c', '', 'web+x://a?c'],
  [overridePath, 'web+x://a/b?c', '\\f', 'web+x://a/\\f?c'],
  [overridePath, 'web+x://a', 'f', 'web+x://a/f'],
  [overridePath, 'web+x:/b', '', 'web+x:/'],
  [overridePath, 'web+x:/b', '//f', 'web+x:/.//f'],
  [overridePath, 'web+x:/b#c', '/..//f', 'web+x:/.//f#c'],
  [overridePath, 'web+x:/.//b?c', 'f', 'web+x:/f?c'],
  [overridePath, 'web+x:/.//b', '//f', 'web+x:/.//f'],
  [overridePath, 'web+x:///b', '', 'web+x://'],
  [overridePath, 'file:///b', 'C|/d', 'file:///C:/d'],
  [overridePath, 'file:///b', '/C|/..', 'file:///C:/'],
  [overridePath, 'file://h/b', '', 'file://h/'],
  [overrideQuery, 'http://a/b?c#d', '', 'http://a/b?#d'],
  [overrideQuery, 'http://a/b?c#d', 'e f#', 'http://a/b?e%20f%23#d'],
  [overrideQuery, 'http://a/b#d', '?e', 'http://a/b??e#d'],
  [overrideQuery, 'mailto:b?c', 'e', 'mailto:b?e'],
  [overrideFragment, 'http://a/b?c#d', '', 'http://a/b?c#'],
  [overrideFragment, 'http://a/b?c#d', 'e f#?', 'http://a/b?c#e%20f#?'],
  [overrideFragment, 'http://a/b', '#e', 'http://a/b##e'],
  [overrideFragment, 'mailto:b#c', 'e', 'mailto:b#e'],
])('%o empties the part of %s before it writes %j', (override, url, value, href) => {
  expect(emptied(override, url, value)).toEqual(shownUrl(parseUrl(href)))
})

function replaced(url: string, replace: (record: UrlRecord) => void): string[] {
  const record = parseUrl(url)!
  replace(record)
  return shownUrl(takeRecord(record.hasOpaquePath))
}

test.each<readonly [string, (record: UrlRecord) => void, string]>([
  ['http://a:81/b?c#d', (url) => replaceUsername(url, 'u'), 'http://u@a:81/b?c#d'],
  ['http://u:p@a/', (url) => replaceUsername(url, ''), 'http://:p@a/'],
  ['http://u@a/', (url) => replaceUsername(url, ''), 'http://a/'],
  ['http://u:p@a/', (url) => replaceUsername(url, 'v:@ \u00e9'), 'http://v%3A%40%20%C3%A9:p@a/'],
  ['http://a/b?c#d', (url) => replacePassword(url, 'p'), 'http://:p@a/b?c#d'],
  ['http://u@a/', (url) => replacePassword(url, 'p:/'), 'http://u:p%3A%2F@a/'],
  ['http://u:p@a/', (url) => replacePassword(url, ''), 'http://u@a/'],
  ['http://:p@a/', (url) => replacePassword(url, ''), 'http://a/'],
  ['http://u:p@a:81/b', (url) => replacePassword(url, '\t'), 'http://u:%09@a:81/b'],
  ['http://u:p@a:81/b?c', (url) => replacePort(url, ':9'), 'http://u:p@a:9/b?c'],
  ['http://a:81/b?c', (url) => replacePort(url, ''), 'http://a/b?c'],
  ['http://a/b?c#d', (url) => replaceQuery(url, ''), 'http://a/b#d'],
  ['http://a/b#d', (url) => replaceQuery(url, '?e'), 'http://a/b?e#d'],
  ['http://a/b?c', (url) => replaceQuery(url, ''), 'http://a/b'],
  ['http://a/b?c#d', (url) => replaceFragment(url, ''), 'http://a/b?c'],
  ['http://a/b?c', (url) => replaceFragment(url, '#d'), 'http://a/b?c#d'],
])('a part of %s is replaced (%#)', (url, replace, href) => {
  expect(replaced(url, replace)).toEqual(shownUrl(parseUrl(href)))
})

const DOMAIN = { kind: 'domain', name: 'e.f' } as const
const LIST = (...segments: string[]) => ({ kind: 'list', segments }) as const

test.each([
  ['http://u:p@a:81/b?c#d', { scheme: 'https' }, 'https://u:p@a:81/b?c#d'],
  ['http://u:p@a:81/b?c#d', { host: DOMAIN }, 'http://u:p@e.f:81/b?c#d'],
  ['http://u:p@a:81/b?c#d', { username: 'v' }, 'http://v:p@a:81/b?c#d'],
  ['http://u:p@a:81/b?c#d', { username: '' }, 'http://:p@a:81/b?c#d'],
  ['http://u:p@a:81/b?c#d', { password: '' }, 'http://u@a:81/b?c#d'],
  ['http://u:p@a:81/b?c#d', { username: '', password: '' }, 'http://a:81/b?c#d'],
  ['http://u:p@a:81/b?c#d', { port: null }, 'http://u:p@a/b?c#d'],
  ['http://u:p@a:81/b?c#d', { port: 9 }, 'http://u:p@a:9/b?c#d'],
  ['http://u:p@a:81/b?c#d', { path: LIST('x', '', 'y') }, 'http://u:p@a:81/x//y?c#d'],
  ['http://u:p@a:81/b?c#d', { path: LIST('') }, 'http://u:p@a:81/?c#d'],
  ['http://u:p@a:81/b?c#d', { query: null }, 'http://u:p@a:81/b#d'],
  ['http://u:p@a:81/b?c#d', { query: '' }, 'http://u:p@a:81/b?#d'],
  ['http://u:p@a:81/b?c#d', { fragment: null }, 'http://u:p@a:81/b?c'],
  ['http://u:p@a:81/b?c#d', { fragment: '' }, 'http://u:p@a:81/b?c#'],
  ['http://u:p@a:81/b?c#d', {}, 'http://u:p@a:81/b?c#d'],
  ['http://a/b', { username: 'u', port: 1, query: 'q', fragment: 'f' }, 'http://u@a:1/b?q#f'],
  ['web+x:/b', { username: 'u', password: 'p', port: 1 }, 'web+x:/b'],
  ['web+x:/b', { path: LIST('', 'x') }, 'web+x:/.//x'],
  ['web+x:/.//b?c', { path: LIST('x') }, 'web+x:/x?c'],
  ['web+x:/.//b?c', { host: DOMAIN }, 'web+x://e.f//b?c'],
  ['web+x:/b', { host: { kind: 'empty' }, path: LIST('', 'x') }, 'web+x:////x'],
  ['web+x://u:p@a:1//b?c', { host: null }, 'web+x:/.//b?c'],
  ['web+x://u:p@a:1/b?c', { host: null, scheme: 'y' }, 'y:/b?c'],
  ['web+x://a/b', { host: null, path: { kind: 'opaque', text: 'x' } }, 'web+x:x'],
  ['mailto:b?c', { path: { kind: 'opaque', text: 'x y' } }, 'mailto:x y?c'],
  ['mailto:b?c', { path: LIST('x') }, 'mailto:/x?c'],
] as const)('%s with the parts %j is %s', (url, parts, href) => {
  const record = parseUrl(url)!
  const changed = replaceParts(record, parts)
  expect(shownUrl(changed)).toEqual(shownUrl(parseUrl(href)))
  expect(record.href).toBe(url)
  expect(changed).toBeInstanceOf(UrlRecord)
  expect(replaceParts(record, {})).toBe(record)
})
