import { defineScheme, parseResource, type ResourceProblem } from '@waymark/uri-design'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

function refusal(text: string, options: object = {}): ResourceProblem[] {
  const problems: ResourceProblem[] = []
  const report = (problem: ResourceProblem) => problems.push(problem)
  expect(parseResource(text as string, { ...options, report })).toBeNull()
  return problems
}

/** The code, the part and the place of what is refused. */
function refused(text: string, options: object = {}): string {
  return refusal(text, options)
    .map(({ code, part, start, end }) => [code, part, `${start}-${end}`].filter(Boolean).join(' '))
    .join()
}

test.each([
  ['', 'scheme-missing 0-0'],
  ['a/b', 'scheme-missing 0-0'],
  ['wiki://a', 'scheme-not-allowed 0-4'],
  ['DB://a/b/c', 'scheme-not-allowed 0-2'],
  ['db:', 'part-missing type 3-3'],
  ['db:/a/b/c', 'part-missing type 3-3'],
  ['db:///b/c', 'part-missing type 5-5'],
  ['db://a', 'part-missing database 6-6'],
  ['db://a/', 'part-missing database 7-7'],
  ['db://a//c', 'part-missing database 7-7'],
  ['db://a/b', 'part-missing table 8-8'],
  ['db://a/b?x', 'part-missing table 8-8'],
  ['db://a/b/', 'part-missing table 9-9'],
  ['db://a/b/c/d/e?x', 'part-unexpected 13-14'],
  ['db://a/b/c/d/e/f', 'part-unexpected 13-16'],
  ['db://a/b/c/d//', 'part-unexpected 13-14'],
  ['db://a/b/c%2f', 'part-refused table 9-13'],
  ['db://%2e/b/c', 'part-refused type 5-8'],
  ['git://a/b/c/../d?x', 'part-refused path 12-14'],
  ['git://a/b', 'part-missing path 9-9'],
  ['git://a/b//', 'part-missing path 10-10'],
  ['memory://a', 'part-missing key 10-10'],
  ['memory://a#b', 'part-missing key 10-10'],
  ['memory://a?/b', 'part-missing key 10-10'],
  ['db://a/b#/c', 'part-missing table 8-8'],
  ['file:', 'file-not-absolute 5-5'],
  ['file:a/b', 'file-not-absolute 5-8'],
  ['file://a', 'file-not-absolute 7-8'],
  ['file://', 'file-not-absolute 7-7'],
  ['file://a/b', 'file-host-remote 7-8'],
  ['file://localhosts/b', 'file-host-remote 7-17'],
  ['file:///a/%2F', 'part-refused path 10-13'],
  ['file:///a//b', 'part-refused path 10-10'],
  ['https:a', 'part-missing host 6-6'],
  ['https:///a', 'part-missing host 8-8'],
  ['https://@a/b', 'part-refused host 8-10'],
  ['https://a:x/b', 'part-refused host 8-11'],
  ['https://a/b/%00/c', 'part-refused path 12-15'],
  ['memory://a/b?c=%F', 'query-not-decodable 13-17'],
  ['memory://a/b?x&%FF&y', 'query-not-decodable 15-18'],
  ['memory://a/b?x=1&%FF=2', 'query-not-decodable 17-22'],
  ['memory://a/b?#/~', 'fragment-not-valid 14-16'],
])('%s is refused: %s', (text, expected) => {
  expect(refused(text)).toBe(expected)
})

test('a problem says what is wrong, with the scheme and the part', () => {
  expect(refusal('db://a')).toEqual([
    {
      code: 'part-missing',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.any(String),
      data: { part: 'database' },
      scheme: 'db',
      part: 'database',
      start: 6,
      end: 6,
    },
  ])
  expect(refusal('wiki://a')).toEqual([
    {
      code: 'scheme-not-allowed',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.any(String),
      scheme: 'wiki',
      start: 0,
      end: 4,
    },
  ])
  expect(refusal('db://a/b/c/d/e')).toMatchObject([{ scheme: 'db', code: 'part-unexpected' }])
  expect(refusal('file:a')).toMatchObject([{ scheme: 'file' }])
  expect(refusal('file://a/b')).toMatchObject([{ scheme: 'file' }])
  expect(refusal('http://')).toMatchObject([{ scheme: 'http', part: 'host' }])
  expect(refusal('http://a@b/')).toMatchObject([
    { scheme: 'http', part: 'host', code: 'part-refused' },
  ])
  expect(refusal('http://a/%00')).toMatchObject([{ scheme: 'http', part: 'path' }])
})

test('the cause of a refused part has its place in the string', () => {
  const [problem] = refusal('db://a/b/cd%2ge')
  expect(problem).toMatchObject({
    start: 9,
    end: 15,
    cause: { code: 'invalid-percent-encoding', start: 11, end: 12 },
  })
  expect(refusal('db://a/b/cd%2Fe')).toMatchObject([
    { start: 9, end: 15, cause: { code: 'separator-in-name', start: 11, end: 14 } },
  ])
  expect(problem!.message).toBe(problem!.cause!.message)
})

test.each([
  ['db://a/b/c', { type: 'a', database: 'b', table: 'c' }],
  ['db://a/b/c/', { type: 'a', database: 'b', table: 'c' }],
  ['db://a/b/c/d', { type: 'a', database: 'b', table: 'c', id: 'd' }],
  ['db://a/b/c/d/', { type: 'a', database: 'b', table: 'c', id: 'd' }],
  ['db://a%20b/b/c', { type: 'a b', database: 'b', table: 'c' }],
  ['git://a/b/c', { repo: 'a', branch: 'b', path: ['c'] }],
  ['git://a/b/c/', { repo: 'a', branch: 'b', path: ['c'] }],
  ['git://a/b/c/%C3%A9/e', { repo: 'a', branch: 'b', path: ['c', 'é', 'e'] }],
  ['memory://a#/b', { scope: 'a' }],
  ['memory://a/b#/b', { scope: 'a', key: 'b' }],
  ['file:/', { path: [] }],
  ['file:///', { path: [] }],
  ['file:/a', { path: ['a'] }],
  ['file://LocalHost/a', { path: ['a'] }],
  ['file:///c:/a', { drive: 'c', path: ['a'] }],
  ['file:///c:', { drive: 'c', path: [] }],
  ['file:///cc:/a', { path: ['cc:', 'a'] }],
  ['file:///a/c:', { path: ['a', 'c:'] }],
  ['https://a', { host: 'a', path: [] }],
  ['https://a/', { host: 'a', path: [] }],
  ['https://A.example/b/', { host: 'a.example', path: ['b'] }],
  ['https://a.example:8080', { host: 'a.example', port: 8080, path: [] }],
  ['https://[::1]:1/a', { host: '[::1]', port: 1, path: ['a'] }],
  ['https://[::1]/a', { host: '[::1]', path: ['a'] }],
  ['https://xn--a-fl.example', { host: 'xn--a-fl.example', path: [] }],
] as const)('the parts of %s', (text, parts) => {
  const read = parseResource(text as string)
  expect(read === null ? refused(text) : read.parts).toEqual(parts)
})

test('an authority of a plain scheme may be a port to others, and is one name here', () => {
  const port = defineScheme({ name: 'x', format: 'x://port/page', summary: '' })
  expect(parseResource('x://80/a', { schemes: [port] })?.parts).toEqual({ port: '80', page: 'a' })
})

test.each([
  ['x:///c/d', ''],
  ['x://evil/c/d', 'part-unexpected 4-8'],
  ['x://a@evil/c/d', 'part-unexpected 4-10'],
  ['x:/c/d', 'part-missing 2-2'],
  ['x:c/d', 'part-missing 2-2'],
  ['y:///c', ''],
  ['y://evil/c', 'part-unexpected 4-8'],
  ['y:/c', 'part-missing 2-2'],
])('a format without an authority requires an empty one: %s', (text, expected) => {
  const x = defineScheme({ name: 'x', format: 'x:///a/b', summary: '' })
  const y = defineScheme({ name: 'y', format: 'y:///path*', summary: '' })
  const schemes = [x, y]
  if (expected === '') expect(parseResource(text as string, { schemes })).not.toBeNull()
  else expect(refused(text, { schemes })).toBe(expected)
})

test('the query is a list of names and values, decoded once', () => {
  const read = (query: string) => parseResource(`memory://a/b?${query}` as string)?.query
  expect(read('')).toEqual([])
  expect(read('a=1&&b&c=&=d&a=2=3')).toEqual([
    ['a', '1'],
    ['b', ''],
    ['c', ''],
    ['', 'd'],
    ['a', '2=3'],
  ])
  expect(read('%C3%A9=%2526&a+b=c+d')).toEqual([
    ['é', '%26'],
    ['a+b', 'c+d'],
  ])
})

test('with the policy `contained`, a part may have separators', () => {
  const text: string = 'db://a/b/c%2Fd'
  expect(parseResource(text)).toBeNull()
  expect(parseResource(text, { policy: 'strict' })).toBeNull()
  expect(parseResource(text, { policy: 'contained' })?.parts).toEqual({
    type: 'a',
    database: 'b',
    table: 'c/d',
  })
  for (const uri of ['file:///a%2Fb', 'https://a/a%2Fb', 'git://a/b/a%2Fb'] as string[]) {
    expect([parseResource(uri), parseResource(uri, { policy: 'contained' })?.parts]).toEqual([
      null,
      expect.objectContaining({ path: ['a/b'] }),
    ])
  }
})

test('the input is a string', () => {
  expect(() => parseResource(5 as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'text' }),
  )
})
