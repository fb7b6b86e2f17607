import { readOptions } from '../../scripts/read-options.ts'
import { Random } from '../differential/random.ts'
import { askJava, javaVersion } from './ask.ts'
import { pairs } from './questions.ts'

const USAGE = `Usage: pnpm fuzz:java [--cases 100000] [--seed N]

Asks the JDK on the path and the methods java-url-equals and java-uri-equals about random pairs of URLs, and
prints every difference. The methods follow Java 17; later versions refuse more.

  --cases N  how many pairs
  --seed N   the same pairs again; without it others each time

Exit status: 0 no difference, 1 a difference, 2 bad usage or no JDK.`

const values = readOptions(
  { name: 'fuzz:java', usage: USAGE, args: process.argv.slice(2) },
  { cases: { type: 'string', default: '100000' }, seed: { type: 'string' } },
)
const cases = Number(values.cases)
const seed = values.seed === undefined ? Date.now() % 0x100000000 : Number(values.seed)
const version = javaVersion()
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`fuzz:java: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exitCode = 2
} else if (version === null) {
  console.error('fuzz:java: there is no `java` on the path: install a JDK, version 17 if possible')
  process.exitCode = 2
} else {
  const found = askJava([...pairs(new Random(seed), cases)])
  for (const { method, pair, java, ours } of found.slice(0, 50)) {
    console.log(`${method} ${JSON.stringify(pair)}: Java ${java}, ours ${ours}`)
  }
  console.log(`${cases} pairs from seed ${seed}, ${version}: ${found.length} differences`)
  process.exitCode = found.length === 0 ? 0 : 1
}
