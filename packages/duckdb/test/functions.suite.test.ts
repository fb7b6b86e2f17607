import { keyOf } from '@waymark/compare'
import { registerUrlFunctions } from '@waymark/duckdb'
import { toScalarValueString } from '@waymark/infra'
import { canonicalize } from '@waymark/language-tag'
import { normalize } from '@waymark/normalize'
import { canParse } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileString } from '../../../test/hostile-strings.ts'
import { runs } from '../../../test/runs.ts'
import { openDatabase, rowsOf } from './open-database.ts'

const connection = await openDatabase()
registerUrlFunctions(connection)
await connection.run('CREATE TABLE urls (n INTEGER, url VARCHAR)')

/** What the functions of the packages return for a URL. */
function expectedOf(url: string | null): readonly unknown[] {
  if (url === null) return [null, null, null, null, null]
  return [
    normalize(url, 'safe'),
    normalize(url, 'aggressive'),
    keyOf(url, 'same-site'),
    canParse(url),
    canonicalize(url),
  ]
}

async function fill(urls: readonly (string | null)[]): Promise<void> {
  await connection.run('DELETE FROM urls')
  const appender = await connection.createAppender('urls')
  for (const [n, url] of urls.entries()) {
    appender.appendInteger(n)
    if (url === null) appender.appendNull()
    else appender.appendVarchar(url)
    appender.endRow()
  }
  appender.closeSync()
}

async function compare(urls: readonly (string | null)[]): Promise<void> {
  await fill(urls)
  const rows = await rowsOf(
    connection,
    `SELECT url, waymark_normalize(url), waymark_normalize(url, 'aggressive'),
       waymark_key(url, 'same-site'), waymark_valid(url), waymark_language(url)
     FROM urls ORDER BY n`,
  )
  expect(rows).toEqual(urls.map((url) => [url, ...expectedOf(url)]))
}

// Strings of DuckDB are UTF-8, which has no lone surrogates.
const text = fc.oneof(hostileString, fc.webUrl()).map(toScalarValueString)
const around = fc.tuple(
  fc.constantFrom('', 'https://a.example/', 'http://', 'https://a.example/?'),
  text,
  // A string of more than twelve bytes is not in the vector itself.
  fc.constantFrom('', '#f', '/0123456789'),
)

test('hostile strings, empty ones and NULLs have the results of the packages', async () => {
  const urls = fc.array(
    fc.option(
      around.map((parts) => parts.join('')),
      { freq: 8 },
    ),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  await fc.assert(
    fc.asyncProperty(urls, async (list) => await compare(list)),
    { numRuns: runs(80) },
  )
})

test('more rows than a vector has, repeated ones and long ones', { tags: 'slow' }, async () => {
  const long = `https://a.example/${'é'.repeat(5000)}`
  const urls = Array.from({ length: 9000 }, (_, n) => {
    if (n % 7 === 0) return null
    if (n % 1000 === 1) return `${long}${n}`
    return n % 3 === 0 ? `https://a.example/${n % 50}/` : `https://a.example/${n}/?a#b`
  })
  await compare(urls)
})

test('distinct URLs pass the cache, and come back to it', { tags: 'slow' }, async () => {
  const distinct = Array.from({ length: 90_000 }, (_, n) => `https://a.example/${n}/`)
  await fill([...distinct, ...distinct.slice(0, 10), ...distinct.slice(0, 10)])
  const rows = await rowsOf(
    connection,
    `SELECT count(*) FROM urls
     WHERE waymark_normalize(url, 'seo') IS DISTINCT FROM 'https://a.example/' || split_part(url, '/', 4)`,
  )
  expect(rows).toEqual([[0n]])
})

test('bytes that are not UTF-8 do not reach the functions', async () => {
  await expect(rowsOf(connection, String.raw`SELECT waymark_valid('\xFF'::BLOB)`)).rejects.toThrow()
  const written = await rowsOf(
    connection,
    String.raw`SELECT waymark_valid('https://a/\xFF'::BLOB::VARCHAR)`,
  )
  // DuckDB escapes them: the string has a backslash and letters.
  expect(written).toEqual([[true]])
})
