import { trace } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { changedSpan, spanBefore } from '../src/changed-span.ts'
import { joinUrl, splitUrl } from '../src/url-parts.ts'

type Places = readonly [start: number, end: number, inputStart: number, inputEnd: number]
type Step = readonly [rule: string, category: string, data: object, after: string, Places]

test.each<[string, [output: string | null, ...steps: Step[]]]>([
  [
    ' \u0000HTTP:\\\\U:Pä@BÜcher.Example:080/a/./../b c/?ü#ä\n ',
    [
      'http://U:P%C3%A4@xn--bcher-kva.example/b%20c/?%C3%BC#%C3%A4',
      [
        'parse-serialise',
        'preserves',
        { detail: 'around' },
        'HTTP:\\\\U:Pä@BÜcher.Example:080/a/./../b c/?ü#ä\n ',
        [0, 2, 0, 2],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'around' },
        'HTTP:\\\\U:Pä@BÜcher.Example:080/a/./../b c/?ü#ä',
        [46, 48, 48, 50],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'backslashes' },
        'HTTP://U:Pä@BÜcher.Example:080/a/./../b c/?ü#ä',
        [5, 7, 7, 9],
      ],
      [
        'lowercase-scheme-host',
        'preserves',
        { detail: 'scheme' },
        'http://U:Pä@BÜcher.Example:080/a/./../b c/?ü#ä',
        [0, 4, 2, 6],
      ],
      [
        'lowercase-scheme-host',
        'preserves',
        { detail: 'host' },
        'http://U:Pä@bÜcher.example:080/a/./../b c/?ü#ä',
        [12, 20, 14, 22],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'credentials' },
        'http://U:P%C3%A4@bÜcher.example:080/a/./../b c/?ü#ä',
        [10, 11, 12, 13],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'domain' },
        'http://U:P%C3%A4@xn--bcher-kva.example:080/a/./../b c/?ü#ä',
        [17, 23, 14, 22],
      ],
      [
        'remove-default-port',
        'preserves',
        { port: 80, scheme: 'http' },
        'http://U:P%C3%A4@xn--bcher-kva.example/a/./../b c/?ü#ä',
        [38, 42, 28, 32],
      ],
      [
        'remove-dot-segments',
        'preserves',
        {},
        'http://U:P%C3%A4@xn--bcher-kva.example/b c/?ü#ä',
        [39, 46, 33, 40],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'path' },
        'http://U:P%C3%A4@xn--bcher-kva.example/b%20c/?ü#ä',
        [40, 41, 41, 42],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'query' },
        'http://U:P%C3%A4@xn--bcher-kva.example/b%20c/?%C3%BC#ä',
        [46, 47, 45, 46],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'fragment' },
        'http://U:P%C3%A4@xn--bcher-kva.example/b%20c/?%C3%BC#%C3%A4',
        [53, 54, 47, 48],
      ],
    ],
  ],
  [
    'http:a',
    [
      'http://a/',
      ['parse-serialise', 'preserves', { detail: 'slashes' }, 'http://a', [5, 5, 5, 5]],
      ['empty-path-slash', 'preserves', {}, 'http://a/', [8, 8, 6, 6]],
    ],
  ],
  [
    'http:/a',
    [
      'http://a/',
      ['parse-serialise', 'preserves', { detail: 'slashes' }, 'http://a', [6, 6, 6, 6]],
      ['empty-path-slash', 'preserves', {}, 'http://a/', [8, 8, 7, 7]],
    ],
  ],
  [
    'http:///a',
    [
      'http://a/',
      ['parse-serialise', 'preserves', { detail: 'slashes' }, 'http://a', [7, 8, 7, 8]],
      ['empty-path-slash', 'preserves', {}, 'http://a/', [8, 8, 9, 9]],
    ],
  ],
  ['http://a', ['http://a/', ['empty-path-slash', 'preserves', {}, 'http://a/', [8, 8, 8, 8]]]],
  [
    'http://a?q',
    ['http://a/?q', ['empty-path-slash', 'preserves', {}, 'http://a/?q', [8, 8, 8, 8]]],
  ],
  [
    'http://A:',
    [
      'http://a/',
      ['lowercase-scheme-host', 'preserves', { detail: 'host' }, 'http://a:', [7, 8, 7, 8]],
      ['remove-default-port', 'preserves', { detail: 'empty-port' }, 'http://a', [8, 9, 8, 9]],
      ['empty-path-slash', 'preserves', {}, 'http://a/', [8, 8, 9, 9]],
    ],
  ],
  [
    'http://a:80/',
    [
      'http://a/',
      [
        'remove-default-port',
        'preserves',
        { port: 80, scheme: 'http' },
        'http://a/',
        [8, 11, 8, 11],
      ],
    ],
  ],
  [
    'http://a:0080/',
    [
      'http://a/',
      [
        'remove-default-port',
        'preserves',
        { port: 80, scheme: 'http' },
        'http://a/',
        [8, 13, 8, 13],
      ],
    ],
  ],
  [
    'http://a:081/',
    [
      'http://a:81/',
      ['parse-serialise', 'preserves', { detail: 'zeros' }, 'http://a:81/', [9, 10, 9, 10]],
    ],
  ],
  [
    'https://a:443',
    [
      'https://a/',
      [
        'remove-default-port',
        'preserves',
        { port: 443, scheme: 'https' },
        'https://a',
        [9, 13, 9, 13],
      ],
      ['empty-path-slash', 'preserves', {}, 'https://a/', [9, 9, 13, 13]],
    ],
  ],
  [
    'ht\ttp://a/\ud800\n\udc00',
    [
      'http://a/%EF%BF%BD%EF%BF%BD',
      [
        'parse-serialise',
        'preserves',
        { detail: 'surrogates' },
        'ht\ttp://a/�\n�',
        [10, 13, 10, 13],
      ],
      ['parse-serialise', 'preserves', { detail: 'line-breaks' }, 'http://a/��', [2, 12, 2, 13]],
      [
        'parse-serialise',
        'preserves',
        { detail: 'path' },
        'http://a/%EF%BF%BD%EF%BF%BD',
        [9, 11, 2, 13],
      ],
    ],
  ],
  [
    'http://a/\ud800',
    [
      'http://a/%EF%BF%BD',
      ['parse-serialise', 'preserves', { detail: 'path' }, 'http://a/%EF%BF%BD', [9, 10, 9, 10]],
    ],
  ],
  [
    'http://a/\tb',
    [
      'http://a/b',
      ['parse-serialise', 'preserves', { detail: 'line-breaks' }, 'http://a/b', [9, 10, 9, 10]],
    ],
  ],
  [
    'http://0x7F.1/',
    [
      'http://127.0.0.1/',
      [
        'lowercase-scheme-host',
        'preserves',
        { detail: 'host' },
        'http://0x7f.1/',
        [10, 11, 10, 11],
      ],
      ['ipv4-canonical', 'preserves', {}, 'http://127.0.0.1/', [7, 11, 7, 11]],
    ],
  ],
  [
    'http://[::0:1]/',
    [
      'http://[::1]/',
      ['parse-serialise', 'preserves', { detail: 'ipv6' }, 'http://[::1]/', [10, 12, 10, 12]],
    ],
  ],
  [
    'http://%61/',
    [
      'http://a/',
      ['parse-serialise', 'preserves', { detail: 'domain' }, 'http://a/', [7, 10, 7, 10]],
    ],
  ],
  [
    'http://a%2Eb/',
    [
      'http://a.b/',
      ['lowercase-scheme-host', 'preserves', { detail: 'host' }, 'http://a%2eb/', [10, 11, 10, 11]],
      ['parse-serialise', 'preserves', { detail: 'domain' }, 'http://a.b/', [8, 11, 8, 11]],
    ],
  ],
  [
    'foo://Aä/',
    [
      'foo://A%C3%A4/',
      ['parse-serialise', 'preserves', { detail: 'opaque-host' }, 'foo://A%C3%A4/', [7, 8, 7, 8]],
    ],
  ],
  [
    'foo:/a/..//b',
    ['foo:/.//b', ['remove-dot-segments', 'preserves', {}, 'foo:/.//b', [5, 8, 5, 8]]],
  ],
  ['foo:/.//b', ['foo:/.//b']],
  [
    'foo://h/..//b',
    ['foo://h//b', ['remove-dot-segments', 'preserves', {}, 'foo://h//b', [8, 11, 8, 11]]],
  ],
  ['foo:a b', ['foo:a b']],
  [
    'FOO:a',
    ['foo:a', ['lowercase-scheme-host', 'preserves', { detail: 'scheme' }, 'foo:a', [0, 3, 0, 3]]],
  ],
  ['foo://h', ['foo://h']],
  [
    'foo://A:080/',
    [
      'foo://A:80/',
      ['parse-serialise', 'preserves', { detail: 'zeros' }, 'foo://A:80/', [8, 9, 8, 9]],
    ],
  ],
  [
    'http:\\\\a\\b\\..\\c',
    [
      'http://a/c',
      [
        'parse-serialise',
        'preserves',
        { detail: 'backslashes' },
        'http://a/b/../c',
        [5, 14, 5, 14],
      ],
      ['remove-dot-segments', 'preserves', {}, 'http://a/c', [9, 14, 5, 14]],
    ],
  ],
  [
    'http://a/b/..',
    ['http://a/', ['remove-dot-segments', 'preserves', {}, 'http://a/', [9, 13, 9, 13]]],
  ],
  [
    'http://a/%2e/b',
    ['http://a/b', ['remove-dot-segments', 'preserves', {}, 'http://a/b', [9, 13, 9, 13]]],
  ],
  [
    'http://a/.',
    ['http://a/', ['remove-dot-segments', 'preserves', {}, 'http://a/', [9, 10, 9, 10]]],
  ],
  [
    'file:c:/x',
    [
      'file:///c:/x',
      ['parse-serialise', 'preserves', { detail: 'whole' }, 'file:///c:/x', [5, 5, 5, 5]],
    ],
  ],
  [
    'FILE:///a/../b',
    [
      'file:///b',
      ['parse-serialise', 'preserves', { detail: 'whole' }, 'file:///b', [0, 12, 0, 12]],
    ],
  ],
  [
    'http://u@b@a/',
    [
      'http://u%40b@a/',
      ['parse-serialise', 'preserves', { detail: 'credentials' }, 'http://u%40b@a/', [8, 9, 8, 9]],
    ],
  ],
  [
    'http://a/ b?c d#e f',
    [
      'http://a/%20b?c%20d#e%20f',
      ['parse-serialise', 'preserves', { detail: 'path' }, 'http://a/%20b?c d#e f', [9, 10, 9, 10]],
      [
        'parse-serialise',
        'preserves',
        { detail: 'query' },
        'http://a/%20b?c%20d#e f',
        [15, 16, 13, 14],
      ],
      [
        'parse-serialise',
        'preserves',
        { detail: 'fragment' },
        'http://a/%20b?c%20d#e%20f',
        [21, 22, 17, 18],
      ],
    ],
  ],
  [
    'http://a/?"',
    [
      'http://a/?%22',
      ['parse-serialise', 'preserves', { detail: 'query' }, 'http://a/?%22', [10, 11, 10, 11]],
    ],
  ],
  [
    'http://a/#`',
    [
      'http://a/#%60',
      ['parse-serialise', 'preserves', { detail: 'fragment' }, 'http://a/#%60', [10, 11, 10, 11]],
    ],
  ],
  [
    'javascript:aé',
    [
      'javascript:a%C3%A9',
      ['parse-serialise', 'preserves', { detail: 'path' }, 'javascript:a%C3%A9', [12, 13, 12, 13]],
    ],
  ],
])('the parser changes %j in these steps', (input, expected) => {
  const { output, steps } = trace(input, [])
  const seen = steps.map(({ rule, category, data = {}, after, ...step }) => {
    const { start, end, inputStart, inputEnd } = step
    return [rule, category, data, after, [start, end, inputStart, inputEnd]]
  })
  expect([output, ...seen]).toEqual(expected)
})

test.each<[string, readonly string[] | null]>([
  ['http://u:p@h:8/p?q#f', ['http:', '//', 'u:p@', 'h', ':8', '/p', '?q', '#f']],
  ['http://h', ['http:', '//', '', 'h', '', '', '', '']],
  ['http:h', ['http:', '', '', 'h', '', '', '', '']],
  ['foo:p', ['foo:', '', '', '', '', 'p', '', '']],
  ['foo:/p?q', ['foo:', '', '', '', '', '/p', '?q', '']],
  ['foo:p#f', ['foo:', '', '', '', '', 'p', '', '#f']],
  ['FILE:///a', null],
  ['filex://a', ['filex:', '//', '', 'a', '', '', '', '']],
  ['x', null],
  ['http://:p@h/', ['http:', '//', ':p@', 'h', '', '/', '', '']],
  ['http://u@h:/', ['http:', '//', 'u@', 'h', ':', '/', '', '']],
])('%s is cut into %j', (text, expected) => {
  const parts = splitUrl(text)
  expect(parts && Object.values(parts)).toEqual(expected)
  if (parts !== null) expect(joinUrl(parts)).toBe(text)
})

test.each<[string, string, [start: number, end: number]]>([
  ['abc', 'abc', [3, 3]],
  ['abc', 'abxc', [2, 2]],
  ['abc', 'ac', [1, 2]],
  ['abc', '', [0, 3]],
  ['', 'abc', [0, 0]],
  ['aaa', 'aa', [2, 3]],
  ['aa', 'aaa', [2, 2]],
  ['abcd', 'axyd', [1, 3]],
  ['\ud83d\ude00', '\ud83d\ude01', [0, 2]],
  ['x\ud83d\ude00y', 'x\ud83d\ude01y', [1, 3]],
  ['\ud83d\ude00a', '\ud83e\ude00a', [0, 2]],
  ['a\ud83d\ude00', 'a', [1, 3]],
  ['\ud83d\ude00\ud83d\ude00', '\ud83d\ude00', [2, 4]],
  ['ab', 'ba', [0, 2]],
])('from %j to %j, the change is at %j', (before, after, [start, end]) => {
  expect(changedSpan(before, after)).toEqual({ start, end })
})

type Range = [start: number, end: number]

test.each<[Range, Range, string, string, Range]>([
  [[0, 1], [2, 4], 'abXYcd', 'abcd', [0, 1]],
  [[0, 2], [2, 4], 'abXYcd', 'abcd', [0, 2]],
  [[1, 3], [2, 4], 'abXYcd', 'abcd', [1, 5]],
  [[2, 2], [2, 4], 'abXYcd', 'abcd', [4, 4]],
  [[2, 3], [2, 4], 'abXYcd', 'abcd', [4, 5]],
  [[3, 4], [2, 4], 'abXYcd', 'abcd', [5, 6]],
  [[0, 2], [2, 2], 'abcd', 'abXYcd', [0, 2]],
  [[1, 3], [2, 2], 'abcd', 'abXYcd', [1, 2]],
  [[2, 3], [2, 2], 'abcd', 'abXYcd', [2, 2]],
  [[3, 4], [2, 2], 'abcd', 'abXYcd', [2, 2]],
  [[3, 5], [2, 2], 'abcd', 'abXYcd', [2, 3]],
  [[4, 5], [2, 2], 'abcd', 'abXYcd', [2, 3]],
  [[5, 6], [2, 2], 'abcd', 'abXYcd', [3, 4]],
  [[0, 6], [2, 2], 'abcd', 'abXYcd', [0, 4]],
])('%j, before a change at %j of %s to %s, was at %j', (span, change, before, after, place) => {
  const [start, end] = change
  const was = spanBefore({ start: span[0], end: span[1] }, { start, end }, before, after)
  expect([was.start, was.end]).toEqual(place)
})

test.each([
  ['http://@a/', 'http://a/', [7, 8]],
  ['http://:@a/', 'http://a/', [7, 9]],
  ['http://u:@a/', 'http://u@a/', [8, 9]],
  ['http://u%:@a/', 'http://u%@a/', [9, 10]],
])('%s: empty credentials are removed', (input, output, [start, end]) => {
  const data = { detail: 'empty-credentials' }
  const rule = 'parse-serialise'
  const { steps } = trace(input, [])
  expect(steps).toMatchObject([{ rule, data, before: input, after: output, start, end }])
})

test('a user name that begins with @ is not empty', () => {
  const { steps } = trace('http://@a@b/', [])
  expect(steps.map(({ data, after }) => [data, after])).toEqual([
    [{ detail: 'credentials' }, 'http://%40a@b/'],
  ])
})
