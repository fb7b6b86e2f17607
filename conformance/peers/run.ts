import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../../test/data.ts'
import { Random } from '../differential/random.ts'
import { nextInput, readSources, type Sources } from '../presets/inputs.ts'
import { askGo, askNode, askPython, askSafeBrowsing } from './ask.ts'
import { formatTable, Tally } from './tally.ts'

const USAGE = `Usage: pnpm fuzz:peers [--cases 20000] [--seed N]

Normalises real and hostile URLs by urlcanon, surt, w3lib and url-normalize (Python), purell and the Safe Browsing
client (Go) and normalize-url, and by what stands for them here. Prints each disagreement that no known cause explains,
and a table of the causes. A peer that is not installed is skipped: pip install urlcanon surt w3lib url-normalize.
PYTHON names another python3. The Safe Browsing client is compiled from WAYMARK_PEERS, else ../peers beside the
project: pnpm fetch:peers.

  --cases N  how many URLs
  --seed N   the same URLs again; without it others each time

Exit status: 0 every disagreement has a known cause, 1 one has not, 2 bad usage.`

const values = readOptions(
  { name: 'fuzz:peers', usage: USAGE, args: process.argv.slice(2) },
  { cases: { type: 'string', default: '20000' }, seed: { type: 'string' } },
)
const cases = Number(values.cases)
const seed = values.seed === undefined ? Date.now() % 0x100000000 : Number(values.seed)
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error(`fuzz:peers: --cases and --seed are whole numbers\n\n${USAGE}`)
  process.exit(2)
}

/** How many URLs a program gets at once, so that its answers fit into a string. */
const BATCH = 20_000
const sources = readSources(dataFolder())
console.log(`${cases} URLs from seed ${seed}, ${sources.lines.length} real ones to choose from\n`)

let unexplained = 0
const tallies = new Map<string, Tally>()
const programs = {
  'the peers of python3': askPython,
  'the peers of go': askGo,
  'the Safe Browsing client': askSafeBrowsing,
  'the peers of node': askNode,
}
for (const [program, ask] of Object.entries(programs)) {
  // Each program gets the same URLs.
  const random = new Random(seed)
  for (let done = 0; done < cases; done += BATCH) {
    const urls = nextUrls(random, sources, Math.min(BATCH, cases - done))
    const given = ask(urls)
    if (typeof given === 'string') {
      console.log(`skipped: ${program}: ${given}`)
      break
    }
    if (done === 0) showVersions(given.versions)
    given.answers.forEach((answers, at) => {
      for (const [name, theirs] of Object.entries(answers)) {
        const tally = tallies.get(name) ?? new Tally(name)
        tallies.set(name, tally)
        const unknown = tally.add(urls[at]!, theirs)
        if (unknown !== null && ++unexplained <= 40) console.log(unknown)
      }
    })
  }
}
console.log(`\n${formatTable([...tallies.values()])}`)
console.log(`${unexplained} disagreements without a known cause`)
process.exitCode = unexplained === 0 ? 0 : 1

function nextUrls(random: Random, from: Sources, count: number): string[] {
  return Array.from({ length: count }, () => {
    const isReal = from.lines.length > 0 && !random.oneIn(4)
    // UTF-8 there and back: a lone surrogate cannot be put to another program.
    return Buffer.from(isReal ? random.pick(from.lines) : nextInput(random, from)).toString()
  })
}

function showVersions(versions: Readonly<Record<string, string | null>>): void {
  for (const [peer, version] of Object.entries(versions)) {
    console.log(version === null ? `skipped: ${peer} is not installed` : `${peer} ${version}`)
  }
}
