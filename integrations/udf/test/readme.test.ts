import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { bigQuerySql, sqlName, udfs } from '@waymark/udf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFunctionTables } from '../scripts/function-table.ts'
import { full, runBare } from './bundles.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map((match) => match[1]!)

const db = new DatabaseSync(':memory:')

beforeAll(() => {
  for (const udf of udfs) {
    const call = (...args: readonly unknown[]) => {
      const answer = runBare(full, `waymark.${udf.of.name}(...${JSON.stringify(args)})`)
      return typeof answer === 'boolean' ? Number(answer) : JSON.parse(JSON.stringify(answer))
    }
    // SQLite counts the parameters of the function.
    const counted = [
      () => call(),
      (a: unknown) => call(a),
      (a: unknown, b: unknown) => call(a, b),
      (a: unknown, b: unknown, c: unknown) => call(a, b, c),
    ]
    db.function(sqlName(udf), counted[udf.arguments.length]!)
  }
  db.exec(`
    CREATE TABLE requests (url TEXT, referrer TEXT);
    INSERT INTO requests VALUES
      ('https://Example.com/a/', 'https://news.bbc.co.uk/x'),
      ('https://example.com/a?utm_source=x', 'https://www.bbc.co.uk/'),
      ('https://example.com/b', 'https://a.github.io/'),
      ('https://exa mple.com/', 'not a URL'),
      (NULL, NULL);
    CREATE TABLE alternates (page TEXT, hreflang TEXT, href TEXT);
    INSERT INTO alternates VALUES
      ('https://example.com/en', 'en', '/en'),
      ('https://example.com/en', 'de', '/de/'),
      ('https://example.com/en', 'ja', '/ja'),
      ('https://example.com/de', 'en-UK', 'https://EXAMPLE.com/en#top'),
      ('https://example.com/ja', 'ja', '');
  `)
})

afterAll(() => db.close())

/** The rows that a recipe gives: the one whose text contains the words. */
function rowsOf(words: string): unknown[] {
  const [recipe, ...others] = blocks.filter((block) => block.includes(words))
  expect(others).toEqual([])
  return db
    .prepare(recipe!.replaceAll('YOUR_DATASET.', ''))
    .all()
    .map((row) => Object.values(row))
}

test('the pages of a log, from all rows and from distinct URLs', () => {
  const pages = [
    ['https://example.com/a', 2],
    [null, 2],
    ['https://example.com/b', 1],
  ]
  expect(rowsOf('COUNT(*) AS hits\nFROM requests\nGROUP BY page').sort()).toEqual(pages.sort())
  expect(rowsOf('WITH counted').sort()).toEqual(pages.sort())
})

test('visits by registrable domain', () => {
  expect(rowsOf('AS visits')).toEqual([
    ['bbc.co.uk', 2],
    ['a.github.io', 1],
  ])
})

test('links that are not returned', () => {
  expect(rowsOf('LEFT JOIN links AS back')).toEqual([
    ['https://example.com/en', 'ja', 'https://example.com/ja'],
  ])
})

test('values of hreflang that are wrong', () => {
  expect(rowsOf('AS meant')).toEqual([['en-UK', 'en-GB', 1]])
})

test('what is wrong with URLs', () => {
  expect(rowsOf('AS problem')).toEqual([['INVALID_HOST', 1]])
})

test('the statement that it shows is what is generated', () => {
  const options = { library: 'gs://my-bucket/waymark-0.1.0.js', dataset: 'waymark' }
  const [shown, ...others] = blocks.filter((block) => block.startsWith('CREATE'))
  expect(others).toEqual([])
  expect(shown).toBe(bigQuerySql({ ...options, names: ['domain'] }))
})

test('its tables of functions are up to date: pnpm write-docs', () => {
  expect(withFunctionTables(readme)).toBe(readme)
})
