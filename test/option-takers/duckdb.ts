import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerUrlFunctions } from '../../packages/duckdb/src/index.ts'
import { PARQUET_OPTIONS } from '../../packages/duckdb/src/node/write-parquet.ts'
import { writeParquet } from '../../packages/duckdb/src/node.ts'
import { REGISTER_OPTIONS } from '../../packages/duckdb/src/register.ts'
import type { Taker } from './taker.ts'

const connection = { registerScalarFunction() {} } as never

/** The functions that take options in the package for DuckDB. */
export const takers: readonly Taker[] = [
  {
    name: 'registerUrlFunctions',
    file: 'packages/duckdb/src/register.ts',
    table: REGISTER_OPTIONS,
    call: (o) => registerUrlFunctions(connection, o),
  },
  {
    name: 'writeParquet',
    table: PARQUET_OPTIONS,
    async call(o) {
      const folder = mkdtempSync(join(tmpdir(), 'parquet-'))
      for (const name of ['pages', 'links', 'keys', 'languages']) {
        writeFileSync(join(folder, `${name}.ndjson`), '')
      }
      try {
        await writeParquet(folder, o)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  },
]
