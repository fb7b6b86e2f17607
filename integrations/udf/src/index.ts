export { type BigQueryOptions, bigQuerySql } from './bigquery.ts'
export { type BundleName, sqlName, udfs } from './function.ts'
export { type Plv8Options, plv8Sql } from './plv8.ts'
export { type SnowflakeOptions, snowflakeSql } from './snowflake.ts'
