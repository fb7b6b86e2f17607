import { DatabaseSync } from 'node:sqlite'
import { keyOf, methods } from '@waymark/compare'
import { normalize, presets } from '@waymark/normalize'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { registerUrlFunctions, type SqliteDatabase } from '@waymark/sqlite'
import { spellSnake, urlFunctions } from '@waymark/worker/functions'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

type Options = NonNullable<Parameters<typeof registerUrlFunctions>[1]>

/** What the databases of both libraries have. */
interface Database extends SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): {
    get(...args: (string | null)[]): unknown
    all(...args: (string | null)[]): unknown[]
  }
  close(): unknown
}

/** The first column of the first row. */
function valueIn(database: Database, sql: string, ...args: (string | null)[]): unknown {
  return Object.values(database.prepare(`SELECT ${sql}`).get(...args) ?? {})[0]
}

/** What a call returns; `refused` if it throws. */
function tried(call: () => unknown): unknown {
  try {
    return call()
  } catch {
    return 'refused'
  }
}

test.each([[{}], [null], [undefined], [{ function: true }]])(
  'a database to which no function can be added is refused: %j',
  (other) => {
    expect(() => registerUrlFunctions(other as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'database' }),
    )
  },
)

const libraries: readonly { readonly library: string; open(): Database }[] = [
  { library: 'node:sqlite', open: () => new DatabaseSync(':memory:') },
  { library: 'better-sqlite3', open: () => new BetterSqlite3(':memory:') },
]

describe.each(libraries)('$library', ({ open }) => {
  /** Opens a database in memory with the functions, which is closed after the tests. */
  function openDatabase(options: Options = {}): Database {
    const database = open()
    registerUrlFunctions(database, options)
    afterAll(() => {
      database.close()
    })
    return database
  }

  const database = openDatabase()

  const value = (sql: string, ...args: (string | null)[]): unknown =>
    valueIn(database, sql, ...args)

  describe.each(urlFunctions)('waymark_$name', ({ name, arguments: all, returns, examples }) => {
    const sql = spellSnake(name)
    const asked = (count: number): string => `${sql}(${Array(count).fill('?').join(', ')})`
    const needed = all.filter(({ fallback }) => fallback === undefined).length

    test.each(examples)('of %j is %j', (args, result) => {
      const stored = typeof result === 'boolean' ? Number(result) : result
      expect(value(asked(args.length), ...args)).toBe(stored)
    })

    test('has the type of its results', () => {
      const [args] = examples.find(([, one]) => one !== null) ?? [[]]
      const type = value(`typeof(${asked(args.length)})`, ...args)
      expect(type).toBe(returns === 'boolean' ? 'integer' : 'text')
    })

    test('NULL makes NULL, in each argument', () => {
      const whole = examples.find(([args]) => args.length === all.length)?.[0] ?? []
      for (const at of whole.keys()) {
        expect(value(asked(all.length), ...whole.map((word, i) => (i === at ? null : word)))).toBe(
          null,
        )
      }
    })

    test('has as many arguments as it needs, and no others', () => {
      for (let count = 0; count <= 4; count++) {
        const args = Array<null>(count).fill(null)
        const ask = () => value(asked(count), ...args)
        if (count < needed || count > all.length) expect(ask).toThrow('arguments')
        else ask()
      }
    })

    test('can be the expression of an index', () => {
      const own = openDatabase()
      own.exec('CREATE TABLE rows (a TEXT, b TEXT, c TEXT)')
      const args = ['a', 'b', 'c'].slice(0, all.length).join(', ')
      expect(() => own.exec(`CREATE INDEX found ON rows (${sql}(${args}))`)).not.toThrow()
    })
  })

  test.each<[call: string, named: string]>([
    ["normalize('https://a/', 'crawlr')", '"crawler"'],
    ["normalize('https://a/', 'constructor')", '"constructor"'],
    ["key('https://a/', 'same-sit')", '"same-site"'],
    ["equal('https://a/', 'https://b/', 'whatw')", '"whatwg"'],
    ["part('https://a/', 'hots')", '"host"'],
    ["domain('https://a/', 'ican')", '"icann"'],
    ["key('https://a/', 'url-pattern')", '"url-pattern"'],
    ["matches('https://a/', '/relative')", '"/relative"'],
  ])('%s is an error, not NULL in each row', (call, named) => {
    expect(() => value(`waymark_${call}`)).toThrow(named)
    expect(() =>
      database.exec(`CREATE TEMP TABLE never AS SELECT waymark_${call} FROM (VALUES (1), (2))`),
    ).toThrow(named)
    // Nothing of it was made, and the connection works as before.
    expect(() => value('* FROM never')).toThrow('never')
    expect(value("waymark_valid('https://a/')")).toBe(1)
  })

  test('a name that is wrong in one row undoes the whole statement', () => {
    const own = openDatabase()
    own.exec(`CREATE TABLE log (url TEXT, part TEXT, it TEXT);
    INSERT INTO log (url, part) VALUES ('https://a/', 'host'), ('https://a/', 'hots')`)
    expect(() => own.exec('UPDATE log SET it = waymark_part(url, part)')).toThrow('"host"')
    expect(valueIn(own, 'count(it) FROM log')).toBe(0)
  })

  test('an unknown name is NULL, and a scheme is assumed, if the caller says so', () => {
    const own = openDatabase({ unknown: 'null', assumeScheme: 'https' })
    expect(valueIn(own, "waymark_part('a.example:8080/x', 'port')")).toBe('8080')
    expect(valueIn(own, "waymark_part('a.example:8080/x', 'prot')")).toBe(null)
    expect(valueIn(own, "waymark_host('a.example')")).toBe('a.example')
    expect(value("waymark_host('a.example')")).toBe(null)
  })

  test('a newer list of public suffixes decides on domains and sites', () => {
    const own = openDatabase({ publicSuffixList: createPublicSuffixList('com\nshops.example.com') })
    const url = 'https://www.a.shops.example.com/'
    expect(valueIn(own, 'waymark_domain(?)', url)).toBe('a.shops.example.com')
    expect(valueIn(own, "waymark_key(?, 'same-site')", url)).toBe('https://a.shops.example.com')
    expect(value('waymark_domain(?)', url)).toBe('example.com')
  })

  test('a value of more than 1 MiB is NULL', () => {
    const of = (bytes: number) => value('waymark_valid(?)', `x:${'y'.repeat(bytes - 2)}`)
    expect([of(1_048_576), of(1_048_577)]).toEqual([1, null])
  })

  test('an integer is its digits; a BLOB and a REAL are NULL', () => {
    expect(value("waymark_param('https://a/?5=x', 5)")).toBe('x')
    // It is no exact number of JavaScript.
    expect(value("waymark_param('https://a/?9007199254740993=x', 9007199254740993)")).toBe('x')
    expect(value('waymark_valid(5)')).toBe(0)
    expect(value("waymark_valid(CAST('https://a/' AS BLOB))")).toBe(null)
    expect(value('waymark_valid(5.5)')).toBe(null)
  })

  test('text is passed as it is, with NUL and all planes of Unicode', () => {
    expect(value("waymark_param('https://a/?q=%00b%F0%9F%98%80', 'q')")).toBe('\0b\u{1f600}')
    expect(value('waymark_param(?, ?)', 'https://a/?a%00b=1', 'a\0b')).toBe('1')
    expect(value('waymark_host(?)', 'https://bücher.example/\u{1f600}')).toBe(
      'xn--bcher-kva.example',
    )
  })

  test('the case of a name of a function does not matter', () => {
    expect(value("WayMark_Domain('https://www.example.co.uk/')")).toBe('example.co.uk')
  })

  test('an index is used by a query with the same expression', () => {
    const own = openDatabase()
    own.exec(`CREATE TABLE log (url TEXT);
    CREATE INDEX log_site ON log (waymark_site(url));
    INSERT INTO log VALUES ('https://news.bbc.co.uk/x'), ('https://bbc.co.uk:8443/'), ('no URL')`)
    const where = "log WHERE waymark_site(url) = 'https://bbc.co.uk'"
    expect(valueIn(own, `count(*) FROM ${where}`)).toBe(2)
    const plan = own.prepare(`EXPLAIN QUERY PLAN SELECT * FROM ${where}`).all()
    expect(JSON.stringify(plan)).toContain('USING INDEX log_site')
  })

  test('a unique index on a key refuses an equal URL', () => {
    const own = openDatabase()
    own.exec(`CREATE TABLE page (url TEXT);
    CREATE UNIQUE INDEX page_key ON page (waymark_key(url, 'rfc3986-syntax'));
    INSERT INTO page VALUES ('https://a.example/%7Eme')`)
    expect(() => own.exec("INSERT INTO page VALUES ('HTTPS://a.example/~me')")).toThrow('UNIQUE')
  })

  test.each(['STORED', 'VIRTUAL'])('a generated column that is %s has the result', (kind) => {
    const own = openDatabase()
    own.exec(`CREATE TABLE log (url TEXT, host TEXT AS (waymark_host(url)) ${kind}) STRICT;
    INSERT INTO log (url) VALUES ('https://A.example/'), ('no URL')`)
    expect(own.prepare('SELECT host FROM log').all()).toMatchObject([
      { host: 'a.example' },
      { host: null },
    ])
    own.exec("UPDATE log SET url = 'https://b.example/' WHERE host IS NULL")
    expect(valueIn(own, "count(*) FROM log WHERE host = 'b.example'")).toBe(1)
  })

  test('each preset and each method gives what the package gives', () => {
    const urls = [
      'https://a.example/%7e/?b=1&a#f',
      'HTTP://WWW.example.co.uk:80',
      'mailto:me@a',
      '/',
    ]
    for (const url of urls) {
      for (const preset of Object.values(presets)) {
        const found = value('waymark_normalize(?, ?)', url, preset.name)
        expect([preset.name, found]).toEqual([preset.name, normalize(url, preset)])
      }
      for (const method of methods) {
        const found = tried(() => value('waymark_key(?, ?)', url, method.name))
        expect([method.name, found]).toEqual([method.name, tried(() => keyOf(url, method))])
      }
    }
  })

  test('patterns may vary from row to row without end', () => {
    const found = value(`count(*) FROM
    (WITH RECURSIVE t(n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM t WHERE n < 999) SELECT n FROM t)
    WHERE waymark_matches('https://a.example/' || (n % 7), 'https://a.example/' || (n % 300)) = (n % 7 = n % 300)`)
    expect(found).toBe(1000)
  })

  test('functions can be registered again, with other options', () => {
    const own = openDatabase()
    registerUrlFunctions(own, { assumeScheme: 'http' })
    expect(valueIn(own, "waymark_site('a.example')")).toBe('http://a.example')
  })

  test('an option that is wrong or does not exist is refused, and nothing is added', () => {
    const own = open()
    for (const options of [{ unknwon: 'null' }, { unknown: 'nul' }, { assumeScheme: 'ftp' }]) {
      expect(() => registerUrlFunctions(own, options as never)).toThrow(
        expect.objectContaining({ option: Object.keys(options)[0] }),
      )
    }
    expect(() => valueIn(own, 'waymark_version()')).toThrow('waymark_version')
    own.close()
  })
})
