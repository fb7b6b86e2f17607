import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bigQuerySql, snowflakeSql } from '@waymark/udf'
import { expect, test } from 'vitest'
import { full, lite } from './bundles.ts'

function built(file: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@waymark/udf/dist/${file}`)), 'utf8')
}

test('@waymark/udf exports exactly the documented names', async () => {
  const names = ['bigQuerySql', 'plv8Sql', 'snowflakeSql', 'sqlName', 'udfs']
  expect(Object.keys(await import('@waymark/udf')).sort()).toEqual(names)
})

test('the built scripts are those that the sources give', () => {
  expect(built('lite.js')).toBe(lite)
  expect(built('full.js')).toBe(full)
})

test('the built statements are those that the registry gives', () => {
  const version = /@waymark\/udf (\S+)/.exec(full)![1]
  const library = `gs://YOUR_BUCKET/waymark-${version}.js`
  expect(built('bigquery.sql')).toBe(bigQuerySql({ library, dataset: 'YOUR_DATASET' }))
  expect(built('bigquery-temporary.sql')).toBe(bigQuerySql({ library }))
  expect(built('snowflake.sql')).toBe(snowflakeSql(lite))
})
