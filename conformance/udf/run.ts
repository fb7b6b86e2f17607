import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../../test/data.ts'
import { engines } from '../engines/engines.ts'
import { askCall, compareAnswers } from './ask.ts'
import { es2020Prelude } from './es2020-prelude.ts'
import { CORPUS_URLS, fullQuestions, liteQuestions, type Question, readLists } from './questions.ts'
import { hostScript, readStatements } from './sql-statements.ts'

/** The engines on which a hosted engine may be built; the rest of `pnpm engines` is compiled or a browser. */
const NAMES = ['vm', 'quickjs', 'jsc']

const USAGE = `Usage: pnpm engines:udf [name…] [--short]

Runs the functions of SQL of @waymark/udf, with the bodies that the statements have, in engines with ECMAScript 2020 and
nothing of their hosts, and compares with the packages.

  name     only these engines, which must be on this machine: ${NAMES.join(', ')}
  --short  asks about ${CORPUS_URLS.short} URLs of real lists, not ${CORPUS_URLS.all}

Exit status: 0 as expected, 1 not so or an engine that is named is not there, 2 bad usage or no data.`

const args = process.argv.slice(2)
const { short } = readOptions(
  { name: 'engines:udf', usage: USAGE, args: args.filter((arg) => arg.startsWith('-')) },
  { short: { type: 'boolean', default: false } },
)
const wanted = args.filter((arg) => !arg.startsWith('-'))
const unknown = wanted.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) {
  console.error(`engines:udf: no such engine: ${unknown.join(', ')}\n\n${USAGE}`)
  process.exit(2)
}
const lists = readLists(dataFolder(), short ? 'short' : 'all')
if (lists === null) {
  console.log('No data: set WAYMARK_DATA to the folder that has corpora/ and vectors/.')
  process.exit(2)
}

/** A file of statements, and what its functions are asked. */
interface Form {
  readonly name: string
  readonly script: string
  readonly questions: readonly Question[]
}

const full = built('full.js')
const bigquery = readStatements(built('bigquery.sql'), 'bigquery')
const forms: readonly Form[] = [
  { name: 'BigQuery', script: hostScript(bigquery, full), questions: fullQuestions },
  {
    name: 'Snowflake',
    script: hostScript(readStatements(built('snowflake.sql'), 'snowflake'), ''),
    questions: liteQuestions,
  },
]

for (const engine of engines.filter(({ name }) => NAMES.includes(name))) {
  if (wanted.length > 0 && !wanted.includes(engine.name)) continue
  for (const { name, script, questions } of forms) {
    const started = Date.now()
    // The shell of JavaScriptCore prints what the call gives.
    const prelude = es2020Prelude(engine.name === 'jsc' ? 'print' : null)
    const json = await engine.run(`${prelude}${script}`, askCall(questions, lists))
    if (json === null) {
      console.log(`${engine.name}: not on this machine; it needs ${engine.needs}`)
      if (wanted.includes(engine.name)) process.exitCode = 1
      break
    }
    const { asked, differences } = compareAnswers(json, questions, lists)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${engine.name}: ${name}: ${asked - differences.length}/${asked} in ${seconds} s`)
    for (const difference of differences.slice(0, 10)) console.log(`  ${difference}`)
    if (differences.length > 0) process.exitCode = 1
  }
}

function built(file: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@waymark/udf/dist/${file}`)), 'utf8')
}
