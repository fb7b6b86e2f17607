import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../../test/data.ts'
import { readSeeds } from '../differential/seeds.ts'
import { compareWithOracle } from './comparison/compare.ts'

const USAGE = `Usage: pnpm oracle [--cases 200000] [--seed N]

Puts random URLs, setters and state overrides to the oracle, which is the standard's text read step by step, and to
our parser. Records, serialisations, and validation errors with their places must be equal.

  --cases N  how many cases
  --seed N   the same cases again; without it others each time

Exit status: 0 they agree, 1 they do not, 2 bad usage.`

const values = readOptions(
  { name: 'oracle', usage: USAGE, args: process.argv.slice(2) },
  { cases: { type: 'string', default: '200000' }, seed: { type: 'string' } },
)
const cases = Number(values.cases)
const seed = values.seed === undefined ? Date.now() % 0x100000000 : Number(values.seed)
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`oracle: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exit(2)
}

const seeds = readSeeds(dataFolder())
console.log(`${cases} cases from seed ${seed}, ${seeds.length} URLs to mutate`)
const started = Date.now()
const { disagreements, disagreementCount } = compareWithOracle({
  cases,
  seed,
  seeds,
  onProgress(done) {
    if (done === 0) return
    const left = ((Date.now() - started) / done) * (cases - done)
    const line = `${Math.floor((100 * done) / cases)} %, ${Math.ceil(left / 1000)} s left`
    if (process.stderr.isTTY) process.stderr.write(`\r${line} `)
    else if (done % 100_000 === 0) console.log(line)
  },
})
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')

for (const { question, oracle, parser } of disagreements) {
  console.log(
    `\nDISAGREEMENT ${JSON.stringify(question)}\n  oracle: ${oracle}\n  parser: ${parser}`,
  )
}
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`\n${cases} cases in ${seconds} s, ${disagreementCount} disagreements`)
process.exitCode = disagreementCount === 0 ? 0 : 1
