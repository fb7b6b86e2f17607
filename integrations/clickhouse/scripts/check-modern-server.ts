import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Chdb } from './chdb.ts'
import { digestFile } from './expected-answers.ts'
import { readRecipes } from './recipes.ts'
import { checkKills, report, type ServerCheck } from './server-check.ts'

const NORMALIZED = "count(answer), groupBitXor(cityHash64(n, ifNull(answer, '')))"

/** Asks ClickHouse 26, in which the functions are executable pools. */
export async function checkModernServer(
  module: string,
  { folder, file, rows, kills, expected, worker }: ServerCheck,
): Promise<boolean> {
  const server = new Chdb(module, folder, worker)
  try {
    const version = await server.query('SELECT version()')
    const name = `ClickHouse ${version}`
    await server.query('CREATE TABLE urls (n UInt32, url String) ENGINE = MergeTree ORDER BY n')
    await server.query(`INSERT INTO urls SELECT rowNumberInAllBlocks(), line
      FROM file('${file}', 'LineAsString', 'line String')
      SETTINGS max_threads = 1, max_insert_threads = 1, input_format_parallel_parsing = 0`)
    const out = join(folder, 'answers.txt')
    const started = performance.now()
    await server.query(`INSERT INTO FUNCTION file('${out}', 'TSVRaw', 'answer String')
      SELECT assumeNotNull(answer) FROM (SELECT n, waymarkNormalize(url) AS answer FROM urls)
      WHERE answer IS NOT NULL ORDER BY n`)
    const seconds = (performance.now() - started) / 1000
    const answers = await digestFile(out)
    const isSame = report(
      `${name}: the bytes of waymark normalize`,
      answers.digest === expected.digest,
      `${answers.rows} answers for ${rows} rows, ${Math.round(rows / seconds)} rows/s`,
    )
    const holds = await checkRecipes(name, server)
    const part = Math.min(rows, 200_000)
    const query = `SELECT ${NORMALIZED} FROM (SELECT n, waymarkNormalize(url) AS answer FROM urls WHERE n < ${part})`
    const right = await server.query(query)
    const survives = await checkKills(
      name,
      kills,
      [server.pid],
      /'waymarkNormalize' failed\. Command: 'worker\.cjs'/,
      async () => ({
        answer: await server.ask(query),
        right,
      }),
    )
    return isSame && holds && survives
  } finally {
    await server.close()
  }
}

/** Runs the statements of the README. */
async function checkRecipes(name: string, server: Chdb): Promise<boolean> {
  const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')
  const recipes = readRecipes(readme)
  const wrong: string[] = []
  for (const { statement, rows } of recipes) {
    const answer = await server.ask(statement)
    const found = 'error' in answer ? answer.error : answer.result.trimEnd()
    if ('error' in answer || (rows !== null && found !== rows)) {
      wrong.push(`${statement}\n${found.slice(0, 400)}`)
    }
  }
  for (const text of wrong) console.log(text)
  return report(
    `${name}: the statements of the README`,
    recipes.length > 5 && wrong.length === 0,
    `${recipes.length - wrong.length} of ${recipes.length}`,
  )
}
