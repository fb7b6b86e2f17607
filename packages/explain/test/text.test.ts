import { describe, expect, test } from 'vitest'
import { shownDigits } from '../src/sentences.ts'
import { schemeIn, sshPathIn } from '../src/text/before-colon.ts'
import { isAtStart } from '../src/text/drive-bar.ts'
import { findUrls, isInvisible, isPartOfUrl } from '../src/text/find-urls.ts'
import { hostAround, placedSlice } from '../src/text/host-around.ts'
import { nameIn } from '../src/text/ipv6-address.ts'
import { placeholderAround, placeholderMessage, placeholdersIn } from '../src/text/placeholders.ts'
import { withoutOuterSpaces } from '../src/text/white-space.ts'
import { fileUrlOf } from '../src/text/windows-path.ts'
import { applyEdits, replacing } from '../src/url-edit.ts'

describe('changes', () => {
  test('they are made in the order of their places, each once', () => {
    expect(applyEdits('abcdef', [])).toBe('abcdef')
    expect(applyEdits('abcdef', [replacing(4, 5, 'Y'), replacing(1, 2)])).toBe('acdYf')
    expect(applyEdits('abcdef', [replacing(1, 1, 'X'), replacing(1, 1, 'X')])).toBe('aXbcdef')
    expect(applyEdits('abcdef', [replacing(1, 1, 'X'), replacing(1, 1, 'Y')])).toBe('aXYbcdef')
    expect(applyEdits('abcdef', [replacing(1, 4, 'X'), replacing(1, 1, 'Y')])).toBe('aYXef')
    expect(applyEdits('abcdef', [replacing(0, 0, 'X'), replacing(6, 6, 'Y')])).toBe('XabcdefY')
  })

  test('of two that overlap, the first is made', () => {
    expect(applyEdits('abcdef', [replacing(1, 4, 'X'), replacing(3, 5, 'Y')])).toBe('aXef')
    expect(applyEdits('abcdef', [replacing(1, 4, 'X'), replacing(4, 5, 'Y')])).toBe('aXYf')
  })
})

/** The URLs in a text as they are written. */
const written = (text: string) => findUrls(text).map(({ start, end }) => text.slice(start, end))

describe('URLs in a text', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['https://', []],
    ['x https:// y', []],
    ['https://a', ['https://a']],
    ['https://a.', ['https://a.']],
    ['x https://a.', ['https://a']],
    ['https://a. x', ['https://a']],
    ["x https://a.,;:!?'", ['https://a']],
    [
      'HTTP://a WS://b wss://c ftp://d file:///e',
      ['HTTP://a', 'WS://b', 'wss://c', 'ftp://d', 'file:///e'],
    ],
    ['xhttps://a 1http://b +http://c -http://d .http://e', ['http://e']],
    ['https:\\/\\/a\\/b c', ['https:\\/\\/a\\/b']],
    ['https:/a https//b', []],
    ['https://a?b=https://c d', ['https://a?b=https://c']],
    ['https://a https://b?c=https://d', ['https://a', 'https://b?c=https://d']],
    ['https://a?b=https://c https://d', ['https://a?b=https://c', 'https://d']],
    ...[
      ...' \t\n\0\u00a0\u3000"\u201c\u201d\u00ab\u00bb\u300b\u300f\u3011\uff09<>`\u3001\u3002\uff0c\uff1b',
    ].map((c) => [`https://a${c}b`, ['https://a']] as [string, string[]]),
    ['https://a\u2018b', ['https://a\u2018b']],
    ["'https://a'b", ['https://a']],
    [',https://a,b', ['https://a']],
    [';https://a;b', ['https://a']],
    ['|https://a|b', ['https://a']],
    ['[https://a|b', ['https://a']],
    ['\u2018https://a\u2019b', ['https://a']],
    ["xhttps://a, 'https://b,c'd", ['https://b,c']],
    ['https://a,https://b', ['https://a', 'https://b']],
    ['https://a;foo://b', ['https://a']],
    ['https://a|c://b', ['https://a|c://b']],
    ['https://a,abcdef://b', ['https://a,abcdef://b']],
    ['https://a(b)c', ['https://a(b)c']],
    ['https://a)b', ['https://a']],
    ['https://a(b))c', ['https://a(b)']],
    ['https://a(b]c', ['https://a(b']],
    ['https://a[b]c{d}e}f', ['https://a[b]c{d}e']],
    ['https://a[(])', ['https://a[(']],
  ])('in %j are %j', (text, expected) => {
    expect(written(text)).toEqual(expected)
  })

  test('a URL is without the backslashes of JSON', () => {
    expect(findUrls('x https:\\/\\/a\\/b')).toEqual([{ start: 2, end: 16, href: 'https://a/b' }])
  })

  test('twenty are found at most', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => `https://a${i}`).join(' ')
    expect([19, 20, 21].map((count) => written(many(count)).length)).toEqual([19, 20, 20])
  })

  test.each([
    ['?', true],
    ['#a', true],
    ['./', true],
    ['../', true],
    ['.../', true],
    ['a/', true],
    ['a?b=', true],
    ['a#', true],
    ['a', false],
    ['/', false],
    ['//', false],
    ['//a/', true],
    ['a b/', false],
    ['"a/', false],
    ['a=b/', false],
    ['?a b', false],
  ])('whether %j is the beginning of a URL around another: %s', (before, isPart) => {
    expect(isPartOfUrl(before)).toBe(isPart)
  })

  test('what cannot be seen', () => {
    expect(
      ['', ' \t\n', '\u00ad\u200b\u200f\u2028\u202e\u2060\u206f\ufeff'].map(isInvisible),
    ).toEqual([true, true, true])
    expect(['a', ' a', 'a ', '\u2010', '\u200b.'].map(isInvisible)).toEqual(Array(5).fill(false))
  })
})

describe('parts of an input', () => {
  test('tabs and newlines are left out, and places count in the input', () => {
    expect(placedSlice('ab\tc\n\rd', 1, 7)).toEqual({
      text: 'bcd',
      starts: [1, 3, 6],
      ends: [2, 4, 7],
    })
    expect(placedSlice('abc', 1, 2)).toEqual({ text: 'b', starts: [1], ends: [2] })
    expect(placedSlice('a\ud800', 0, 2).text).toBe('a\ufffd')
  })

  test.each([
    ['https://a%41b/c', 9, 12, 'a%41b'],
    ['https://a%41b?c', 9, 12, 'a%41b'],
    ['https://a%41b#c', 9, 12, 'a%41b'],
    ['https://a%41b:80', 9, 12, 'a%41b'],
    ['https:\\\\a%41b\\c', 9, 12, 'a%41b'],
    ['https://u@a%41', 11, 14, 'a%41'],
    ['a%41 \n', 1, 4, 'a%41'],
    ['https://a%41 b \0', 9, 12, 'a%41 b'],
  ])('the host in %j around %d to %d is %j', (input, start, end, host) => {
    expect(hostAround(input, start, end).text).toBe(host)
  })

  test.each([
    ['', 0, 0],
    ['  ', 2, 2],
    [' a b\0\n', 1, 4],
    ['a', 0, 1],
    ['\u00a0a', 0, 2],
  ])('%j without what is around it is from %d to %d', (text, start, end) => {
    expect(withoutOuterSpaces(text)).toEqual({ start, end })
  })

  test('whether only white space is before a place', () => {
    expect([isAtStart(' \0a', 2), isAtStart(' a', 2), isAtStart('a', 0)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a long number is not shown', () => {
    expect([shownDigits('1'.repeat(20)), shownDigits('1'.repeat(21))]).toEqual([
      '1'.repeat(20),
      { text: 'a number of 21 digits', data: { length: 21 } },
    ])
  })
})

describe('paths on Windows', () => {
  test.each([
    ['C:\\a', 'file:///C:/a'],
    ['c:/a', 'file:///c:/a'],
    ['C:\\\\a\\\\b/c', 'file:///C:/a/b/c'],
    [
      'C:\\a b?c#d%e\u00e9\u{1f600}\ufdd0[',
      'file:///C:/a%20b%3Fc%23d%25e\u00e9\u{1f600}%EF%B7%90%5B',
    ],
    ['C:\\a\tb\n', 'file:///C:/ab'],
    ['\\\\?\\C:\\a', 'file:///C:/a'],
    ['\\\\.\\C:\\a', 'file:///C:/a'],
    ['\\\\server\\share', 'file://server/share'],
    ['\\\\\\\\server\\\\share', 'file://server/share'],
    ['C:a', null],
    ['C://a', null],
    ['xC:\\a', null],
    ['CC:\\a', null],
    ['C:', null],
    ['\\server', null],
    ['\\\\\\server', null],
    ['\\\\.\\COM1', null],
    ['\\\\?\\a', null],
    ['//server/share', null],
    ['x\\\\server', null],
    ['x\\\\?\\C:\\a', null],
  ])('the URL of %j is %j', (text, url) => {
    expect(fileUrlOf(text)).toBe(url)
  })
})

/** The placeholders in a text as they are written. */
const found = (text: string) => placeholdersIn(text).map(({ start, end }) => text.slice(start, end))

describe('placeholders', () => {
  test.each<[string, readonly string[]]>([
    ['a{b}c', ['{b}']],
    ['{{ b }}', ['{{ b }}']],
    ['$' + '{B}', ['$' + '{B}']],
    ['#{b}', ['#{b}']],
    ['{}', ['{}']],
    [`{${'b'.repeat(60)}}`, [`{${'b'.repeat(60)}}`]],
    [`{${'b'.repeat(61)}}`, []],
    ['{a.com}{a.example}{a.net}{a.org}', []],
    ['{a.comx}', ['{a.comx}']],
    ['$(b)', ['$(b)']],
    ['$()', []],
    [`$(${'b'.repeat(60)})`, [`$(${'b'.repeat(60)})`]],
    [`$(${'b'.repeat(61)})`, []],
    ['(b)', []],
    ['<b c>', []],
    ['<bc d>', ['<bc d>']],
    ['<host>', ['<host>']],
    ['<%= b %>', ['<%= b %>']],
    ['<a.b>', []],
    ['<br>', []],
    ['</br>', []],
    ['<bra>', ['<bra>']],
    [`<${'c'.repeat(60)}>`, [`<${'c'.repeat(60)}>`]],
    [`<${'c'.repeat(61)}>`, []],
    ['%(b)s', ['%(b)s']],
    ['%()s', []],
    ['%(b)1', []],
    ['%HOST%', ['%HOST%']],
    ['%%HOST%%', ['%%HOST%%']],
    ['%H%', []],
    ['%1a%', []],
    ['%HOST%20', []],
    ['%HOST%2', ['%HOST%']],
    ['%s', ['%s']],
    ['a.%d.b', ['%d']],
    ['a%s', []],
    ['%sa', []],
    ['%x', []],
    ['$HOST', ['$HOST']],
    ['a.$HOST-b', ['$HOST']],
    ['a$HOST', []],
    ['$HOST/', []],
    ['$1', []],
    ['$a', []],
    ['__a__', ['__a__']],
    ['__1__', []],
    ['x__a__', []],
    ['__a__x', []],
    ['your_x', ['your_x']],
    ['YOUR_X', ['YOUR_X']],
    ['your_', []],
    ['xyour_x', []],
    ['your_x/', []],
    ['{a}.{b}', ['{a}', '{b}']],
  ])('in %j are %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('one is found around a place in it', () => {
    const text = `${'x'.repeat(100)}{ab}y`
    expect([99, 100, 103, 104].map((at) => placeholderAround(text, at))).toEqual([
      null,
      { start: 100, end: 104 },
      { start: 100, end: 104 },
      null,
    ])
    expect(placeholderAround('{ab}', 0)).toEqual({ start: 0, end: 4 })
  })

  test('one with hidden characters is shown with escapes', () => {
    const { text, data } = placeholderMessage('{\t}')
    expect(data).toEqual({ written: '{\t}' })
    expect(text).toContain('`{\\u0009}`')
  })
})

test.each([
  ['example.com', 'example.com'],
  ['[example.com]', 'example.com'],
  ['[[a.b:80]]', 'a.b:80'],
  ['localhost', 'localhost'],
  ['a.b:12345', 'a.b:12345'],
  ['a.b:123456', undefined],
  ['a-b_c.d', 'a-b_c.d'],
  ['127.0.0.1', '127.0.0.1'],
  ['abc', undefined],
  ['a b', undefined],
  ['::1', undefined],
  ['', undefined],
])('the name in the brackets around %j is %j', (text, name) => {
  expect(nameIn(text)).toBe(name)
})

test.each<[string, string | null]>([
  ['https://a', 'https'],
  ['ht tp:x', 'ht tp'],
  [':x', ''],
  ['a/b:c', null],
  ['a?b:c', null],
  ['a', null],
  ['a.example:80', null],
  ['a.example:80/x', null],
  ['a.example:80x', 'a.example'],
  ['a.example:', 'a.example'],
  ['localhost:80', 'localhost'],
  ['127:80', null],
  ['127.0.0.1:80?x', null],
  ['[::1]:80', null],
  ['[::1]/x', null],
  ['[::1]', null],
  ['[::1]x', '['],
  ['a.b\t.example:8\n0', null],
  ['.a:80', '.a'],
  ['git@a.example:b/c', null],
  ['git@a.example:80', 'git@a.example'],
])('what is where the scheme of %j would be is %j', (text, scheme) => {
  expect(schemeIn(text)).toBe(scheme)
})

test.each<[string, readonly string[] | null]>([
  ['git@a.example:b/c.git', ['git@a.example', 'b/c.git']],
  ['git@ab:c/d ', ['git@ab', 'c/d']],
  ['a.b-c_1@a:b', ['a.b-c_1@a', 'b']],
  ['@a:b', null],
  ['git@:b', null],
  ['git@-a:b', null],
  ['git@a:', null],
  ['git@a:80', null],
  ['git@a:80/b', null],
  ['git@a:80b', ['git@a', '80b']],
  ['git@a:/b/c', ['git@a', 'b/c']],
  ['git@a:/80', ['git@a', '80']],
  ['git@a:/', null],
  ['git@a://b', null],
  ['git@a:b c', null],
  ['git@a:b?c', null],
  ['git@a:b#c', null],
  ['git@a:b@c', null],
  ['git@a:b:c', null],
  ['x git@a:b', null],
  [`${'u'.repeat(64)}@a:b`, [`${'u'.repeat(64)}@a`, 'b']],
  [`${'u'.repeat(65)}@a:b`, null],
  [`git@${'a'.repeat(253)}:b`, [`git@${'a'.repeat(253)}`, 'b']],
  [`git@${'a'.repeat(254)}:b`, null],
  [`git@a:${'b'.repeat(200)}`, ['git@a', 'b'.repeat(200)]],
  [`git@a:${'b'.repeat(201)}`, null],
])('%j as Git and scp write a path', (text, parts) => {
  const match = sshPathIn(text)
  expect(match === null ? null : match.slice(1)).toEqual(parts)
})
