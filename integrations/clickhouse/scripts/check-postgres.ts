import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUrlFunction, escapeTsv } from '@waymark/worker'
import { readOptions } from '../../../scripts/read-options.ts'
import { dataFolder } from '../../../test/data.ts'
import { hasPostgres, PostgresServer } from './postgres-server.ts'
import { checkKills, report } from './server-check.ts'
import { writeUrlRows } from './url-rows.ts'
import { writeProgram } from './waymark-program.ts'

const USAGE = `Usage: pnpm --filter @waymark/clickhouse check:postgres [--rows 300000] [--kills 60]

Runs the recipe for PostgreSQL of the guides on a real server, as it is there and with COPY on the server. The answers must be
those of the functions, and no run may leave a wrong or short table while workers are killed. Without PostgreSQL, this is
skipped, with a line that says so.

  --rows N   how many URLs
  --kills N  how many workers are killed, one in each run

Exit status: 0 everything holds, 1 something does not, 2 bad usage.`

const RECIPE = new URL('../../../examples/recipes/src/postgres.sql', import.meta.url)
const PAGES = new URL('../../../examples/recipes/test/postgres-pages.tsv', import.meta.url)
const SHOWN = new URL('../../../examples/recipes/test/postgres.txt', import.meta.url)

/** What only PostgreSQL escapes, what looks like the end or NULL of its COPY, and what is too long. */
const ODD = [
  '',
  '\\.',
  '\\N',
  '\\',
  'https://a.example/\\',
  'https://a.example/\b\f\v\t\n\r',
  'https://a.example/\u2028\u{1f600}',
  `https://a.example/${'x'.repeat(900_000)}`,
]
const TOO_LONG = `https://a.example/${'x'.repeat(6_000_000)}`

/** How PostgreSQL speaks of the worker, or of its rows. */
const WORKER = /waymark worker|COPY known_url/

const values = readOptions(
  { name: 'check:postgres', usage: USAGE, args: process.argv.slice(2) },
  { rows: { type: 'string', default: '300000' }, kills: { type: 'string', default: '60' } },
)
const rows = Number(values.rows)
const kills = Number(values.kills)
if (!Number.isSafeInteger(rows) || rows < 1000 || !Number.isSafeInteger(kills) || kills < 0) {
  console.error(`check:postgres: --rows is a number from 1000, --kills from 0\n\n${USAGE}`)
  process.exit(2)
}

if (!hasPostgres()) {
  console.log('PostgreSQL: skipped, because initdb, postgres and psql are not in the PATH.')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-postgres-'))
// The server may be another user, who must find the worker.
chmodSync(folder, 0o755)
writeProgram(join(folder, 'bin'))
const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
const server = new PostgresServer(join(folder, 'server'), env)
try {
  await server.ready()
  process.exitCode = (await check()) ? 0 : 1
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

async function check(): Promise<boolean> {
  const recipe = readFileSync(RECIPE, 'utf8')
  const outcomes = [await checkShown(recipe)]
  await fillPages()
  const expected = await expectedAnswers()
  const inServer = join(folder, 'server/new_url.tsv')
  const onServer = recipe
    .replaceAll(/^\\copy (.*)$/gm, 'COPY $1;')
    .replaceAll('new_url.tsv', inServer)
  // A pipe hides that the worker was killed, so that only the count can tell.
  const piped = recipe.replace('< new_url.tsv', '< new_url.tsv | cat')
  const recipes = { 'the recipe': recipe, 'COPY on the server': onServer, 'a pipe': piped }
  const each = Math.ceil(kills / Object.keys(recipes).length)
  for (const [name, text] of Object.entries(recipes)) {
    const file = join(folder, `${name.replaceAll(' ', '-')}.sql`)
    writeFileSync(file, text)
    const { status, told } = await startAnew(file)
    const found = await foundAnswers(expected)
    outcomes.push(report(`PostgreSQL, ${name}`, status === 0 && found.wrong === 0, found.text))
    if (status !== 0) console.log(told)
    const right = `${expected.size} rows, 0 wrong`
    const outcome = await checkKills(
      `PostgreSQL, ${name}`,
      each,
      [process.pid],
      WORKER,
      async () => {
        const run = await startAnew(file)
        if (run.status === 0)
          return { answer: { result: (await foundAnswers(expected)).text }, right }
        const left = (await server.query('SELECT count(*) FROM known_url')).trim()
        const answer =
          left === '0' ? { error: run.told } : { result: `failed, but left ${left} rows` }
        return { answer, right }
      },
    )
    outcomes.push(outcome)
  }
  return outcomes.every(Boolean)
}

/** Runs a file of `psql` as if it had never run before. */
async function startAnew(file: string) {
  await server.query('DROP TABLE IF EXISTS known_url')
  return await server.run(['--file', file], { cwd: folder, env })
}

/** The recipe prints what the guide shows, and a second time, when all URLs are known. */
async function checkShown(recipe: string): Promise<boolean> {
  const file = join(folder, 'recipe.sql')
  writeFileSync(file, recipe)
  await server.query('CREATE TABLE page (url text)')
  const pages = readFileSync(PAGES, 'utf8')
  writeFileSync(join(folder, 'pages.tsv'), pages)
  await server.query(`\\copy page FROM '${join(folder, 'pages.tsv')}'`)
  const shown = readFileSync(SHOWN, 'utf8').trimEnd()
  const printed: string[] = []
  for (let round = 0; round < 2; round++) {
    const run = await server.run(['--file', file], { cwd: folder, env })
    printed.push(run.printed.replaceAll(/ +$/gm, '').trimEnd())
    if (run.status !== 0) console.log(run.told)
  }
  const holds = printed.every((text) => text === shown)
  if (!holds) console.log(printed.join('\n'))
  await server.query('TRUNCATE page')
  return report('PostgreSQL: the recipe prints what the guide shows', holds)
}

/** Fills the table `page` with real and odd URLs, some of them twice, and with NULLs. */
async function fillPages(): Promise<void> {
  const lines = join(folder, 'urls.txt')
  writeUrlRows(lines, rows, dataFolder())
  // PostgreSQL has no text with NUL, and none that is not UTF-8.
  const texts = readFileSync(lines, 'utf8')
    .split('\n')
    .filter((text) => !/[\0\ufffd]/.test(text))
  const all = [...texts, ...ODD, ...texts.slice(0, 1000), TOO_LONG]
  const file = join(folder, 'pages.tsv')
  writeFileSync(file, `${all.map(escapeTsv).join('\n')}\n\\N\n\\N\n`)
  await server.query(`\\copy page FROM '${file}'`)
}

type Answers = ReadonlyMap<string, string>

/** What the functions give for each URL of the table. */
async function expectedAnswers(): Promise<Answers> {
  const normalize = createUrlFunction('normalize')
  const domain = createUrlFunction('domain')
  const urls = await readJson('SELECT to_json(url) FROM page WHERE octet_length(url) <= 1048576')
  return new Map(
    (urls as string[]).map((url) => [url, JSON.stringify([normalize(url, 'seo'), domain(url)])]),
  )
}

async function foundAnswers(expected: Answers): Promise<{ text: string; wrong: number }> {
  const found = await readJson('SELECT json_build_array(url, normal, domain) FROM known_url')
  let wrong = Math.abs(found.length - expected.size)
  for (const [url, ...answers] of found as [string, ...unknown[]][]) {
    if (expected.get(url) !== JSON.stringify(answers)) wrong++
  }
  return { text: `${found.length} rows, ${wrong} wrong`, wrong }
}

async function readJson(sql: string): Promise<readonly unknown[]> {
  const lines = (await server.query(sql)).split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line))
}
