import { readdirSync, readFileSync } from 'node:fs'
import { causes, explain, repair } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { readUrl as parseAscii } from '@waymark/url-parser/ascii'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { applyEdits } from '../src/url-edit.ts'

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

test.each([
  ['https://exa mple.com/', 'A host cannot contain a space.', ' '],
  ['https://exa%20mple.com/', '`%20` decodes to a space, which a host cannot contain.', '%20'],
  ['https://℀.com/', 'In a domain, `℀` becomes `a/c`. A host cannot contain a slash (/).', '℀'],
  [
    'https://ü.xn--a/',
    'stands for `\\u0080`. A domain cannot contain the control character U+0080.',
    'xn--a',
  ],
  ['ht\ntps://exa\tm ple.com/', 'A host cannot contain a space.', ' '],
  [
    'https://1.2.3.08/',
    '`08` begins with 0, so it is octal, and an octal number cannot contain the digit 8.',
    '8',
  ],
  ['https://a\u00a0b/', 'becomes a space. A host cannot contain a space.', '\u00a0'],
  ['htps//example.com/', 'There is no colon after `htps`', ''],
  ['https://a:65536/', 'A port is at most 65535; this one is 65536.', '65536'],
])('%j: the message names the cause', (input, message, marked) => {
  const found = causesIn(input).find((cause) => cause.message.includes(message))
  expect(found?.marked).toBe(marked)
})

test.each([
  ['//', 'neither a scheme nor a host'],
  ['\\\\?q', 'neither a scheme nor a host'],
  ['///x', 'more than two slashes'],
  ['//x', 'begins with a host'],
  ['/x', 'begins with a path'],
])('%j without a base: the message names the part', (input, message) => {
  expect(causesIn(input).map((cause) => cause.message)).toEqual([expect.stringContaining(message)])
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

test('an error before the one that stopped the parser has a remedy of its own', () => {
  const found = causesIn('http://foo.0x4./').filter(({ code }) => code === 'ipv4-final-dot')
  expect(found.map(({ remedy, edit }) => [remedy, edit])).toEqual([
    ['Remove the dot.', { start: 14, end: 15, text: '' }],
  ])
  const hexadecimal = causesIn('http://0xffffffffff/').find(
    ({ code }) => code === 'ipv4-part-hexadecimal',
  )
  expect(hexadecimal?.remedy).toBe('Write four numbers from 0 to 255.')
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

  test('one in a query may be a part of it', () => {
    const [cause] = causesIn('https://a/?text=tea https://b/')
    expect(cause?.remedy).toContain(
      'If the second is a part of the first, write %20 instead of the space.',
    )
  })

  test('a URL with an error of its own is not promised to be right', () => {
    const found = causesIn('see https://exa%20mple.com/ today')
    expect(found.map(({ code, remedy, edit }) => [code, remedy, edit])).toEqual(
      Array(2).fill([around, 'Use only `https://exa%20mple.com/`.', null]),
    )
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

test.each([
  ['file://C:/x', 'Write three slashes before the letter.'],
  ['file://C|/x', 'Write three slashes before the letter, and a colon after it.'],
  ['https:/a', 'Write a second slash after it.'],
  ['https.//a', 'Write `:` instead of `.`.'],
  ['https://a/"', 'Remove it, or write `%22` if it belongs there.'],
  ['https:', 'Write `//` and a host after the colon.'],
  ['https://a/[b]', 'Write `%5D` instead.'],
  ['https://a/b]', 'Remove it, or write `%5D` if it belongs there.'],
  [
    'https://a/b%2',
    'Write %25 for a percent sign; if the URL was cut off here, write both digits.',
  ],
  [
    '/home/me/a',
    'If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
  ],
  ['http s://a/', 'Remove the space.'],
  [':80/b', 'Write the scheme and the host before it, such as `http://localhost:80`.'],
  ['GET /a HTTP/1.1', 'Write only `/a`, with the scheme and the host of the site before it.'],
  [
    '%USERPROFILE%\\a',
    'Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
  ],
  [
    '$HOME/a',
    'Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
  ],
  ['mailto:Jo Doe', 'Write the address, such as `mailto:joe@example.com`.'],
  ['~/a', 'Write the whole path after file://, such as `file:///home/me/a.html`.'],
])('%j: the remedy fits', (input, remedy) => {
  expect(causesIn(input).map((cause) => cause.remedy)).toContain(remedy)
})

test.each([
  ['  https://a/', 'There is white space before the URL: 2 spaces.'],
  ['https://a/\t', 'There is white space after the URL: a tab.'],
  [
    'https://a/#b#c',
    'The first number sign (#) begins the fragment; this one is inside it, and has to be percent-encoded.',
  ],
  ['https://a:b/', 'A port has only the digits 0 to 9, and not the letter b.'],
  ['https://a:\u0668\u0660/', 'A port has only the digits 0 to 9, and not `\u0668\u0660`.'],
  ['undefined', 'The input is `undefined`: a program wrote a value that is not a URL.'],
  ['[object Object]', 'The input is `[object Object]`: a program wrote a value that is not a URL.'],
  ['https', 'The input is only the name of a scheme, `https`.'],
  ['a dot example', 'The input has no scheme, and does not begin with a host.'],
  ['/C:/a', 'The input has no scheme. It looks like the path of a file on your machine.'],
  ['///a', 'The input begins with more than two slashes and has no scheme.'],
  [
    '\\\\.\\COM1',
    'The input has no scheme. It looks like the path of a device on Windows, which has no URL.',
  ],
])('%j: the message fits', (input, message) => {
  expect(causesIn(input).map((cause) => cause.message)).toContain(message)
})

test.each(['\\\\b.example', '/\\b.example', '///b.example'])(
  '%j against a base: no change is made that still leaves its host',
  (input) => {
    const found = causesIn(input, 'https://a.example/')
    const remedy = 'Write two slashes before a host, or one before a path.'
    expect(new Set(found.map((cause) => cause.remedy))).toEqual(new Set([remedy]))
    expect(found.every(({ edit }) => edit === null)).toBe(true)
  },
)

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
  expect(cause?.message).toContain('allowed only between letters that need it')
  expect(cause?.message).not.toContain('virama')
})

test.each([
  ['http://192.168.1/', 'so it leads to `192.168.0.1`.', 'Write the part that was left out.'],
  ['http://10.1/', 'so it leads to `10.0.0.1`.', 'Write the parts that were left out.'],
  ['http://2130706433/', 'written as one number.', 'Write all four parts: `127.0.0.1`.'],
  ['http://127.1/', 'so it leads to `127.0.0.1`.', 'Write all four parts: `127.0.0.1`.'],
  ['http://010.000.000.001/', 'is octal, so the host is `8.0.0.1`.', 'Write `10.0.0.1`, without'],
  ['https://paypal.com@evil.example/login', 'leads to `evil.example`.', 'Do not follow it.'],
  ['https://a.example:443@evil.example/', 'looks like the host `a.example`', 'Do not follow it.'],
  ['https://a@bank.example@evil.example/', 'looks like the host `bank', 'Do not follow it.'],
  ['https://bank．example%2Fa@evil.example/', 'looks like the host `bank', 'Do not follow it.'],
  ['ssh://git@a.example/b', 'as is usual with ssh.', 'Keep it'],
  ['svn+ssh://me@a.example/b', 'as is usual with svn+ssh.', 'Keep it'],
  ['http://localhost:3000:/api', 'there is another colon.', 'Remove the second colon.'],
  ['http://1O.0.0.1/', 'contains the letter o', 'Write `10` instead'],
  ['https://u:p@ss:w@a.example/', 'more than one @', 'Write `%40` instead of this @'],
  ['file://../a.txt', '`..` is in the place of the host.', 'Write three slashes'],
])('%s is told by its cause', (input, message, remedy) => {
  const [cause] = causesIn(input)
  expect([cause?.message, cause?.remedy]).toEqual([
    expect.stringContaining(message),
    expect.stringContaining(remedy),
  ])
})

test.each(['https://paypal.com@evil.example/', 'https://a@bank.example@evil.example/'])(
  'no change of %s leads to the host that it hides',
  (input) => {
    expect(causesIn(input).map(({ edit }) => edit)).not.toContainEqual(expect.anything())
  },
)

test.each([
  ['localhost:3000', 'The base `localhost:3000` has no scheme', '`http://localhost:3000`'],
  ['a.example:80/x', 'The base `a.example:80/x` has no scheme', '`http://a.example:80/x`'],
  ['mailto:me@a.example', 'The base is an email address', 'the URL of a page'],
  ['data:text/plain,hi', 'The base is a URL with the scheme data', 'the URL of a page'],
])('the base %s is blamed, and not the input', (base, message, remedy) => {
  const [cause] = causesIn('/api', base)
  expect([cause?.message, cause?.remedy]).toEqual([
    expect.stringContaining(message),
    expect.stringContaining(remedy),
  ])
})

test('of a host with very many faults, the first 1000 are told, without changes', () => {
  const found = causesIn(`https://${'a<'.repeat(2000)}`)
  expect(found).toHaveLength(1000)
  expect(found.every(({ edit }) => edit === null)).toBe(true)
})
