import { Readable, Writable } from 'node:stream'
import { methods } from '@waymark/compare'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { createIo } from '../src/io.ts'
import { main } from '../src/main.ts'
import { lookAlikeNote } from '../src/terminal/look-alikes.ts'
import { layOut, widthOf } from '../src/terminal/safe-text.ts'

/** What `waymark compare` prints, on a terminal with so many columns. */
async function printed(columns: number, ...args: readonly string[]): Promise<string> {
  let text = ''
  const stream = () =>
    Object.assign(
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          text += chunk.toString()
          done()
        },
      }),
      { columns },
    )
  const io = createIo({ stdin: Readable.from([]), stdout: stream(), stderr: stream(), env: {} })
  await main(['compare', ...args], io)
  return text
}

/** The lines of the whole table, and of what it does not show. */
async function tableOf(columns: number, a: string, b: string): Promise<readonly string[]> {
  const lines = (await printed(columns, '--all', '--', a, b)).split('\n')
  // Before it come the answer and the two URLs.
  const from = lines.indexOf('', lines.indexOf('') + 1) + 1
  return lines.slice(from, lines.findIndex((line) => /^(Equal|Different) by /.test(line)) - 1)
}

test('the parts come first, with a mark for each that differs', async () => {
  expect(await tableOf(96, 'http://Example.com/%7Ea', 'http://example.com:80/~a')).toEqual([
    '  scheme  http          http',
    '~ host    Example.com   example.com   same when parsed',
    '~ port    –             80            same when parsed',
    '~ path    /%7Ea         /~a           same when decoded',
    '           ^^^           ^',
  ])
})

test('on a narrow terminal, the second value is below the first', async () => {
  expect(await tableOf(40, 'https://user@sub.a.example/x', 'https://sub.a.example/y')).toEqual([
    '  scheme       https',
    '≠ credentials  user',
    '               –',
    '  host         sub.a.example',
    '≠ path         /x',
    '                ^',
    '               /y',
    '                ^',
  ])
})

test('parameters are compared one by one, and what differs is shown decoded', async () => {
  const a = 'https://a.example/?q=日本語&b=1&a=2'
  const b = 'https://a.example/?a=2&b=1&q=%E6%97%A5%E6%9C%AC&x'
  expect((await tableOf(96, a, b)).slice(3)).toEqual([
    '≠ query      q=日本語    q=%E6%97%A5%E6%9C%AC',
    '               ^^^^^^      ^^^^^^^^^^^^^^^^^^',
    '≠   decoded  q=日本語    q=日本',
    '                   ^^          ^',
    '             b=1         b=1',
    '             a=2         a=2',
    '≠            –           x',
    '',
    'The parameters that both have are in another order.',
  ])
})

test('of a long query, the parameters that differ are shown', async () => {
  const query = (last: string) =>
    Array.from({ length: 40 }, (_, at) => `p${at}=${at < 30 ? last : ''}`).join('&')
  const lines = await tableOf(96, `http://a/?${query('1')}`, `http://a/?${query('2')}`)
  expect(lines.filter((line) => line.startsWith('≠'))).toHaveLength(20)
  expect(lines).toContain('More parameters that differ: 10.')
  expect(lines).toContain('More parameters that are the same: 10.')
})

test.each([
  ['http://a/?b&a', 'http://a/?a&b', '≠ query   b&a    a&b    in another order'],
  ['http://a/?b&&a', 'http://a/?b&a', '≠ query   b&&a   b&a'],
  ['http://a/?', 'http://a/', '≠ query   (empty)   –'],
  [
    'http://xn--pple-43d.com/',
    'http://apple.com/',
    '≠   decoded  аpple.com          apple.com   U+0430 and U+0061',
  ],
  [
    'http://a/caf\u00e9',
    'http://a/cafe\u0301',
    '≠ path    /caf\u00e9   /cafe\u0301   U+00E9 and U+0065 U+0301',
  ],
  ['http://0x7f.1/', 'http://127.0.0.2/', '≠   parsed  127.0.0.1   127.0.0.2'],
  ['http://a/\u202e', 'http://a/\u001bx', '≠ path    /\\u202e   /\\u001bx'],
  [
    ' http://a/',
    'http://a/',
    'The strings differ only between the parts, or in white space that the parser removes.',
  ],
  [
    '../c',
    '/a/c',
    'Neither is a URL to a browser: The input begins with a path: it has no scheme and no host, and',
  ],
  ['', 'http://a/', 'The first is not a URL to a browser: The input is empty.'],
])('%j and %j: %s', async (a, b, line) => {
  expect((await tableOf(96, a, b)).map((text) => text.replace(/ {2,}/g, '  '))).toContain(
    line.replace(/ {2,}/g, '  '),
  )
})

const PAIRS = [
  ['https://a.example/', 'https://a.example/'],
  ['https://例え.テスト/😀?q=1&r#f', 'https://例え.テスト/😀?q=1&r#f'],
  ['', ''],
  ['hello', 'hello'],
  ['\u0007', '\u0007'],
  ['sip:a@b', 'sip:a@b'],
  ['example.com', 'https://example.com'],
  ['https://www.a.example:1/b/?x=1&y=2&utm_source=z#f', 'http://u:p@c.test/B/d?y=1&x=3'],
  [`https://${'a'.repeat(60)}.example/b`, `http://${'c'.repeat(60)}.example/d/?e#f`],
  [`https://a/?${'b&'.repeat(40)}`, `https://a/?${'c&'.repeat(40)}d`],
  ['mailto:a@b.example', 'https://b.example/'],
  ['https://a b/', 'https://exa mple:99999/'],
] as const

const languages = ['en', 'ja', 'ru'] as const

test.each(PAIRS.flatMap((pair) => languages.map((language) => [language, ...pair] as const)))(
  'in %s, the answer on %s and %s is in the first six lines, and all is in thirty',
  async (language, a, b) => {
    for (const columns of [80, 96, 110]) {
      const text = await printed(columns, '--lang', language, '--', a, b)
      const lines = text.trimEnd().split('\n')
      expect(lines.length).toBeLessThanOrEqual(30)
      const end = lines.indexOf('')
      expect(end).toBeGreaterThan(0)
      expect(end).toBeLessThanOrEqual(6)
    }
  },
)

test('thirty lines are enough for any pair', async () => {
  const unit = fc.constantFrom(
    ...'aé東😀/?#&=%:@. \n',
    'http://',
    'utm_source=',
    '&b=',
    'A/../',
    'x'.repeat(50),
  )
  const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''))
  await fc.assert(
    fc.asyncProperty(text, text, async (a, b) => {
      const lines = (await printed(80, '--', `http://${a}`, `http://${b}`)).trimEnd().split('\n')
      expect(lines.length).toBeLessThanOrEqual(30)
    }),
    { numRuns: runs(60) },
  )
})

test('the answer comes first: for whom the URLs are the same, and what decides', async () => {
  const linesOf = async (...args: readonly string[]) => (await printed(96, ...args)).split('\n')
  expect((await linesOf('http://a/?b=1&a=2#c', 'http://a/?a=2&b=1')).slice(0, 5)).toEqual([
    'The same for 2 of 7 purposes: the differences that matter are the order of the parameters and',
    'the fragment.',
    'The same: crawler, archive',
    'Different: browser',
    'Different, because of the order of the parameters: cache, search engine, block list, analytics',
  ])
  // Purposes for which fewer differences decide than the headline names have theirs before them.
  expect((await linesOf('http://a/b?utm_source=x', 'https://a/b')).slice(2, 5)).toEqual([
    'Different: browser, cache, search engine',
    'Different, because of the scheme (http and https): crawler, analytics',
    'Different, because of the tracking parameter `utm_source`: archive, block list',
  ])
  expect((await linesOf('http://a/#b', 'http://A/')).slice(1, 3)).toEqual([
    'The same, ignoring the fragment and the letter case of the host: crawler, cache, search',
    '  engine, archive, block list, analytics',
  ])
  // No brackets within brackets.
  expect((await linesOf('report.pdf', 'https://e.example/report.pdf'))[1]).toBe(
    'Different, because of the host (report.pdf and e.example): archive, block list',
  )
  expect((await linesOf('http://a/', 'http://a/')).slice(0, 3)).toEqual([
    'The same URL for every purpose: the two strings are identical.',
    'The same: browser, crawler, cache, search engine, archive, block list, analytics',
    '',
  ])
  const noScheme = await linesOf('a.example', 'https://a.example')
  expect(noScheme[0]).toBe('These are not two URLs: the first has no scheme.')
  expect(noScheme).toContain(
    'The first is not a URL to a browser: The input has no scheme, and there is no base URL to',
  )
  // With methods, their answer is all that was asked for.
  expect((await linesOf('http://a/', 'http://a', '--method', 'whatwg'))[0]).toBe('http://a/')
})

test.each([
  [
    'en',
    /^The same for 1 of 7 purposes: the differences that matter are the trailing slash and[\s\S]*`utm_source`/,
  ],
  [
    'ja',
    /^7個の用途のうち1個で同じ URL です。決め手になる違い: 末尾スラッシュ、トラッキングパラメータ `utm_source`。/,
  ],
  [
    'ru',
    /^Один URL для 1 из 7 целей: важны различия\s— косая черта в конце и параметр отслеживания `utm_source`\./,
  ],
])('in %s, the headline makes the same claim', async (language, headline) => {
  const urls = ['https://Example.com/a?utm_source=x&b=1', 'https://example.com/a/?b=1']
  expect(await printed(140, '--lang', language, ...urls)).toMatch(headline)
})

test('--all shows which definition answers for each purpose', async () => {
  const text = await printed(96, '--all', 'http://a/b', 'http://a/b/')
  expect(text).toMatch(/^ {2}browser +different, because of the trailing slash · whatwg$/m)
  expect(text).toMatch(/^ {2}analytics +the same, ignoring the trailing slash · analytics$/m)
})

test('definitions are counted, but not those that compare less than a URL or that have no answer', async () => {
  const text = await printed(110, 'http://a/b', 'http://a/c')
  expect(text).toMatch(/^Different by \d+ definitions: string-code-point, .*\n {2}.*, \d+ more$/m)
  expect(text).not.toMatch(/same-origin|csp-|ipv4-|sip-uri|Equal by/)
  expect(text).toMatch(
    /^Not counted: 7 that compare only hosts, sites or origins\. 9 have no answer/m,
  )
  // The method of a scheme is counted for its own URIs.
  expect(await printed(110, 'mailto:A@B', 'mailto:A@b')).toMatch(
    /^Equal by 9 definitions: .*\n {2}mailto, /m,
  )
})

test('only addresses have the cost of a comparison of addresses', async () => {
  const cost = /^ {2}ipv4-strict +None: each address/m
  expect(await printed(96, '--all', 'http://a/', 'http://a/')).not.toMatch(cost)
  expect(await printed(96, '--all', 'http://1.2.3.4/', 'http://1.2.3.4/')).toMatch(cost)
})

test('methods are grouped, with what would make the URLs equal', async () => {
  const text = await printed(96, '--all', 'http://a/?b=1&a=2&utm_source=x', 'http://a/?a=2&b=1')
  expect(text).toMatch(/^Equal by \d+ methods\n {2}host +\w/m)
  expect(text).toMatch(/^Different by \d+ methods: the keys differ in the query \("b=1&a=2&utm/m)
  expect(text).toContain(
    '\n  Equal after remove-tracking-params and sort-query (usually-preserves).\n',
  )
  expect(text).toMatch(/^No answer by \d+ methods: neither has a key\n {2}info-uri +All URIs/m)
  expect(text).toMatch(/^No answer by sip-uri: neither is a SIP or SIPS URI\n {2}sip-uri +All/m)
  expect(text).toMatch(/^ {2}request-target +\(scheme, host\)\n {2}soap +\(comparison\)/m)
})

test('the cost of a wrong answer is shown for each method that is named, and with --all', async () => {
  const costs = async (...args: readonly string[]) =>
    (await printed(96, ...args)).split('\nWhat it costs if the answer is wrong')[1] ?? ''
  expect(await costs('http://a/%7E', 'http://a/~')).toBe('')
  expect(await costs('http://a/', 'http://a/', '--method', 'whatwg')).toMatch(/^ {2}whatwg +\w/m)
  expect(await printed(96, '--all', 'http://a/%7E', 'http://a/~')).toMatch(/^ {2}whatwg +A cache/m)
})

test('a pattern is not taken apart', async () => {
  const text = await printed(96, '*.example.com', 'www.example.com', '--method', 'csp-host-part')
  expect(text).toMatch(/^\*\.example\.com\nwww\.example\.com\n\nEqual by csp-host-part\n/)
})

test('no line of the table is wider than the terminal, and no line has what a terminal would act on', async () => {
  const unit = fc.constantFrom(...'aé東😀\u0301\u202e\u001b/?#&=%:@. \u{e0001}', 'http://', '%E6')
  const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''))
  await fc.assert(
    fc.asyncProperty(text, text, fc.constantFrom(40, 80), async (a, b, columns) => {
      for (const line of await tableOf(columns, a, `http://${b}`)) {
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
        if (/^[≠~ ] /.test(line)) expect(widthOf(layOut(line))).toBeLessThanOrEqual(columns)
      }
    }),
    { numRuns: runs(100) },
  )
})

test('code points are named where two pieces could look the same', () => {
  expect(lookAlikeNote('a', '\u0430')).toBe('U+0061 and U+0430')
  expect(lookAlikeNote('x\u304c', 'x\u304b\u3099')).toBe('U+304C and U+304B U+3099')
  expect(lookAlikeNote('a', 'b')).toBe(null)
  expect(lookAlikeNote('東京', '大阪')).toBe(null)
  expect(lookAlikeNote('привет', 'пока')).toBe(null)
  expect(lookAlikeNote('é', '')).toBe(null)
})

test('all methods are in one of the groups', async () => {
  const text = await printed(96, '--all', 'http://a/', 'http://b/')
  const words = new Set(text.split(/[\s,:]+/))
  for (const { name, kind } of methods) {
    expect(words.has(name), name).toBe(kind !== 'directional')
  }
})
