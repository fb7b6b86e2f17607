import { parseArgs } from 'node:util'
import { createPlayground, hostileName, judge, judgeOpening, Random } from './path-fuzz.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 0x7fffffff) },
  },
})
const cases = Number(values.cases.replaceAll('_', ''))
const seed = Number(values.seed)
const random = new Random(seed)
const playground = createPlayground()
const counts = { cases: 0, allowed: 0, opened: 0 }
const escapes: string[] = []
const start = performance.now()
console.log(`fuzz:paths: ${cases} cases, seed ${seed}`)
try {
  for (let index = 0; index < cases && escapes.length < 10; index++) {
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
