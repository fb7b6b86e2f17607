import { DuckDBInstance } from '@duckdb/node-api'
import { equal, keyOf, methods } from '@waymark/compare'
import { registerUrlFunctions, urlFunctions } from '@waymark/duckdb'
import { presets } from '@waymark/normalize'
import { builtInList } from '@waymark/public-suffix'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { openDatabase, rowsOf } from './open-database.ts'

const connection = await openDatabase()
registerUrlFunctions(connection)

const value = async (sql: string): Promise<unknown> =>
  (await rowsOf(connection, `SELECT ${sql}`))[0]![0]

/** What a call returns; `refused` if it throws. */
function tried(call: () => unknown): unknown {
  try {
    return call()
  } catch {
    return 'refused'
  }
}

describe.each(urlFunctions)('waymark_$name', ({ name, values, choice, fallback, examples }) => {
  test.each(examples)('%s is %j', async (sql, result) => {
    expect(await value(`waymark_${sql}`)).toBe(result)
  })

  test('NULL makes NULL, in each parameter', async () => {
    const valid = choice === undefined ? [] : [fallback ?? (name === 'part' ? 'host' : 'whatwg')]
    const whole = [...values, ...valid].map((word, at) =>
      at < values.length ? "'https://a.example/'" : `'${word}'`,
    )
    for (const at of whole.keys()) {
      const given = whole.map((word, i) => (i === at ? 'NULL' : word))
      expect(await value(`waymark_${name}(${given.join(', ')})`)).toBe(null)
      // A column is not folded into a constant.
      const rows = `(VALUES (NULL::VARCHAR), (NULL)) AS t(x)`
      const asked = given.join(', ').replace('NULL', 'x')
      expect(await rowsOf(connection, `SELECT waymark_${name}(${asked}) FROM ${rows}`)).toEqual([
        [null],
        [null],
      ])
    }
  })
})

/** What a function throws for a choice. */
function refusalOf(name: string, choice: string): Error {
  try {
    urlFunctions.find((each) => each.name === name)!.bind(choice, builtInList)
  } catch (error) {
    return error as Error
  }
  throw new Error('accepted')
}

const unknownPreset = (name: string) => ({
  argument: 'preset',
  data: { name, known: Object.keys(presets) },
})
const unknownMethod = (name: string, near: readonly string[]) => ({
  option: 'method',
  data: { given: JSON.stringify(name), near },
})
const lacks = (method: string, option: string) => ({ name: 'MissingOptionError', method, option })

test.each<[name: string, values: string, choice: string, error: object]>([
  ['normalize', "'https://a/'", 'crawl', unknownPreset('crawl')],
  ['normalize', "'https://a/'", 'constructor', unknownPreset('constructor')],
  ['key', "'https://a/'", 'same-sit', unknownMethod('same-sit', ['same-site'])],
  ['key', "'https://a/'", 'sort-query', unknownMethod('sort-query', [])],
  [
    'equal',
    "'https://a/', 'https://b/'",
    'whatw',
    unknownMethod('whatw', ['whatwg', 'whatwg-exclude-fragment']),
  ],
  ['part', "'https://a/'", 'hots', { option: 'part', data: { name: 'hots', near: 'host' } }],
  ['part', "'https://a/'", 'toString', { option: 'part', data: { name: 'toString' } }],
  ['key', "'https://a/'", 'string-after-resolution', lacks('string-after-resolution', 'base')],
  ['key', "'https://a/'", 'request-target', lacks('request-target', 'scheme')],
  ['key', "'https://a/'", 'soap', lacks('soap', 'comparison')],
  ['key', "'https://a/'", 'url-pattern', { argument: 'method', data: { method: 'url-pattern' } }],
  ['equal', "'https://a/', 'https://a/'", 'soap', lacks('soap', 'comparison')],
])('%s of %s by %s is an error, not NULL in each row', async (name, values, choice, error) => {
  const refusal = refusalOf(name, choice)
  expect(refusal).toEqual(expect.objectContaining(error))
  await expect(value(`waymark_${name}(${values}, '${choice}')`)).rejects.toThrow(refusal.message)
  // The connection works as before.
  expect(await value("waymark_valid('https://a/')")).toBe(true)
})

test.each(methods)('by $name, keys and answers are those of the package', async (method) => {
  const { name } = method
  const urls = [
    'https://a.example/%7e',
    'https://A.example/~?b=1',
    '',
    'mailto:me@example.com',
    '/a',
  ]
  for (const a of urls) {
    const key = await value(`waymark_key('${a}', '${name}')`).catch(() => 'refused')
    expect([a, key]).toEqual([a, tried(() => keyOf(a, method))])
    for (const b of urls) {
      const answer = await value(`waymark_equal('${a}', '${b}', '${name}')`).catch(() => 'refused')
      // Without a key there is no answer.
      if ([a, b].some((url) => tried(() => keyOf(url, method)) === null)) {
        expect([a, b, answer]).toEqual([a, b, null])
        continue
      }
      // A row that fails is NULL if the method works with other URLs.
      const expected = tried(() => equal(a, b, method))
      expect([a, b, answer]).toEqual([a, b, answer === null ? null : expected])
      if (answer === null) expect(expected).toBe('refused')
    }
  }
})

test('the names of functions and columns of choices can be in any case and vary from row to row', async () => {
  const rows = await rowsOf(
    connection,
    `SELECT WayMark_Part('https://a.example:81/p?q', part)
     FROM (VALUES ('host'), ('port'), (NULL), ('query'), ('host')) AS t(part)`,
  )
  expect(rows.flat()).toEqual(['a.example', '81', null, 'q', 'a.example'])
})

test('a row that fails is NULL, and the others have their results', async () => {
  const rows = await rowsOf(
    connection,
    `SELECT waymark_equal(pattern, 'https://a.example/b', 'url-pattern')
     FROM (VALUES ('https://*/b'), ('/relative'), ('https://*/c'), ('https://{')) AS t(pattern)`,
  )
  expect(rows.flat()).toEqual([true, null, false, null])
})

test('all connections of an instance have the functions, and no other instance', async () => {
  const instance = await DuckDBInstance.create(':memory:')
  const [first, second] = [await instance.connect(), await instance.connect()]
  registerUrlFunctions(first)
  expect(await rowsOf(second, "SELECT waymark_valid('https://a/')")).toEqual([[true]])
  for (const one of [first, second]) one.closeSync()
  instance.closeSync()
  const other = await openDatabase()
  await expect(rowsOf(other, "SELECT waymark_valid('https://a/')")).rejects.toThrow('waymark_valid')
})

test('the prefix can be chosen, and functions can be registered again', async () => {
  const own = await openDatabase()
  registerUrlFunctions(own, { prefix: 'url_' })
  registerUrlFunctions(own, { prefix: 'url_' })
  expect(await rowsOf(own, "SELECT url_domain('https://www.example.co.uk/')")).toEqual([
    ['example.co.uk'],
  ])
  expect(() => registerUrlFunctions(own, { prefix: 'a b' })).toThrow(
    expect.objectContaining({ option: 'prefix', code: 'option-wrong' }),
  )
})

test('a newer list of public suffixes decides on domains and sites', async () => {
  const own = await openDatabase()
  registerUrlFunctions(own, {
    publicSuffixList: createPublicSuffixList('com\nshops.example.com'),
  })
  const url = "'https://www.a.shops.example.com/'"
  const other = "'https://b.shops.example.com/'"
  expect(
    await rowsOf(
      own,
      `SELECT waymark_domain(${url}), waymark_suffix(${url}), waymark_site(${url}), waymark_key(${url}, 'same-site'),
        waymark_equal(${url}, ${other}, 'schemelessly-same-site'), waymark_key(${url}, 'whatwg')`,
    ),
  ).toEqual([
    [
      'a.shops.example.com',
      'shops.example.com',
      'https://a.shops.example.com',
      'https://a.shops.example.com',
      false,
      'https://www.a.shops.example.com/',
    ],
  ])
  expect(await value(`waymark_domain(${url})`)).toBe('example.com')
  expect(await value(`waymark_equal(${url}, ${other}, 'schemelessly-same-site')`)).toBe(true)
  expect(() => registerUrlFunctions(own, { publicSuffixList: 'com' as never })).toThrow(
    expect.objectContaining({ option: 'publicSuffixList', code: 'option-wrong' }),
  )
})

test.each(['', '_', 'a', 'Z9_', '__1'])('the prefix %j is taken', async (prefix) => {
  const own = await openDatabase()
  registerUrlFunctions(own, { prefix })
  expect(await rowsOf(own, `SELECT ${prefix}valid('https://a/')`)).toEqual([[true]])
})

test.each([
  [{ prefix: '1' }],
  [{ prefix: 'a-' }],
  [{ prefix: ' a' }],
  [{ prefix: 'a ' }],
  [{ prefix: 'é' }],
  [{ prefix: 5 }],
])('%j is refused', (options) => {
  expect(() => registerUrlFunctions(connection, options as never)).toThrow(
    expect.objectContaining({ option: 'prefix', code: 'option-wrong' }),
  )
})

test('an option that does not exist is refused', () => {
  expect(() => registerUrlFunctions(connection, { prefx: '' } as never)).toThrow(
    expect.objectContaining({ option: 'prefx', code: 'option-unknown' }),
  )
})

test.each([[{}], [null], [undefined], [{ registerScalarFunction: true }]])(
  'a connection that cannot register functions is refused: %j',
  (other) => {
    expect(() => registerUrlFunctions(other as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'connection' }),
    )
  },
)

test('a part that nothing is like is said with all parts', async () => {
  await expect(value("waymark_part('https://a/', 'zzzzzzzz')")).rejects.toThrow('"zzzzzzzz"')
})

test.each([
  ["waymark_domain('mailto:me@example.com')", null],
  ["waymark_domain('not a URL')", null],
  ["waymark_suffix('mailto:me@example.com')", null],
  ["waymark_suffix('not a URL')", null],
  ["waymark_part('not a URL', 'host')", null],
  ["waymark_equal('https://a.example/', 'not a URL', 'whatwg')", null],
  ["waymark_equal('not a URL', 'https://a.example/', 'whatwg')", null],
  ["waymark_equal('https://a.example/?b&a', 'https://a.example/?a&b', 'crawler')", true],
  ["waymark_equal('https://a.example/a', 'https://a.example/b', 'crawler')", false],
  ["waymark_equal('not a URL', 'https://a.example/', 'crawler')", null],
  ["waymark_equal('https://a.example/', 'not a URL', 'crawler')", null],
  ["waymark_equal('not a URL', 'not a URL', 'crawler')", null],
  ["waymark_key('HTTPS://a.example/?b&a', 'crawler')", 'https://a.example/?a&b'],
])('%s is %j', async (sql, result) => {
  expect(await value(sql)).toBe(result)
})

test('the functions have the names, parameters and types that their entries say', () => {
  expect(
    urlFunctions.map(
      ({ name, values, choice, fallback, returns }) =>
        `${name}(${[...values, ...(choice === undefined ? [] : [choice])].join(', ')}) ${returns} ${fallback ?? ''}`,
    ),
  ).toEqual([
    'normalize(url, preset) VARCHAR safe',
    'key(url, method) VARCHAR ',
    'equal(a, b, method) BOOLEAN ',
    'domain(url) VARCHAR ',
    'suffix(url) VARCHAR ',
    'site(url) VARCHAR ',
    'part(url, part) VARCHAR ',
    'valid(url) BOOLEAN ',
    'language(tag) VARCHAR ',
    'hreflang_valid(tag) BOOLEAN ',
  ])
})

test('a function whose choice must be given has no form without it', async () => {
  for (const call of ["key('https://a/')", "part('https://a/')", "equal('https://a/', 'b')"]) {
    await expect(value(`waymark_${call}`)).rejects.toThrow('Binder')
  }
  await expect(value("waymark_domain('https://a/', 'x')")).rejects.toThrow('Binder')
})
