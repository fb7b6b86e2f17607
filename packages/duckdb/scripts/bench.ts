import { readFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { registerUrlFunctions } from '@waymark/duckdb'
import { normalize } from '@waymark/normalize'

/**
 * Compares `waymark_normalize` in SQL with a plain loop over the same URLs:
 *
 *     pnpm --filter @waymark/duckdb bench <file of URLs, one per line> [rows]
 */
const [file, count = '200000'] = process.argv.slice(2)
if (file === undefined) throw new Error('name a file of URLs, one per line')
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
const rows = Number(count)
const distinct = Array.from({ length: rows }, (_, n) => {
  const line = lines[n % lines.length]!
  return `${line}${line.includes('?') ? '&' : '?'}n=${n}`
})
const repeated = Array.from(
  { length: rows },
  (_, n) => lines[(n * 7919) % Math.min(1000, lines.length)]!,
)

for (const [name, urls] of Object.entries({ distinct, repeated })) {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  await connection.run('CREATE TABLE urls (n INTEGER, url VARCHAR)')
  const appender = await connection.createAppender('urls')
  for (const [n, url] of urls.entries()) {
    appender.appendInteger(n)
    appender.appendVarchar(url)
    appender.endRow()
  }
  appender.closeSync()
  registerUrlFunctions(connection)
  const times: Record<string, number[]> = { loop: [], sql: [], length: [] }
  for (let round = 0; round < 5; round++) {
    const time = async (what: string, run: () => unknown): Promise<void> => {
      const start = performance.now()
      await run()
      times[what]!.push(performance.now() - start)
    }
    let sum = 0
    await time('loop', () => {
      for (const url of urls) sum += normalize(url, 'seo')?.length ?? 0
    })
    const ask = (call: string) => connection.runAndReadAll(`SELECT sum(length(${call})) FROM urls`)
    await time('sql', async () => {
      const result = await ask("waymark_normalize(url, 'seo')")
      if (Number(result.getRows()[0]![0]) !== sum) console.log('sums differ', sum, result.getRows())
    })
    await time('length', () => ask('url'))
  }
  for (const [what, all] of Object.entries(times)) {
    const best = Math.min(...all)
    console.log(
      `${name.padEnd(9)} ${what.padEnd(18)} ${Math.round((rows / best) * 1000).toLocaleString('en')} rows/s`,
    )
  }
  connection.closeSync()
  instance.closeSync()
}
