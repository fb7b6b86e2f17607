import { waymark } from '../../integrations/astro/src/index.ts'
import { AUDIT_OPTIONS } from '../../integrations/astro/src/options.ts'
import { DECLARATION_OPTIONS } from '../../integrations/clickhouse/src/declaration-options.ts'
import { DICTIONARY_OPTIONS } from '../../integrations/clickhouse/src/dictionaries-xml.ts'
import { dictionariesXml, functionsXml } from '../../integrations/clickhouse/src/index.ts'
import { BIGQUERY_OPTIONS } from '../../integrations/udf/src/bigquery.ts'
import { bigQuerySql, plv8Sql, snowflakeSql } from '../../integrations/udf/src/index.ts'
import { PLV8_OPTIONS } from '../../integrations/udf/src/plv8.ts'
import { SNOWFLAKE_OPTIONS } from '../../integrations/udf/src/snowflake.ts'
import type { Taker } from './taker.ts'

const script = '/*! @waymark/udf 0.0.0 lite: defines waymarkLite\n */\nvar waymarkLite={};\n'

export const takers: readonly Taker[] = [
  { name: 'waymark', table: AUDIT_OPTIONS, call: (options) => waymark(options) },
  { name: 'functionsXml', table: DECLARATION_OPTIONS, call: (options) => functionsXml(options) },
  {
    name: 'dictionariesXml',
    table: DICTIONARY_OPTIONS,
    call: (options) => dictionariesXml(options),
  },
  {
    name: 'bigQuerySql',
    table: BIGQUERY_OPTIONS,
    needs: { library: 'gs://bucket/waymark.js' },
    call: (options) => bigQuerySql(options),
  },
  {
    name: 'snowflakeSql',
    table: SNOWFLAKE_OPTIONS,
    call: (options) => snowflakeSql(script, options),
  },
  { name: 'plv8Sql', table: PLV8_OPTIONS, call: (options) => plv8Sql(script, options) },
]
