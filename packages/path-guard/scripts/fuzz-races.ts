import { readOptions } from '../../../scripts/read-options.ts'
import { openWithoutLinks } from '../src/node/no-follow-any.ts'
import { openByPath } from '../src/node/open-by-path.ts'
import { safeOpener } from '../src/node/safe-opener.ts'
import type { Opener } from '../src/node/way.ts'
import { emulateNoFollowAny } from './no-follow-any.ts'
import { canExchange, noCounts, outside, Race, type RaceCounts, SCENES } from './race.ts'

const OPENERS = ['default', 'emulated-macos', 'by-path'] as const

const USAGE = `Usage: pnpm fuzz:races [--cases 100_000] [--opener default]

Reads and writes files below a folder while another process swaps folders, files and links, and counts how often a file
outside is reached. Where Python and renameat2 are present, folders are exchanged with them in one step.

  --cases N      how many reads and writes
  --opener NAME  default          what this system opens files with
                 emulated-macos   what macOS opens files with; Linux follows the flag's rule in its place
                 by-path          what the option \`allowSwapRace\` allows

Exit status: 0 nothing outside is reached, 1 something is, 2 bad usage.`

const values = readOptions(
  { name: 'fuzz:races', usage: USAGE, args: process.argv.slice(2) },
  {
    cases: { type: 'string', default: '100000' },
    opener: { type: 'string', default: 'default' },
  },
)
const cases = Number(values.cases.replaceAll('_', ''))
const name = OPENERS.find((opener) => opener === values.opener)
if (!Number.isSafeInteger(cases) || cases < 1 || name === undefined) {
  console.error(
    `fuzz:races: --cases is a whole number, --opener one of ${OPENERS.join(', ')}\n\n${USAGE}`,
  )
  process.exit(2)
}

async function openerOf(name: (typeof OPENERS)[number]): Promise<Opener | null> {
  if (name === 'by-path') return openByPath
  if (name === 'default') return await safeOpener()
  return (way) => openWithoutLinks(way, emulateNoFollowAny)
}

const opener = await openerOf(name)
if (opener === null) {
  console.log('fuzz:races: this system has no safe way to open files, so it refuses by default')
  process.exit(0)
}
const useExchange = canExchange()
const total = noCounts()
console.log(`fuzz:races: ${cases} cases, ${name}${useExchange ? ', with renameat2' : ''}`)
for (const scene of SCENES) {
  const counts: RaceCounts = noCounts()
  const race = await Race.begin(scene, useExchange)
  try {
    const share = Math.ceil(cases / SCENES.length)
    for (let index = 0; index < share && counts.errors.length < 10; index++) {
      await race.run(opener, index, counts)
    }
  } finally {
    await race.end(counts)
  }
  report(scene, counts)
  for (const key of ['reads', 'writes', 'creations', 'done', 'refused', 'missing'] as const) {
    total[key] += counts[key]
  }
  for (const key of ['readOutside', 'wroteOutside', 'truncatedOutside'] as const) {
    total[key] += counts[key]
  }
  total.createdOutside += counts.createdOutside
  total.swaps += counts.swaps
  total.seconds += counts.seconds
  total.errors.push(...counts.errors)
}
report('all', total)
process.exitCode = outside(total) === 0 && total.errors.length === 0 ? 0 : 1

function report(scene: string, counts: RaceCounts): void {
  const rate = Math.round(counts.swaps / counts.seconds)
  console.log(
    `${scene}: ${counts.reads} reads, ${counts.writes} writes, ${counts.creations} new files in ${counts.seconds.toFixed(1)} s, ${rate} swaps/s; ` +
      `${counts.done} done, ${counts.refused} refused, ${counts.missing} missing; ` +
      `outside: ${counts.readOutside} read, ${counts.wroteOutside} overwritten, ${counts.truncatedOutside} emptied, ${counts.createdOutside} made empty`,
  )
  for (const error of counts.errors) console.log(error)
}
