import { presets } from '@waymark/normalize'
import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../../test/data.ts'
import { Random } from '../differential/random.ts'
import { nextInput, readSources } from './inputs.ts'
import { type Breach, findBreach } from './laws.ts'

const USAGE = `Usage: pnpm fuzz:presets [--cases 20000] [--seed N]

Normalises real and hostile URLs by every preset, and checks what must hold: a result does not change when it is
normalised again, a trace can be replayed, steps that preserve change no component, and the answer is always the same.

  --cases N  how many URLs
  --seed N   the same URLs again; without it others each time

Exit status: 0 every law holds, 1 one does not, 2 bad usage.`

const values = readOptions(
  { name: 'fuzz:presets', usage: USAGE, args: process.argv.slice(2) },
  { cases: { type: 'string', default: '20000' }, seed: { type: 'string' } },
)
const cases = Number(values.cases)
const seed = values.seed === undefined ? Date.now() % 0x100000000 : Number(values.seed)
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`fuzz:presets: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exit(2)
}

const sources = readSources(dataFolder())
const all = Object.values(presets)
console.log(`${cases} URLs from seed ${seed}, ${sources.lines.length} real ones to choose from`)
const random = new Random(seed)
const started = performance.now()
let breaches = 0
for (let done = 0; done < cases; done++) {
  const input = nextInput(random, sources)
  for (const preset of all) {
    const breach = findBreach(input, preset)
    if (breach !== null && ++breaches <= 40) show(breach)
  }
}
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${cases} URLs, ${all.length} presets, ${breaches} breaches, ${seconds} s`)
process.exitCode = breaches === 0 ? 0 : 1

function show({ law, preset, input, detail }: Breach): void {
  console.log(`${law} ${preset} ${JSON.stringify(input)}\n  ${detail}`)
}
