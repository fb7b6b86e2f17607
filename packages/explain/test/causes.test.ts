import { readdirSync, readFileSync } from 'node:fs'
import { causes, explain, repair } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { readUrl as parseAscii } from '@waymark/url-parser/ascii'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { applyEdits } from '../src/url-edit.ts'
import { expectTold } from './told.ts'

/** Every cause in an input: its code, and the characters underlined. */
function causesIn(input: string, base: string | null = null, parse = readUrl) {
  return explain(parse(input, { base })).flatMap((error) =>
    error.causes.map((cause) => ({
      ...cause,
      error: error.code,
      marked: input.slice(cause.start, cause.end),
    })),
  )
}

test('each cause is in the list once, and so are those that it replaces', () => {
  const codes = causes.entries.map(({ code }) => code)
  const folder = new URL('../src/causes/', import.meta.url)
  const written = readdirSync(folder).flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8')
    return [...source.matchAll(/: Cause = \{\n {2}\.\.\.\w+\(\s*'([a-z0-9-]+)'/g)].map(
      ([, code]) => code,
    )
  })
  expect([...codes].sort()).toEqual(written.sort())
  for (const { code, replaces = [], replacesInside = [] } of causes.entries) {
    expect(codes, code).toEqual(expect.arrayContaining([...replaces, ...replacesInside]))
  }
})

test.each(causes.entries)(
  '$code: each example has it, underlined, and its repair does not',
  (entry) => {
    const parse = entry.code === 'host-without-idna' ? parseAscii : readUrl
    expect(entry.examples.length).toBeGreaterThanOrEqual(3)
    for (const { wrong, marked, right, base } of entry.examples) {
      const found = causesIn(wrong, base, parse).filter(({ code }) => code === entry.code)
      expect(
        found.map((cause) => cause.marked),
        wrong,
      ).toContain(marked)
      for (const { error } of found) expect(entry.errors).toContain(error)
      const edits = found.map(({ edit }) => edit)
      if (edits.every((edit) => edit !== null)) expect(applyEdits(wrong, edits)).toBe(right)
      const repaired = parse(right, { base })
      expect(repaired.url, right).not.toBe(null)
      expect(causesIn(right, base, parse).map(({ code }) => code)).not.toContain(entry.code)
    }
  },
)

describe('what is told names the cause', () => {
  expectTold([
    ['https://exa mple.com/', ['host-space 11-12 11-12 : character=  host=example.com']],
    [
      'https://exa%20mple.com/',
      [
        'host-percent-encoded 11-14: written=%20 character= ',
        'host-space 11-14 11-14 : written=%20 character=  host=example.com',
      ],
    ],
    ['https://℀.com/', ['host-delimiter 8-9: written=\u2100 mapped=a/c character=/']],
    [
      'https://ü.xn--a/',
      [
        'host-disallowed-character 10-15: written=xn--a decoded=\u0080 character=U+0080 detail=spelling',
      ],
    ],
    [
      'ht\ntps://exa\tm ple.com/',
      [
        'tab-or-newline 2-3 2-3 : characters=\n',
        'tab-or-newline 12-13 12-13 : characters=\t',
        'host-space 14-15 14-15 : character=  host=example.com',
      ],
    ],
    ['https://1.2.3.08/', ['ipv4-octal-digit 15-16 14-15 : part=08 character=8 host=1.2.3.8']],
    ['https://a\u00a0b/', ['host-space 9-10 9-10 : source=U+00A0 mapped=  character=  host=ab']],
    ['htps//example.com/', ['scheme-colon-left-out 4-4 4-4 :: scheme=htps']],
    ['https://a:65536/', ['port-too-large 10-15: port=65536']],
  ])
})

describe('without a base, what is told names the part', () => {
  expectTold([
    ['//', ['scheme-left-out 0-0: detail=only-slashes']],
    ['\\\\?q', ['scheme-left-out 0-0: detail=only-slashes']],
    ['///x', ['scheme-left-out 0-0: detail=more-slashes']],
    ['//x', ['scheme-left-out 0-0 0-0 https:: detail=host-after-slashes']],
    ['/x', ['scheme-left-out 0-0: part=a path']],
  ])
})

describe('the bar after a Windows drive letter', () => {
  test.each([
    ['/c|/x', 'file:///d:/y', '|', ':'],
    ['c|', 'file:///d:/y', 'c|', '/c:'],
    ['../c|/x', 'file:///d/y', '|', ':'],
    ['file:///x/../c|/y', null, '|', ':'],
    ['file://h/c|/y', null, '|', ':'],
  ])('becomes a colon: %j against %j', (input, base, wrong, written) => {
    const units = causesIn(input, base).filter(({ error }) => error === 'invalid-URL-unit')
    expect(units.map(({ marked, edit }) => [marked, edit?.text])).toEqual([[wrong, written]])
  })

  test.each([
    ['/c|/x', 'https://h/'],
    ['/c|/x', null],
    ['a/c|/x', 'file:///y'],
    ['/c|d/x', 'file:///y'],
  ])('is an ordinary one elsewhere: %j against %j', (input, base) => {
    const units = causesIn(input, base).filter(({ error }) => error === 'invalid-URL-unit')
    expect(units.every(({ edit }) => edit?.text === '%7C')).toBe(true)
  })
})

describe('an error before the one that stopped the parser has a change of its own', () => {
  expectTold([
    [
      'http://foo.0x4./',
      [
        'host-final-dot 14-15 14-15 : detail=ipv4',
        'ipv4-final-dot 14-15 14-15 ',
        'ipv4-parts-left-out 7-15: length=2 last=0x4 n=3',
        'ipv4-part-not-numeric 7-10: last=0x4 part=foo',
      ],
    ],
    [
      'http://0xffffffffff/',
      [
        'ipv4-parts-left-out 7-19: length=1 last=0xffffffffff n=4',
        'ipv4-part-hexadecimal 7-19: part=0xffffffffff value=1099511627775',
        'ipv4-last-part-too-large 7-19: most=4294967295 value=1099511627775',
      ],
    ],
  ])
})

test.each<[input: string, code: string, marked: string[], text: string | null]>([
  ['http:://example.com/', 'host-left-out', [':'], ''],
  ['<https://example.com/>', 'text-around-url', ['<', '>'], ''],
  ['\u201chttps://example.com/a\u201d', 'text-around-url', ['\u201c', '\u201d'], ''],
  ['\u201chttps://exa mple.com/\u201d', 'text-around-url', ['\u201c', '\u201d'], null],
  ['<https://example.com/', 'text-around-url', ['<'], ''],
  ['http://fe80::1%eth0/', 'ipv6-without-brackets', ['fe80::1%eth0'], '[fe80::1]'],
  ['https://h:0x50/', 'port-character', ['x'], null],
  ['https://h/?\u0000', 'outer-space', ['\u0000'], ''],
  ['  GET /a HTTP/1.1', 'scheme-left-out', ['GET'], null],
  ['$HOME/a', 'scheme-left-out', ['$HOME'], null],
  ['file://me@h/', 'host-delimiter', ['me@'], ''],
  ['file://me\uff20h/', 'host-delimiter', ['\uff20'], null],
])('%j: %s', (input, code, marked, text) => {
  const found = causesIn(input).filter((cause) => cause.code === code)
  expect(found.map((cause) => cause.marked)).toEqual(marked)
  for (const { edit } of found) expect(edit?.text ?? null).toBe(text)
})

/** The different places of a cause. */
function placesOf(input: string, code: string) {
  const found = causesIn(input).filter((cause) => cause.code === code)
  return [...new Map(found.map((cause) => [cause.start, cause])).values()]
}

/** What each place is, and the input with the changes that the remedies ask for; `null` if there are several. */
describe('an input that is more than a URL, or a URL in another notation', () => {
  const around = 'text-around-url'
  test.each<[input: string, code: string, marked: string[], repaired: string | null]>([
    ['href="https://a/"', around, ['href="', '"'], 'https://a/'],
    ['Visit https://a/ today', around, ['Visit ', ' today'], 'https://a/'],
    ['See https://a/.', around, ['See ', '.'], 'https://a/'],
    ['see (https://a/b_(c))', around, ['see (', ')'], 'https://a/b_(c)'],
    ['![tea](https://a/t.png "Tea")', around, ['![tea](', ' "Tea")'], 'https://a/t.png'],
    ['[https://a/](https://a/)', around, ['[', '](https://a/)'], 'https://a/'],
    ['[[https://a/ tea]]', around, ['[[', ' tea]]'], 'https://a/'],
    ['<https://a/|tea>', around, ['<', '|tea>'], 'https://a/'],
    ['{"url":"https:\\/\\/a\\/b"}', around, ['{"url":"', '"}'], 'https://a/b'],
    ['tea,https://a/,3', around, ['tea,', ',3'], 'https://a/'],
    ["curl -L 'https://a/?x=1'", around, ["curl -L '", "'"], 'https://a/?x=1'],
    ['GET https://a/ HTTP/1.1', around, ['GET ', ' HTTP/1.1'], 'https://a/'],
    ['https://a/ -o b', around, [' -o b'], 'https://a/'],
    ['url(https://a/)', around, ['url(', ')'], 'https://a/'],
    ['\u300chttps://a/\u300d', around, ['\u300c', '\u300d'], 'https://a/'],
    ['URL: https://a/', around, ['URL: '], 'https://a/'],
    ['https://a/" target="_blank">tea</a>', around, ['" target="_blank">tea</a>'], 'https://a/'],
    ['https://a/</loc>', around, ['</loc>'], 'https://a/'],
    ['https://a.example is down', around, [' is down'], 'https://a.example'],
    ['http://a:80 (tea)', around, [' (tea)'], 'http://a:80'],
    ['https://a/ https://b/', 'several-urls', ['https://a/', 'https://b/'], null],
    ['https://a/\nhttps://b/', 'several-urls', ['https://a/', 'https://b/'], null],
    ['https://a.x, https://b.x', 'several-urls', ['https://a.x', 'https://b.x'], null],
    ['https://a.x,https://b.x', 'several-urls', ['https://a.x', 'https://b.x'], null],
    ['<a href="https://a/">https://b/</a>', 'several-urls', ['https://a/', 'https://b/'], null],
    ['https\uff1a\uff0f\uff0fa/', 'scheme-lookalike', ['\uff1a', '\uff0f', '\uff0f'], 'https://a/'],
    [
      'https%3A%2F%2Fa%2F%C3%A9',
      'url-percent-encoded',
      ['https%3A%2F%2Fa%2F%C3%A9'],
      'https://a/é',
    ],
    ['http%253A%252F%252Fa', 'url-percent-encoded', ['http%253A%252F%252Fa'], 'http://a'],
  ])('%j: %s', (input, code, marked, repaired) => {
    const found = placesOf(input, code)
    expect(found.map((cause) => cause.marked)).toEqual(marked)
    expect(applied(input, found)).toBe(repaired)
  })

  test.each([
    ['web.example/go?to=https://a/', 'scheme-left-out'],
    ['/go?to=https://a/', 'scheme-left-out'],
    ['?to=https://a/', 'scheme-left-out'],
    ['//web.example/https://a/', 'scheme-left-out'],
    ['data:text/html,<a href="https://a/">', 'space-unencoded'],
    ['javascript: location = "https://a/"', 'space-unencoded'],
    ['mailto:a@b.example?body=see https://a/', 'space-unencoded'],
    ['https://a/b - c', 'space-unencoded'],
    ['https://a/?b="c"', 'character-unencoded'],
    ['https://a b.example/', 'host-space'],
    ['https://www.a b.example/', 'host-space'],
    ['\u200bhttps://a/', 'scheme-start'],
  ])('%j is not: %s', (input, code) => {
    expect(new Set(causesIn(input).map((cause) => cause.code))).toContain(code)
    expect(causesIn(input).filter((cause) => cause.code === around)).toEqual([])
  })

  describe('one in a query may be a part of it', () => {
    expectTold([
      [
        'https://a/?text=tea https://b/',
        [
          'several-urls 0-19: detail=in-part urls=https://a/?text=tea,https://b/',
          'several-urls 20-30: detail=in-part urls=https://a/?text=tea,https://b/',
        ],
      ],
    ])
  })

  describe('a URL with an error of its own is not promised to be right', () => {
    expectTold([
      [
        'see https://exa%20mple.com/ today',
        [
          'text-around-url 0-4: around=text url=https://exa%20mple.com/',
          'text-around-url 27-33: around=text url=https://exa%20mple.com/',
        ],
      ],
    ])
  })
})

/** The input after the changes of all causes; `null` if one has none. */
function applied(input: string, found: readonly ReturnType<typeof causesIn>[number][]) {
  const edits = found.flatMap(({ edit }) => (edit === null ? [] : [edit]))
  if (edits.length < found.length) return null
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), input)
}

test.each<[input: string, code: string, marked: string[], repaired: string | null]>([
  ['https:\\/\\/a\\/b', 'slashes-escaped', ['\\', '\\', '\\'], 'https://a/b'],
  ['\\\\server\\share\\a b#1', 'scheme-left-out', ['\\\\'], 'file://server/share/a%20b%231'],
  ['\\\\?\\C:\\a', 'scheme-left-out', ['\\\\'], 'file:///C:/a'],
  ['C:\\Users\\a b\\100%', 'drive-letter-scheme', ['C'], 'file:///C:/Users/a%20b/100%25'],
  ['C:\\\\a', 'drive-letter-scheme', ['C'], 'file:///C:/a'],
  [
    'https://u:p/w?#@a.example/',
    'credentials-delimiter',
    ['/', '?', '#'],
    'https://u:p%2Fw%3F%23@a.example/',
  ],
  ['postgres://u:p#w@db:5432/x', 'credentials-delimiter', ['#'], 'postgres://u:p%23w@db:5432/x'],
  ['https://a.example/b\x1b[0m', 'escape-left-over', ['\x1b[0m'], 'https://a.example/b'],
  ['https://:@a/', 'at-sign-alone', [':@'], 'https://a/'],
  [':https://a/', 'scheme-start', [':'], 'https://a/'],
  ['[::1]:8080', 'scheme-left-out', [''], 'http://[::1]:8080'],
  ['[::1]/a', 'scheme-left-out', [''], 'http://[::1]/a'],
  ['192.168.1.1:80/a', 'scheme-left-out', [''], 'http://192.168.1.1:80/a'],
  ['192.0.2.1:80/a', 'scheme-left-out', [''], 'https://192.0.2.1:80/a'],
  ['https=//a/', 'scheme-colon-left-out', ['='], 'https://a/'],
  ['https//:a.example/b', 'scheme-colon-left-out', ['//:'], 'https://a.example/b'],
  ['https://a/b" target="_blank', 'text-around-url', ['" target="_blank'], 'https://a/b'],
  ['https://a/](https://a/)', 'text-around-url', ['](https://a/)'], 'https://a/'],
  ['https: //a/', 'slashes-left-out', [' '], 'https://a/'],
  ['https://a:8o8l/', 'port-character', ['o', 'l'], 'https://a:8081/'],
  ['ssh://git@a.example:b/c.git', 'port-character', [':'], 'ssh://git@a.example/b/c.git'],
  ['git@a.example:b/c.git', 'scheme-left-out', [''], 'ssh://git@a.example/b/c.git'],
  ['https\\://a/', 'scheme-colon-left-out', ['\\'], 'https://a/'],
  ['https&#58;//a/', 'scheme-colon-left-out', ['&#58;'], 'https://a/'],
  ['Link: <https://a/>; rel=next', 'text-around-url', ['Link: <', '>; rel=next'], 'https://a/'],
  ['http//https://a/', 'scheme-colon-left-out', ['http//'], 'https://a/'],
  ['mailto:Jo Doe <jo@a.example>', 'text-around-url', ['Jo Doe <', '>'], 'mailto:jo@a.example'],
  ['mailto://jo@a.example', 'slashes-extra', ['//'], 'mailto:jo@a.example'],
  ['https://a/%u20acx', 'percent-bare', ['%u20ac'], 'https://a/%E2%82%ACx'],
  ['data:;base64,SGVs bG8=', 'space-unencoded', [' '], 'data:;base64,SGVsbG8='],
  ["https://a.example'", 'text-around-url', ["'"], 'https://a.example'],
  ['https://a.example)', 'text-around-url', [')'], 'https://a.example'],
  ['https://a.example>', 'text-around-url', ['>'], 'https://a.example'],
  ['tel:+1 234 567', 'space-in-address', [' ', ' '], 'tel:+1234567'],
  [
    'https:\\u002F\\u002Fa.example\\u002Fb',
    'escape-left-over',
    ['\\u002F', '\\u002F', '\\u002F'],
    'https://a.example/b',
  ],
  ['https://a/b?c=1\\u0026d', 'escape-left-over', ['\\u0026'], 'https://a/b?c=1&d'],
  ['https://a/b\\\\u0026c', 'escape-left-over', ['\\\\u0026'], 'https://a/b&c'],
  ['https://a/b\\x3Dc', 'escape-left-over', ['\\x3D'], 'https://a/b=c'],
  ['https://a/b\\u0022c', 'escape-left-over', ['\\u0022'], 'https://a/b%22c'],
  ['https://a/\\ud83d\\ude00', 'escape-left-over', ['\\ud83d\\ude00'], 'https://a/\u{1f600}'],
  ['https://a/b\\"', 'escape-left-over', ['\\"'], 'https://a/b'],
  ['https://a/b\\"c', 'escape-left-over', ['\\"'], 'https://a/b%22c'],
  ['https://a/b\\n', 'escape-left-over', ['\\n'], 'https://a/b'],
  ['https://a/b\\r\\n', 'escape-left-over', ['\\r', '\\n'], 'https://a/b'],
  ['https://a/b\\', 'escape-left-over', ['\\'], 'https://a/b'],
  ['foo://a/b?c\\u0026d', 'escape-left-over', ['\\u0026'], 'foo://a/b?c&d'],
])('%j: the remedies together mend it: %s', (input, code, marked, repaired) => {
  const found = placesOf(input, code)
  expect(found.map((cause) => cause.marked)).toEqual(marked)
  expect(applied(input, found)).toBe(repaired)
})

test.each([
  ['https://localhost:abc/@types/node', 'port-character'],
  ['https://a:abc/@types/node', 'port-character'],
  ['https://web.example:80a/me@a.example', 'port-character'],
  ['https://a:70000/b', 'port-too-large'],
])('%j is blamed on the port', (input, code) => {
  expect(causesIn(input).map((cause) => cause.code)).toContain(code)
})

test.each([
  'https://a/b\\news',
  'https://a/b\\x86\\c',
  'https://a/b\\user',
  'https://\\',
  'file:///C:\\new\\',
  'C:\\u0026\\n',
])('%j: a backslash before a name is not an escape', (input) => {
  expect(causesIn(input).map((cause) => cause.code)).not.toContain('escape-left-over')
})

test.each([
  ['https://a/{{id}}', '{{id}}'],
  ['https://a/b?c=$\u007bid}', '$\u007bid}'],
  ['https://a/b#{{id}}', '{{id}}'],
  ['https://a/<%= id %>', '<%= id %>'],
  ['https://a/<your-id>', '<your-id>'],
  ['https://a/[object Object]', '[object Object]'],
  ['https://a/{user.id}/b', '{user.id}'],
])('%j: the place for a value is one cause, and no change is certain', (input, marked) => {
  const found = causesIn(input)
  expect(new Set(found.map((cause) => cause.code))).toEqual(new Set(['part-placeholder']))
  expect(new Set(found.map(({ start, end }) => input.slice(start, end)))).toEqual(new Set([marked]))
  expect(found.every(({ edit }) => edit === null)).toBe(true)
})

test.each(['https://a/?b={"c":1}', 'https://a/{}', 'https://a/<b>c</b>', 'https://a/?b[c d]=1'])(
  '%j has no place for a value',
  (input) => {
    expect(causesIn(input).map((cause) => cause.code)).not.toContain('part-placeholder')
  },
)

test.each(['hxxps://evil[.]b[.]example/c', 'https://evil[.]b[.]example/c'])(
  '%j was made harmless: no change restores it',
  (input) => {
    const found = placesOf(input, 'host-defanged')
    expect(found.map(({ marked, edit }) => [marked, edit])).toEqual([
      ['[.]', null],
      ['[.]', null],
    ])
    expect(causesIn(input).every(({ code }) => code === 'host-defanged')).toBe(true)
  },
)

test('the slashes of a shared folder are two', () => {
  const input = 'file:\\\\server\\share'
  const found = placesOf(input, 'slashes-reversed')
  expect(applied(input, found)).toBe('file://server/share')
  expect(causesIn(input).every(({ code }) => code === 'slashes-reversed')).toBe(true)
})

test.each([
  ['file:\\\\\\a', 3],
  ['FI\tLE:\\\\\\a', 3],
  ['file:/\\\\a', 2],
  ['https:\\\\\\a/', 2],
])('after the scheme of %j, %i slashes are reversed', (input, count) => {
  const [first] = explain(readUrl(input)).filter(
    ({ code }) => code === 'special-scheme-missing-following-solidus',
  )
  const start = input.indexOf('\\')
  expect(first!.causes.map(({ code, start, end }) => [code, start, end])).toEqual(
    Array.from({ length: count }, (_, at) => ['slashes-reversed', start + at, start + at + 1]),
  )
})

describe('the remedy fits', () => {
  expectTold([
    ['file://C:/x', ['drive-letter-as-host 7-9 7-9 /C:: detail=colon']],
    ['file://C|/x', ['drive-letter-as-host 7-9 7-9 /C:']],
    ['https:/a', ['slashes-left-out 7-7 6-7 //: detail=one-of-two']],
    ['https.//a', ['scheme-colon-left-out 5-6 5-6 :: scheme=https character=. written=.']],
    ['https://a/"', ['character-unencoded 10-11 10-11 %22: character=" detail=stray meant=%22']],
    [
      'https:',
      [
        'slashes-left-out 6-6 6-6 //: detail=none-of-two meant=//',
        'host-left-out 6-6: detail=slashes',
      ],
    ],
    [
      'https://a/[b]',
      [
        'character-unencoded 10-11 10-11 %5B: character=[ meant=%5B',
        'character-unencoded 12-13 12-13 %5D: character=] meant=%5D',
      ],
    ],
    ['https://a/b]', ['character-unencoded 11-12 11-12 %5D: character=] detail=stray meant=%5D']],
    ['https://a/b%2', ['percent-bare 11-12 11-12 %25: detail=cut-off']],
    ['/home/me/a', ['scheme-left-out 0-0: detail=file']],
    ['http s://a/', ['scheme-character 4-5 0-6 https: character= ']],
    [':80/b', ['scheme-start 0-3: example=http://localhost:80']],
    ['GET /a HTTP/1.1', ['scheme-left-out 0-3: path=/a']],
    [
      '%USERPROFILE%\\a',
      ['scheme-left-out 0-13: variable=%USERPROFILE% path=file:///C:/Users/me/index.html'],
    ],
    ['$HOME/a', ['scheme-left-out 0-5: variable=$HOME path=file:///home/me/index.html']],
    ['mailto:Jo Doe', ['space-in-address 9-10: detail=words']],
    ['~/a', ['scheme-left-out 0-0: detail=home-folder']],
  ])
})

describe('the message fits', () => {
  expectTold([
    ['  https://a/', ['outer-space 0-2 0-2 : detail=white-space-before characters=2 spaces']],
    ['https://a/\t', ['outer-space 10-11 10-11 : detail=white-space-after characters=\t']],
    ['https://a/#b#c', ['character-unencoded 12-13 12-13 %23: detail=number-sign meant=%23']],
    ['https://a:b/', ['port-character 10-11: character=b']],
    ['https://a:\u0668\u0660/', ['port-character 10-12: written=\u0668\u0660']],
    ['undefined', ['scheme-left-out 0-9: written=undefined']],
    ['[object Object]', ['scheme-left-out 0-15: written=[object Object]']],
    ['https', ['scheme-left-out 0-0: scheme=https']],
    ['a dot example', ['scheme-left-out 0-0: detail=no-host']],
    ['/C:/a', ['scheme-left-out 0-0: detail=file']],
    ['///a', ['scheme-left-out 0-0: detail=more-slashes']],
    ['\\\\.\\COM1', ['scheme-left-out 0-0: detail=windows-device']],
  ])
})

describe('against a base, no change is made that still leaves its host', () => {
  expectTold([
    [
      '\\\\b.example',
      ['slashes-reversed 0-1: detail=host-or-path', 'slashes-reversed 1-2: detail=host-or-path'],
      'https://a.example/',
    ],
    ['/\\b.example', ['slashes-reversed 1-2: detail=host-or-path'], 'https://a.example/'],
    ['///b.example', ['slashes-extra 2-3: detail=host-or-path'], 'https://a.example/'],
  ])
})

test('a long name is shortened for each of its characters', () => {
  const found = causesIn(`${'a '.repeat(100)}:`)
  expect(found.length).toBe(100)
  for (const { remedy } of found) expect(remedy.length).toBeLessThan(120)
})

test('each place of a cause is listed, from left to right', () => {
  const found = causesIn('https://a b%20c d/')
  expect(
    found.filter(({ code }) => code === 'host-space').map(({ start, end }) => [start, end]),
  ).toEqual([
    [9, 10],
    [11, 14],
    [15, 16],
  ])
})

test('a label too long for Punycode is named', () => {
  const label = `${'a'.repeat(20_000)}\u{20000}`
  expect(causesIn(`https://${label}/`)).toMatchObject([{ code: 'label-too-long', marked: label }])
})

test.each([null, undefined, 1, {}, 'https://h/', new URL('https://h/')])(
  'what is not a reading is refused: %j',
  (reading) => {
    expect(() => explain(reading as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'reading' }),
    )
    expect(() => repair(reading as never, { causes: [] } as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'reading' }),
    )
  },
)

test('an error that the reading does not have is refused', () => {
  const reading = readUrl('https://a b/')
  const equal = { ...reading.failure! }
  for (const errors of [[equal], [null], ['domain-to-ASCII']]) {
    expect(() => explain(reading, errors as never)).toThrow(
      expect.objectContaining({ name: 'ArgumentError' }),
    )
  }
  expect(explain(reading, [reading.failure!])).toEqual(explain(reading))
  expect(explain(reading, [])).toEqual([])
})

test.each([
  ['\u201chttps://example.com/\u201d', 'https://example.com/'],
  ['(https://example.com/)', 'https://example.com/'],
  ['https://exa mple.com/', 'https://example.com/'],
  ['https://a b c d/', 'https://abcd/'],
])('the changes of all causes are made together: %j', (input, repaired) => {
  const reading = readUrl(input)
  const [error] = explain(reading)
  expect(repair(reading, error!)?.input).toBe(repaired)
})

test.each(['https://[::1', 'https://a b/', 'x'])(
  'what is not certain is not repaired: %j',
  (input) => {
    const reading = readUrl(input)
    for (const error of explain(reading)) {
      const isCertain = error.causes.every(({ edit }) => edit !== null)
      expect(repair(reading, error) !== null).toBe(isCertain)
    }
  },
)

test('errors of a base are explained in the base', () => {
  const reading = readUrl('x', { base: 'https://exa mple.com/' })
  expect(explain(reading)[0]?.causes[0]).toMatchObject({ code: 'host-space', start: 11, end: 12 })
})

test('a joiner between emoji is explained without terms', () => {
  const [cause] = causesIn('https://\u{1f469}\u200d\u{1f4bb}.ws/')
  expect(cause?.code).toBe('joiner-out-of-place')
  expect(cause?.message).not.toContain('virama')
})

describe('what is told is its cause', () => {
  expectTold([
    ['http://192.168.1/', ['ipv4-parts-left-out 15-16: length=3 address=192.168.0.1']],
    ['http://10.1/', ['ipv4-parts-left-out 10-11: length=2 address=10.0.0.1']],
    [
      'http://2130706433/',
      [
        'ipv4-parts-left-out 7-17 7-17 127.0.0.1: address=127.0.0.1',
        'ipv4-last-part-fills 7-17 7-17 127.0.0.1: last=2130706433 n=4 address=127.0.0.1',
      ],
    ],
    ['http://127.1/', ['ipv4-parts-left-out 11-12 7-12 127.0.0.1: length=2 address=127.0.0.1']],
    [
      'http://010.000.000.001/',
      [
        'ipv4-part-octal 7-10 7-10 8: address=8.0.0.1 meant=10.0.0.1',
        'ipv4-part-octal 11-14 11-14 0: address=8.0.0.1 meant=10.0.0.1',
        'ipv4-part-octal 15-18 15-18 0: address=8.0.0.1 meant=10.0.0.1',
        'ipv4-part-octal 19-22 19-22 1: address=8.0.0.1 meant=10.0.0.1',
      ],
    ],
    [
      'https://paypal.com@evil.example/login',
      ['credentials-like-host 8-19: shown=paypal.com host=evil.example'],
    ],
    [
      'https://a.example:443@evil.example/',
      ['credentials-like-host 8-22: shown=a.example host=evil.example'],
    ],
    [
      'https://a@bank.example@evil.example/',
      ['credentials-like-host 8-23: shown=bank.example host=evil.example'],
    ],
    [
      'https://bank．example%2Fa@evil.example/',
      ['credentials-like-host 8-25: shown=bank.example host=evil.example'],
    ],
    ['ssh://git@a.example/b', ['user-name-expected 6-10: scheme=ssh']],
    ['svn+ssh://me@a.example/b', ['user-name-expected 10-13: scheme=svn+ssh']],
    ['http://localhost:3000:/api', ['port-extra 21-22 21-22 : port=3000']],
    [
      'http://1O.0.0.1/',
      ['ipv4-part-not-numeric 7-9 7-9 10: letter=o digit=0 meant=10 host=10.0.0.1'],
    ],
    ['https://u:p@ss:w@a.example/', ['at-sign-extra 11-12: host=a.example']],
    ['file://../a.txt', ['label-empty 7-9: host=..']],
  ])
})

test.each(['https://paypal.com@evil.example/', 'https://a@bank.example@evil.example/'])(
  'no change of %s leads to the host that it hides',
  (input) => {
    expect(causesIn(input).map(({ edit }) => edit)).not.toContainEqual(expect.anything())
  },
)

describe('the base is blamed, and not the input', () => {
  expectTold([
    [
      '/api',
      [
        'base-without-path 0-4: base=localhost:3000 bases=http://localhost:3000,https://localhost:3000',
      ],
      'localhost:3000',
    ],
    [
      '/api',
      [
        'base-without-path 0-4: base=a.example:80/x bases=http://a.example:80/x,https://a.example:80/x',
      ],
      'a.example:80/x',
    ],
    ['/api', ['base-without-path 0-4'], 'mailto:me@a.example'],
    ['/api', ['base-without-path 0-4: scheme=data'], 'data:text/plain,hi'],
  ])
})

test('of a host with very many faults, the first 1000 are told, without changes', () => {
  const found = causesIn(`https://${'a<'.repeat(2000)}`)
  expect(found).toHaveLength(1000)
  expect(found.every(({ edit }) => edit === null)).toBe(true)
})
