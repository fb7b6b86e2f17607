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

/** The lines from the table to the first group. */
async function tableOf(columns: number, a: string, b: string): Promise<readonly string[]> {
  const lines = (await printed(columns, '--', a, b)).split('\n')
  const from = lines.indexOf('') + 1
  return lines.slice(from, lines.findIndex((line) => /^(Equal|Different) by /.test(line)) - 1)
}

test('the parts come first, with a mark for each that differs', async () => {
  expect(await tableOf(96, 'http://Example.com/%7Ea', 'http://example.com:80/~a')).toEqual([
    '  scheme  http          http',
    '~ host    Example.com   example.com   same when parsed',
    '~ port    –             80            same when parsed',
    '~ path    /%7Ea         /~a           same when decoded',
    '           ^^^           ^',
    '',
    'Different URLs to a browser.',
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
    '',
    'Different URLs to a browser.',
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
    'Different URLs to a browser.',
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
  ['http://a/', 'HTTP://A', 'The same URL to a browser.'],
])('%j and %j: %s', async (a, b, line) => {
  expect((await tableOf(96, a, b)).map((text) => text.replace(/ {2,}/g, '  '))).toContain(
    line.replace(/ {2,}/g, '  '),
  )
})

test.each([
  'https://a.example/',
  'https://例え.テスト/😀?q=1&r#f',
  'urn:isbn:1',
  'data:,x',
  'sip:a@b',
  'file:///a',
])('two identical URLs take ten lines at most: %s', async (url) => {
  const text = await printed(96, url, url)
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
  expect(text).toContain('The two strings are identical.\n\nEqual by ')
})

test.each(['', 'hello', '\u0007'])('%j twice is one string that is not a URL', async (text) => {
  const shown = await printed(96, '--', text, text)
  expect(shown).toContain('The two strings are identical. They are not a URL to a browser: ')
  expect(shown.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
})

test('methods are grouped, with what would make the URLs equal', async () => {
  const text = await printed(96, 'http://a/?b=1&a=2&utm_source=x', 'http://a/?a=2&b=1')
  expect(text).toMatch(/^Equal by \d+ methods\n {2}host, /m)
  expect(text).toMatch(/^Different by \d+ methods: the keys differ in the query \("b=1&a=2&utm/m)
  expect(text).toContain(
    '\n  Equal after remove-tracking-params and sort-query (usually-preserves).\n',
  )
  expect(text).toMatch(/^Different by \d+ methods: neither has a key\n {2}info-uri, /m)
  expect(text).toContain('request-target (scheme, host), soap (comparison)')
})

test('the cost of a wrong answer is shown where a method does not agree with a browser', async () => {
  const costs = async (...args: readonly string[]) =>
    (await printed(96, ...args)).split('\nWhat it costs if the answer is wrong')[1] ?? ''
  const found = await costs('http://a/%7E', 'http://a/~')
  expect(found).toMatch(/^ {2}rfc3986-scheme +\w/m)
  expect(found).not.toMatch(/^ {2}(whatwg|rfc2396|coap) /m)
  // There is nothing to agree with.
  expect(await costs('../a', '/a')).toBe('')
  expect(await costs('http://a/', 'http://a/')).toBe('')
  expect(await costs('http://a/', 'http://a/', '--method', 'whatwg')).toMatch(/^ {2}whatwg +\w/m)
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
  const text = await printed(96, 'http://a/', 'http://b/')
  const words = new Set(text.split(/[\s,:]+/))
  for (const { name, kind } of methods) {
    expect(words.has(name), name).toBe(kind !== 'directional')
  }
})
