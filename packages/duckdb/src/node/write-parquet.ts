import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { checkOptions, type OptionTable, optionType } from '@waymark/infra/options'
import { keyTableNames, keyTables } from '@waymark/site'
import { quoted, readNdjson } from '../audit/load-sql.ts'

/** Options of `writeParquet`. */
export interface ParquetOptions {
  /** How many bytes of memory DuckDB may take. The rest is in the folder until the end. Default: 512 MiB. */
  readonly memory?: number | undefined
}

const MEBIBYTE = 1_048_576
/** With less, DuckDB cannot read NDJSON. */
const LEAST = 128 * MEBIBYTE

export const PARQUET_OPTIONS: OptionTable<ParquetOptions> = {
  memory: /* @__PURE__ */ optionType(
    `a number of bytes, ${LEAST} (128 MiB) or more`,
    (value) => Number.isSafeInteger(value) && (value as number) >= LEAST,
  ),
}

/**
 * Replaces the tables of NDJSON in a folder by tables of Parquet, compressed with zstd, in the same order.
 *
 * @param folder - A folder that `writeKeyTables` of `@waymark/site/node` wrote.
 * @throws {OptionError} If an option is wrong.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeParquet } from '@waymark/duckdb/node'
 * import { writeKeyTables } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'tables-'))
 * const database = join(folder, 'pages.csv')
 * await writeFile(database, 'lang,url\nen,https://example.com/en\n')
 * await writeKeyTables([database], join(folder, 'tables'))
 * await writeParquet(join(folder, 'tables'))
 * const files = await readdir(join(folder, 'tables'))
 * files.includes('pages.parquet') // => true
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeParquet(folder: string, options: ParquetOptions = {}): Promise<void> {
  options = checkOptions(options, PARQUET_OPTIONS)
  const { memory = 512 * MEBIBYTE } = options
  const temporary = join(folder, 'duckdb-temporary')
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${Math.floor(memory / MEBIBYTE)}MiB`,
    temp_directory: temporary,
  })
  try {
    const connection = await instance.connect()
    try {
      for (const name of keyTableNames) {
        const [from, to] = [join(folder, `${name}.ndjson`), join(folder, `${name}.parquet`)]
        const rows = readNdjson(from, keyTables[name])
        await connection.run(
          `COPY (FROM ${rows}) TO ${quoted(to)} (FORMAT parquet, COMPRESSION zstd)`,
        )
        await rm(from)
      }
    } finally {
      connection.closeSync()
    }
  } finally {
    instance.closeSync()
    await rm(temporary, { recursive: true, force: true })
  }
}
