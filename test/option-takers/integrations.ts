import { BIGQUERY_OPTIONS } from '../../integrations/udf/src/bigquery.ts'
import { bigQuerySql, snowflakeSql } from '../../integrations/udf/src/index.ts'
import { SNOWFLAKE_OPTIONS } from '../../integrations/udf/src/snowflake.ts'
import type { Taker } from './taker.ts'

const script = '/*! @waymark/udf 0.0.0 lite: defines waymarkLite\n */\nvar waymarkLite={};\n'

export const takers: readonly Taker[] = [
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
]
