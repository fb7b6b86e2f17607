import { DuckDBInstance } from '@duckdb/node-api'
import { equal, keyOf, methods } from '@waymark/compare'
import { registerUrlFunctions } from '@waymark/duckdb'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { spellSnake, urlFunctions } from '@waymark/worker/functions'
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

const quoted = (text: string | null): string =>
  text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`

describe.each(urlFunctions)('waymark_$name', ({ name, arguments: all, examples }) => {
  const sql = spellSnake(name)

  test.each(examples)('of %j is %j', async (args, result) => {
    expect(await value(`${sql}(${args.map(quoted).join(', ')})`)).toBe(result)
    if (args.includes(null)) return
    // A column is not folded into a constant, and repeats its values.
    const names = args.map((_, at) => `c${at}`)
    const row = `(${args.map(quoted).join(', ')})`
    const rows = args.length === 0 ? '' : ` FROM (VALUES ${row}, ${row}) AS t(${names.join(', ')})`
    const found = await rowsOf(connection, `SELECT ${sql}(${names.join(', ')})${rows}`)
    expect(found.every(([one]) => one === result)).toBe(true)
  })

  test('NULL makes NULL, in each argument', async () => {
    const whole = examples.find(([args]) => args.length === all.length)?.[0] ?? []
    for (const at of whole.keys()) {
      const given = whole.map((word, i) => (i === at ? 'NULL' : quoted(word)))
      expect(await value(`${sql}(${given.join(', ')})`)).toBe(null)
      const rows = `(VALUES (NULL::VARCHAR), (NULL)) AS t(x)`
      const asked = given.join(', ').replace('NULL', 'x')
      expect(await rowsOf(connection, `SELECT ${sql}(${asked}) FROM ${rows}`)).toEqual([
        [null],
        [null],
      ])
    }
  })

  test('has as many arguments as it needs, and no others', async () => {
    const needed = all.filter(({ fallback }) => fallback === undefined).length
    for (let count = 0; count <= 4; count++) {
      const args = all.slice(0, count).map(() => 'NULL')
      while (args.length < count) args.push('NULL')
      const asked = value(`${sql}(${args.join(', ')})`)
      if (count < needed || count > all.length) await expect(asked).rejects.toThrow('Binder')
      else await asked
    }
  })
})

test.each<[call: string, named: string]>([
  ["normalize('https://a/', 'crawlr')", '"crawler"'],
  ["normalize('https://a/', 'constructor')", '"constructor"'],
  ["key('https://a/', 'same-sit')", '"same-site"'],
  ["equal('https://a/', 'https://b/', 'whatw')", '"whatwg"'],
  ["part('https://a/', 'hots')", '"host"'],
  ["part('https://a/', 'toString')", '"toString"'],
  ["domain('https://a/', 'ican')", '"icann"'],
  ["key('https://a/', 'string-after-resolution')", '"string-after-resolution"'],
  ["key('https://a/', 'url-pattern')", '"url-pattern"'],
  ["equal('https://a/', 'https://a/', 'soap')", '"soap"'],
  ["matches('https://a/', '/relative')", '"/relative"'],
])('%s is an error, not NULL in each row', async (call, named) => {
  await expect(value(`waymark_${call}`)).rejects.toThrow(named)
  // The connection works as before.
  expect(await value("waymark_valid('https://a/')")).toBe(true)
})

test('an unknown name is NULL, and a scheme is assumed, if the caller says so', async () => {
  const own = await openDatabase()
  registerUrlFunctions(own, { unknown: 'null', assumeScheme: 'https' })
  const rows = await rowsOf(
    own,
    `SELECT waymark_part(url, part), waymark_host(url)
     FROM (VALUES ('a.example:8080/x', 'port'), ('a.example', 'prot'), ('x', 'host')) AS t(url, part)`,
  )
  expect(rows).toEqual([
    ['8080', 'a.example'],
    [null, 'a.example'],
    [null, null],
  ])
})

test('a value of more than 1 MiB is NULL', async () => {
  const rows = await rowsOf(
    connection,
    "SELECT waymark_valid('x:' || repeat('y', n)) FROM (VALUES (1048574), (1048575)) AS t(n)",
  )
  expect(rows).toEqual([[true], [null]])
})

test('patterns and methods may vary from row to row without end', async () => {
  const rows = await rowsOf(
    connection,
    `SELECT count(*) FROM range(1000) AS t(n)
     WHERE waymark_matches('https://a.example/' || n % 7, 'https://a.example/' || n % 5) = (n % 7 = n % 5)`,
  )
  expect(rows).toEqual([[1000n]])
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

test('a byte order mark at the beginning of a string is a part of it', async () => {
  for (const text of ['\ufeff', '\ufeffhttps://a.example/', '\ufeff\ufeffhttps://a.example/']) {
    const column = `FROM (VALUES ('${text}')) AS t(url)`
    expect(await value(`waymark_host(url) ${column}`)).toBe(null)
    // Asked in SQL, because the library drops the mark of a result, too.
    expect(await value(`waymark_key(url, 'string-code-point') = url ${column}`)).toBe(true)
  }
})
