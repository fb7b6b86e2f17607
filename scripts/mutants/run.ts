import { availableParallelism } from 'node:os'
import { packages, readText } from '../../test/workspace.ts'
import { readOptions } from '../read-options.ts'
import { drawMutants, listMutants } from './candidates.ts'
import { locate, mutate } from './described-mutants.ts'
import { exemptMutants } from './exempt-mutants.ts'
import { Judge, type Verdict } from './judge.ts'
import type { Mutant } from './make-mutants.ts'
import { namedMutants } from './named-mutants.ts'

const USAGE = `Usage: pnpm mutants [--seed N] [--sample N] [--packages NAMES] [--files PARTS] [--reach REACH]
       pnpm mutants --named

Changes the sources in small ways, and says which changes no test notices. The files stay as they are.

  --seed N          which changes are drawn; default: today's date, as 20261129
  --sample N        how many; default 40
  --packages NAMES  only of these packages, with commas: host,url-parser
  --files PARTS     only of files whose paths have one of these parts, with commas
  --reach REACH     which tests a change may meet: own, those of its package; above (default), then those of the packages
                    that import it; deep, then the slow tests of its package, and those that read the data folder
  --named           the changes that must be noticed, and nothing else
  --lanes N         how many processes; default: one for each core

Without \`--reach deep\`, only quick tests run, without the data folder.

Exit status: 0 all are noticed, 1 some are not, 2 bad usage, 3 the run cannot go on: a test fails
without a mutant, or a listed mutant is gone.`

const values = readOptions(
  { name: 'mutants', usage: USAGE, args: process.argv.slice(2) },
  {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    sample: { type: 'string', default: '40' },
    packages: { type: 'string', default: '' },
    files: { type: 'string', default: '' },
    reach: { type: 'string', default: 'above' },
    named: { type: 'boolean', default: false },
    lanes: { type: 'string', default: String(availableParallelism()) },
  },
)
const [seed, sample, lanes] = [values.seed, values.sample, values.lanes].map(Number)
if (![seed, sample, lanes].every((n) => Number.isSafeInteger(n) && n! >= 0) || lanes === 0) {
  refuse('--seed, --sample and --lanes are whole numbers')
}
const names = values.packages.split(',').filter((name) => name !== '')
const parts = values.files.split(',').filter((part) => part !== '')
const chosen = packages.filter(({ name }) => names.length === 0 || names.includes(name))
const unknown = names.find((name) => !packages.some((each) => each.name === name))
if (unknown !== undefined) refuse(`there is no package ${unknown}`)

const reach = (['own', 'above', 'deep'] as const).find((each) => each === values.reach)
if (reach === undefined) refuse('--reach is own, above or deep')

const judge = new Judge(lanes!, reach)
const start = performance.now()
try {
  process.exitCode = values.named ? await runNamed() : await runSample()
} catch (error) {
  console.error(`mutants: ${error instanceof Error ? error.message : String(error)}`)
  judge.end()
  // The mutants that are still waiting would start other processes.
  process.exit(3)
}
judge.end()

function refuse(why: string): never {
  console.error(`mutants: ${why}\n\n${USAGE}`)
  process.exit(2)
}

async function runNamed(): Promise<number> {
  // All of them are looked for first: which text is gone is said at once. That the tests pass as they are, `pnpm test` says.
  const located = namedMutants.map((named) => [named, locate(named)] as const)
  let survivors = 0
  await Promise.all(
    located.map(async ([named, mutant]) => {
      const answer = await judge.judgeBy([named.test], mutant)
      // One that does not end is noticed, too.
      if (answer !== null && answer.failed === null) {
        survivors++
        console.log(`${named.test} no longer notices it: ${show(mutant)}\n  ${named.effect}`)
      }
    }),
  )
  console.log(`${namedMutants.length} named mutants, ${survivors} survive, ${seconds()} s`)
  return survivors === 0 ? 0 : 1
}

async function runSample(): Promise<number> {
  const exempt = new Set(exemptMutants.map((mutant) => mutate(locate(mutant))))
  const all = listMutants(chosen, parts)
  const drawn = drawMutants(all, sample!, seed!)
  const mutants = drawn.filter((mutant) => !exempt.has(mutate(mutant)))
  console.log(
    `${drawn.length} of ${all.length} mutants, seed ${seed}; ${drawn.length - mutants.length} are exempt`,
  )
  const counts = { own: 0, above: 0, deep: 0 }
  const survivors: Verdict[] = []
  // Those of one file follow each other, for the same tests notice them.
  const order = [...mutants].sort((a, b) => all.indexOf(a) - all.indexOf(b))
  await Promise.all(
    order.map(async (mutant) => {
      const verdict = await judge.judge(mutant)
      if (verdict.stage === null) survivors.push(verdict)
      else counts[verdict.stage]++
      const [what, by] =
        verdict.stage === null ? ['SURVIVES', ''] : [verdict.stage, ` | ${verdict.by}`]
      console.log(`${what.padEnd(8)} ${show(mutant)}${by}`)
    }),
  )
  console.log(
    `\n${counts.own} are noticed by the package, ${counts.above} by packages above it, ${counts.deep} by slow tests and data; ${survivors.length} survive; ${seconds()} s`,
  )
  for (const { mutant } of survivors) console.log(`- ${show(mutant)}`)
  return survivors.length === 0 ? 0 : 1
}

function show({ file, start, end, replacement }: Mutant): string {
  const source = readText(file)
  const before = source.slice(0, start)
  const column = start - before.lastIndexOf('\n')
  const original = source.slice(start, end).replace(/\s+/g, ' ')
  return `${file}:${before.split('\n').length}:${column} ${original} -> ${replacement || '(nothing)'}`
}

function seconds(): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
