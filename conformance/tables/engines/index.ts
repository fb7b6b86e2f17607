import type { TableEngine } from '../engine.ts'
import { clickhouse } from './clickhouse.ts'
import { duckdb } from './duckdb.ts'
import { postgres } from './postgres.ts'
import { pythonEngines } from './python.ts'
import { sqliteEngines } from './sqlite.ts'
import { hostedEngines } from './udf.ts'
import { workers } from './worker.ts'

/** In the order in which they are asked: at the end, none of the slowest is waited for. */
export const tableEngines: readonly TableEngine[] = [
  clickhouse,
  ...pythonEngines,
  ...workers,
  duckdb,
  ...hostedEngines,
  postgres,
  ...sqliteEngines,
]
