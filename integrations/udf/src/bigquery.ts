import { requireOptions } from '@waymark/infra/internal'
import { type OptionTable, type OptionType, oneOf, optionType } from '@waymark/infra/options'
import type { FunctionForm, FunctionType } from '@waymark/worker/functions'
import { type BundleName, GLOBALS, sqlName } from './function.ts'
import { describe, NAMES, SQL_PATH, selectUdfs } from './sql-text.ts'

/** Where the functions of BigQuery are to be, and which. */
export interface BigQueryOptions {
  /** The address of the script in Cloud Storage, such as `gs://my-bucket/waymark.js`. */
  readonly library: string
  /** Which script that is. Default `'full'`. */
  readonly bundle?: BundleName | undefined
  /**
   * The dataset, also with its project, such as `'my-project.waymark'`. Absent: temporary functions, which exist in one
   * query.
   */
  readonly dataset?: string | undefined
  /** Which functions, by their names. Default: all of the script. */
  readonly names?: readonly string[] | undefined
}

const LIBRARY: OptionType = /* @__PURE__ */ optionType(
  'an address such as gs://my-bucket/waymark.js',
  (value) => typeof value === 'string' && /^gs:\/\/[^\s"'\\/]+\/[^\s"'\\]+$/.test(value),
)

export const BIGQUERY_OPTIONS: OptionTable<BigQueryOptions> = {
  library: LIBRARY,
  bundle: /* @__PURE__ */ oneOf('lite', 'full'),
  dataset: SQL_PATH,
  names: NAMES,
}

/**
 * The statements that create the functions in BigQuery.
 *
 * @throws {OptionError} For a misspelt option, a wrong value, or a function that the script does not have.
 * @see https://cloud.google.com/bigquery/docs/reference/standard-sql/data-definition-language#create_function_statement
 *
 * @example
 * ```ts
 * import { bigQuerySql } from '@waymark/udf'
 *
 * const sql = bigQuerySql({ library: 'gs://my-bucket/waymark.js', dataset: 'waymark', names: ['domain'] })
 * sql.split('\n')[0] // => 'CREATE OR REPLACE FUNCTION `waymark.waymark_domain`(url STRING)'
 * ```
 */
export function bigQuerySql(options: BigQueryOptions): string {
  options = requireOptions(options, BIGQUERY_OPTIONS, 'library')
  const { bundle = 'full', names } = options
  return selectUdfs(bundle, names)
    .map((udf) => createFunction(udf, bundle, options))
    .join('\n')
}

const TYPES: Readonly<Record<FunctionType, string>> = {
  string: 'STRING',
  boolean: 'BOOL',
}

function createFunction(
  udf: FunctionForm,
  bundle: BundleName,
  { library, dataset }: BigQueryOptions,
): string {
  const parameters = udf.arguments.map(({ name }) => `${name} STRING`).join(', ')
  const head =
    dataset === undefined
      ? `CREATE TEMP FUNCTION ${sqlName(udf)}`
      : `CREATE OR REPLACE FUNCTION \`${dataset}.${sqlName(udf)}\``
  const options = [`library = ["${library}"]`]
  if (dataset !== undefined) options.push(`description = ${JSON.stringify(describe(udf))}`)
  const values = udf.arguments.map(({ name }) => name).join(', ')
  return `${head}(${parameters})
RETURNS ${TYPES[udf.of.returns]}
DETERMINISTIC
LANGUAGE js
OPTIONS (${options.join(', ')})
AS r"""
return ${GLOBALS[bundle]}.${udf.of.name}(${values});
""";
`
}
