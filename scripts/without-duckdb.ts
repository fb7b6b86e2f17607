import { createRequire } from 'node:module'

/** The tests that need DuckDB, which is native code that is not there for every platform. */
const TESTS: readonly string[] = [
  'packages/duckdb/**',
  'packages/cli/test/keys.test.ts',
  'test/option-tables.test.ts',
  'examples/recipes/test/duckdb-functions.test.ts',
]

/** Lists the tests that cannot run on this platform; empty on most. */
export function testsWithoutDuckDb(): readonly string[] {
  const require = createRequire(new URL('../packages/duckdb/package.json', import.meta.url))
  try {
    require('@duckdb/node-api')
    return []
  } catch {
    return TESTS
  }
}

/** Says in one line what is skipped, once before the tests. */
export function setup(): void {
  const skipped = testsWithoutDuckDb()
  if (skipped.length > 0) {
    console.log(`@duckdb/node-api cannot be loaded here: skipping ${skipped.join(', ')}.\n`)
  }
}
