import { readOptions } from '../../../scripts/read-options.ts'
import { createTemplates, hostileTail, judgeTemplate, MODES } from './template-fuzz.ts'

const USAGE = `Usage: pnpm fuzz:templates [--cases 10_000_000] [--matching MODE] [--seed N]

Gives hostile URIs and values to URI templates in each mode of matching, and checks that match gives nothing that expand
refuses, that everything comes back as it was, and that the canonical form of a URI has the same data.

  --cases N        how many in each mode
  --matching MODE  canonical, rfc3986 or form alone
  --seed N         the same again; without it others each time

Exit status: 0 all hold, 1 one does not, 2 bad usage.`

const values = readOptions(
  { name: 'fuzz:templates', usage: USAGE, args: process.argv.slice(2) },
  {
    cases: { type: 'string', default: '10000000' },
    matching: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 0x7fffffff) },
  },
)
const cases = Number(values.cases.replaceAll('_', ''))
const seed = Number(values.seed)
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`fuzz:templates: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exit(2)
}
const { matching: only } = values
const modes = MODES.filter((mode) => only === undefined || mode === only)
if (modes.length === 0) {
  console.error(`fuzz:templates: --matching is one of ${MODES.join(', ')}\n\n${USAGE}`)
  process.exit(2)
}
let state = seed >>> 0 || 1
const below = (limit: number): number => {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (state >>> 0) % limit
}
console.log(`fuzz:templates: ${cases} cases, seed ${seed}`)
let wrongs = 0
for (const matching of modes) {
  const templates = createTemplates(matching)
  const counts = { cases: 0, matched: 0, expanded: 0 }
  const wrong: string[] = []
  const start = performance.now()
  while (counts.cases < cases && wrong.length < 10) {
    const template = templates[below(templates.length)]!
    const tail = hostileTail(below)
    const problem = judgeTemplate(template, tail, counts)
    if (problem !== null)
      wrong.push(`${template.template.text} ${JSON.stringify(tail)}: ${problem}`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${matching}: ${counts.cases} cases, ${counts.matched} matched, ${counts.expanded} expanded, ${wrong.length} wrong, ${seconds} s`,
  )
  for (const line of wrong) console.log(line)
  wrongs += wrong.length
}
process.exitCode = wrongs === 0 ? 0 : 1
