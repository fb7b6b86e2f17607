import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bigQuerySql } from '../src/bigquery.ts'
import { snowflakeSql } from '../src/snowflake.ts'
import { buildBundle, VERSION } from './bundle.ts'

// Writes the scripts and the statements to dist/, after the modules are there.

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const [lite, full] = await Promise.all([buildBundle('lite'), buildBundle('full')])
const library = `gs://YOUR_BUCKET/waymark-${VERSION}.js`
const files = {
  'lite.js': lite,
  'full.js': full,
  'bigquery.sql': bigQuerySql({ library, dataset: 'YOUR_DATASET' }),
  'bigquery-temporary.sql': bigQuerySql({ library }),
  'snowflake.sql': snowflakeSql(lite),
}
for (const [name, text] of Object.entries(files)) writeFileSync(dist + name, text)
