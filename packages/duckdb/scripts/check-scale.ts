import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sqlChecks } from '@waymark/duckdb/audit'
import { writeFaultySite } from './faulty-site.ts'
import { type Measured, measured } from './measured.ts'

/**
 * Compares the queries with `waymark validate` on a generated site, with time and memory:
 *
 *     pnpm --filter @waymark/duckdb check:scale [pages] [ndjson|parquet] [seed]
 */
const [pages = '100000', format = 'ndjson', seed = '1'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'waymark-scale-'))
const waymark = fileURLToPath(new URL('../../cli/src/waymark.ts', import.meta.url))
const audit = fileURLToPath(new URL('run-audit.ts', import.meta.url))

const report = (what: string, { seconds, megabytes }: Measured): void =>
  console.log(
    `${what.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`,
  )

try {
  const database = join(folder, 'url-source.ndjson')
  const tables = join(folder, 'tables')
  await writeFaultySite(database, Number(pages), Number(seed))
  const size = (statSync(database).size / 1e6).toFixed(0)
  console.log(`${pages} pages in ten languages, ${size} MB, seed ${seed}`)
  const validate = await measured([waymark, 'validate', database, '--format', 'json'])
  report('waymark validate', validate)
  report(
    'waymark keys',
    await measured([waymark, 'keys', database, '--out', tables, '--to', format]),
  )
  const queries = await measured([audit, tables, format])
  report('queries', queries)
  const counts: Record<string, number> = JSON.parse(queries.stdout)
  const { kinds } = JSON.parse(validate.stdout) as { kinds: { code: string; count: number }[] }
  let different = 0
  for (const code of sqlChecks.flatMap(({ codes }) => codes)) {
    const expected = kinds.find((kind) => kind.code === code)?.count ?? 0
    const found = counts[code] ?? 0
    if (found !== expected) different++
    console.log(`${found === expected ? ' ' : '!'} ${code.padEnd(32)} ${expected} ${found}`)
  }
  console.log(different === 0 ? 'All counts are equal.' : `${different} counts differ.`)
  process.exitCode = different === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
