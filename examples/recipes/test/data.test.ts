import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hostScript, readStatements } from '../../../conformance/udf/sql-statements.ts'
import { full, runBare } from '../../../integrations/udf/test/bundles.ts'
import { countPages, createFunctions } from '../src/bigquery-udf.ts'
import { cleanLinks } from '../src/clean-links.ts'
import { countLog } from '../src/count-log.ts'
import { lintApi } from '../src/lint-openapi.ts'
import { hreflangOfTable } from '../src/spreadsheet-hreflang.ts'

test('shared links lose their tracking, and nothing else', () => {
  // #region clean-links
  const text = 'See https://a.example/p?id=1&utm_source=mail#top (or HTTPS://B.example/?fbclid=x).'
  expect(cleanLinks(text)).toBe('See https://a.example/p?id=1#top (or HTTPS://B.example/).')
  expect(cleanLinks('https://shop.example/?ref=42')).toBe('https://shop.example/?ref=42')
  // #endregion clean-links
})

test('a table gives the links of its pages, and says what is wrong', async () => {
  // #region spreadsheet
  const { pages, problems } = await hreflangOfTable(`group,lang,url
tea,en,https://example.com/tea
tea,de,https://Example.com/tee/?utm_source=plan
tea,x-default,https://example.com/tea
,en,/about
`)
  expect(pages.get('https://example.com/tee')?.split('\n')).toEqual([
    '<link rel="alternate" hreflang="de" href="https://example.com/tee">',
    '<link rel="alternate" hreflang="en" href="https://example.com/tea">',
    '<link rel="alternate" hreflang="x-default" href="https://example.com/tea">',
  ])
  expect(problems).toEqual([
    '"/about" is a relative URL. Write the absolute URL with its scheme and host, such as https://example.com/page.',
  ])
  // #endregion spreadsheet
})

test('the functions of BigQuery give what the query groups by', () => {
  // #region bigquery
  const dataset = 'my-project.urls'
  const sql = createFunctions({ dataset, library: 'gs://my-bucket/waymark-0.1.0.js' })
  expect(sql).toContain('CREATE OR REPLACE FUNCTION `my-project.urls.waymark_domain`(')
  expect(sql).toContain('CREATE OR REPLACE FUNCTION `my-project.urls.waymark_normalize_by`(')

  const query = countPages(dataset, 'my-project.logs.requests')
  expect(query).toContain('`my-project.urls.waymark_domain`(url) AS site')
  // #endregion bigquery

  // Their bodies, run as BigQuery runs them: in an engine with nothing but ECMAScript.
  const script = hostScript(readStatements(sql, 'bigquery'), full)
  const url = 'https://shop.example.co.uk/tea?utm_source=mail&id=7#reviews'
  expect(runBare(script, `sql.waymark_domain('${url}')`)).toBe('example.co.uk')
  expect(runBare(script, `sql.waymark_normalize_by('${url}', 'crawler')`)).toBe(
    'https://shop.example.co.uk/tea?id=7',
  )

  const called = query.match(/`my-project\.urls\.\w+`/g)
  expect(called).toHaveLength(2)
  for (const name of called!) expect(sql).toContain(`CREATE OR REPLACE FUNCTION ${name}(`)
})

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-recipes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'access.log')
  writeFileSync(file, text)
  return file
}

test('the pages of a log are counted', async () => {
  // #region count-log
  const log = join(tmpdir(), 'waymark-recipe.log')
  writeFileSync(
    log,
    `\
192.0.2.1 - - [01/Nov/2026:00:00:01 +0000] "GET /tea?utm_source=mail HTTP/1.1" 200 512
192.0.2.2 - - [01/Nov/2026:00:00:02 +0000] "GET /a/../tea HTTP/1.1" 200 512
192.0.2.3 - - [01/Nov/2026:00:00:03 +0000] "GET /coffee HTTP/2.0" 200 512
192.0.2.4 - - [01/Nov/2026:00:00:04 +0000] "\\x16\\x03\\x01" 400 0
`,
  )
  expect([...(await countLog(log, 'https://example.com/'))]).toEqual([
    ['https://example.com/tea', 2],
    ['https://example.com/coffee', 1],
  ])
  // #endregion count-log
  rmSync(log)
})

test('several threads count as one does', { tags: 'slow' }, async () => {
  const lines = Array.from(
    { length: 60_000 },
    (_, n) => `x "GET /${n % 1_000}?gclid=${n} HTTP/1.1"`,
  )
  const log = fileWith(lines.join('\n'))
  const [one, two] = [
    await countLog(log, 'https://a.example/', 1),
    await countLog(log, 'https://a.example/', 2),
  ]
  expect(two).toEqual(one)
  expect([two.size, two.get('https://a.example/7')]).toEqual([1_000, 60])
})

test('the document of an API is linted', () => {
  // #region lint-openapi
  const lines = lintApi(`openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /getOrders/{id}:
    get:
      parameters:
        - { in: path, name: id, required: true, schema: { type: integer } }
        - { in: query, name: pg, schema: { type: integer } }
`)
  expect(lines).toEqual([
    '/paths/~1getOrders~1{id}: Words in the path are separated by capital letters. Separate the words by hyphens, or make them segments of their own. (path-camel-case)',
    '/paths/~1getOrders~1{id}: "get" is a verb. Name the resource instead, and let the method say what to do. (path-verb)',
    '/paths/~1getOrders~1{id}/get/parameters/1/name: "pg" contains an abbreviation. Write "page". (query-abbreviation)',
  ])
  // #endregion lint-openapi
})
