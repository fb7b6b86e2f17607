import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../../test/data.ts'
import { compare } from './compare.ts'
import { differences } from './differences.ts'
import { readSeeds } from './seeds.ts'

const USAGE = `Usage: pnpm fuzz [--cases 200000] [--seed N]

Puts random questions to us, to Node and to whatwg-url, and explains each class of difference.

  --cases N  how many questions
  --seed N   the same questions again; without it others each time

Exit status: 0 every difference is explained, 1 one is not, 2 bad usage.`

const values = readOptions(
  { name: 'fuzz', usage: USAGE, args: process.argv.slice(2) },
  { cases: { type: 'string', default: '200000' }, seed: { type: 'string' } },
)
const cases = Number(values.cases)
const seed = values.seed === undefined ? Date.now() % 0x100000000 : Number(values.seed)
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`fuzz: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exit(2)
}

const seeds = readSeeds(dataFolder())
console.log(`${cases} cases from seed ${seed}, ${seeds.length} URLs to mutate`)
const started = Date.now()
const comparison = compare({
  cases,
  seed,
  seeds,
  onProgress(done) {
    if (!process.stderr.isTTY || done === 0) return
    const left = ((Date.now() - started) / done) * (cases - done)
    process.stderr.write(
      `\r${Math.floor((100 * done) / cases)} %, ${Math.ceil(left / 1000)} s left `,
    )
  },
})
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')

for (const { name, who, decides } of differences) {
  console.log(`\n${name}: ${who} differs ${comparison.explained[name] ?? 0} times\n  ${decides}`)
}
for (const { question, answers } of comparison.unexplained) {
  console.log(`\nUNEXPLAINED ${JSON.stringify(question)}`)
  for (const [who, text] of Object.entries(answers)) console.log(`  ${who}: ${text}`)
}
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `\n${cases} cases in ${seconds} s, ${comparison.unexplainedCount} unexplained differences`,
)
process.exitCode = comparison.unexplainedCount === 0 ? 0 : 1
