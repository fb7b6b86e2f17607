export { type BigQueryOptions, bigQuerySql } from './bigquery.ts'
export { udfs } from './bundles.ts'
export {
  type BundleName,
  sqlName,
  type Udf,
  type UdfExample,
  type UdfParameter,
  type UdfType,
} from './function.ts'
export { type SnowflakeOptions, snowflakeSql } from './snowflake.ts'
