import { readOptions } from '../../../scripts/read-options.ts'
import { createPlayground, hostileName, judge, judgeOpening, Random } from './path-fuzz.ts'

const USAGE = `Usage: pnpm fuzz:paths [--cases 1_000_000] [--seed N]

Gives hostile names to the guard of file paths, and checks whether one leads out of the folder.

  --cases N  how many names
  --seed N   the same names again; without it others each time

Ctrl-C ends it early, with the counts so far.

Exit status: 0 none leads out, 1 one does, 2 bad usage.`

const values = readOptions(
  { name: 'fuzz:paths', usage: USAGE, args: process.argv.slice(2) },
  {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 0x7fffffff) },
  },
)
const cases = Number(values.cases.replaceAll('_', ''))
const seed = Number(values.seed)
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`fuzz:paths: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exit(2)
}
const random = new Random(seed)
const playground = createPlayground()
const counts = { cases: 0, allowed: 0, opened: 0 }
const escapes: string[] = []
const start = performance.now()
let isStopped = false
process.once('SIGINT', () => {
  isStopped = true
})
console.log(`fuzz:paths: ${cases} cases, seed ${seed}`)
try {
  for (let index = 0; index < cases && escapes.length < 10 && !isStopped; index++) {
    const name = hostileName(random)
    const problem =
      judge(name, playground, counts) ??
      (index % 100 === 0 ? await judgeOpening(name, playground, counts) : null)
    if (problem !== null) escapes.push(`${JSON.stringify(name)}: ${problem}`)
    if (index > 0 && index % 5_000_000 === 0) console.log(`${index} …`)
  }
} finally {
  playground.remove()
}
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${counts.cases} cases, ${counts.allowed} allowed, ${counts.opened} opened, ${escapes.length} escapes, ${seconds} s`,
)
for (const line of escapes) console.log(line)
process.exitCode = escapes.length === 0 ? 0 : 1
