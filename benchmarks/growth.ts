import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '../scripts/read-options.ts'
import {
  BUILT_COMMAND,
  createOperations,
  doubling,
  engineOperations,
  type Family,
  type Growth,
  type GrowthEffort,
  measureGrowth,
  readFamily,
  TOO_FAST,
  type Way,
} from './src/growth/index.ts'
import { findData } from './src/inputs/corpora.ts'
import { formatRatio, formatTable } from './src/report.ts'

const USAGE = `Usage: pnpm growth [--max 16MiB] [--quick] [--engine] [--only name]… [--json file]

Runs every operation on hostile inputs whose length doubles from 10,000, and says how much longer each
doubling took. The recipes are adversarial/growth-families.json in WAYMARK_DATA, else ../shared.

  --max size   the longest input: a number, or one with KiB or MiB; 16MiB unless told
  --quick      up to 320,000, with fewer repetitions
  --engine     the engine's own URL and URLSearchParams in place of ours: what grows over the floor there,
               too, is the doing of caches and collector
  --only name  only what has this in its name: of the family, the operation or the way
  --json file  also writes every time to a file

Exit status: 0 all grow in proportion; 1 three doublings in a row took over three times as long each, or
something was thrown; 2 bad usage or no data.`

const SHORTEST = 10_000
const FOURFOLD = { goal: 4.4, floor: 5 }

interface Row {
  readonly family: Family
  readonly way: string
  readonly growth: Growth | null
  readonly problem: string | null
}

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const values = readOptions(
    { name: 'growth', usage: USAGE, args },
    {
      max: { type: 'string', default: '16MiB' },
      quick: { type: 'boolean', default: false },
      engine: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
    },
  )
  const max = readSize(values.max)
  if (max === null) return refuse(`--max: no size: ${values.max}`)
  if (max < 2 * SHORTEST) return refuse(`--max: nothing doubles up to ${max}: give 20000 or more`)
  const root = findData()
  const file = root === null ? null : join(root, 'adversarial', 'growth-families.json')
  if (file === null || !existsSync(file)) return refuse('no adversarial/growth-families.json')

  const effort = effortOf(values.quick, values.engine, max)
  const operations = values.engine ? engineOperations() : createOperations(BUILT_COMMAND)
  const rows: Row[] = []
  for (const entry of JSON.parse(readFileSync(file, 'utf8')) as unknown[]) {
    const family = readFamily(entry)
    if (typeof family === 'string') return refuse(`${file}: ${family}: ${JSON.stringify(entry)}`)
    const { name, operation } = family
    const ways = operations[operation]
    if (ways === undefined && !values.engine)
      console.log(`${name} is skipped: ${operation} is not here`)
    for (const way of ways ?? []) {
      const words = `${name} ${operation}: ${way.name}`
      if (values.only.length > 0 && !values.only.some((only) => words.includes(only))) continue
      const row = measure(family, way, effort)
      console.log(formatTable([cells(row)]))
      rows.push(row)
    }
  }
  if (rows.length === 0)
    return refuse(`--only: nothing has this in its name: ${values.only.join(', ')}`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 1)}\n`)
  console.log(`\n${summary(rows)}`)
  return rows.some(isBad) ? 1 : 0
}

function effortOf(isQuick: boolean, isEngine: boolean, max: number): GrowthEffort {
  const effort = isQuick
    ? { last: 320_000, rounds: 3, milliseconds: 5, longest: 5e3 }
    : { last: max, rounds: 5, milliseconds: 20, longest: 2e4 }
  return {
    ...effort,
    sizes: doubling(SHORTEST, Math.min(max, effort.last)),
    // Some of the engine's own grow with the square; what is longer than this says nothing more of them.
    longest: isEngine ? 1e3 : effort.longest,
  }
}

function measure(family: Family, way: Way, effort: GrowthEffort): Row {
  try {
    let growth = measureGrowth(family, way, effort)
    if (growth.worstThreeInARow > TOO_FAST || growth.worstFourfold > FOURFOLD.floor) {
      growth = calmer(growth, measureGrowth(family, way, effort))
    }
    return { family, way: way.name, growth, problem: null }
  } catch (error) {
    return { family, way: way.name, growth: null, problem: String(error) }
  }
}

/** Whoever else works on the machine makes times longer, never shorter. */
function calmer(one: Growth, other: Growth): Growth {
  return one.worstFourfold < other.worstFourfold ? one : other
}

function isBad({ growth }: Row): boolean {
  return growth === null || growth.worstThreeInARow > TOO_FAST
}

function cells({ family, way, growth, problem }: Row): string[] {
  const head = [family.name.padEnd(26), `${family.operation}: ${way}`.padEnd(40)]
  if (growth === null) return [...head, `THREW ${problem}`]
  const { size, ms } = growth.points.at(-1)!
  return [
    ...head,
    `doubling ${formatRatio(growth.worstDoubling)}`.padStart(14),
    `fourfold ${formatRatio(growth.worstFourfold)}`.padStart(14),
    `three in a row ${formatRatio(growth.worstThreeInARow)}`.padStart(20),
    `${size} in ${ms.toFixed(1)} ms`,
    growth.worstThreeInARow > TOO_FAST ? 'TOO FAST' : '',
  ]
}

function summary(rows: readonly Row[]): string {
  const grown = rows.filter(({ growth }) => growth !== null)
  const worst = [...grown].sort((a, b) => b.growth!.worstFourfold - a.growth!.worstFourfold)
  const over = (limit: number): number =>
    grown.filter(({ growth }) => growth!.worstFourfold > limit).length
  return [
    'The ten that grow fastest, by time(4n)/time(n):',
    formatTable(worst.slice(0, 10).map(cells)),
    '',
    `${rows.length} measured, ${rows.length - grown.length} threw, ${rows.filter(isBad).length} bad.`,
    `time(4n)/time(n) over the goal of ${FOURFOLD.goal}: ${over(FOURFOLD.goal)}; over the floor of ${FOURFOLD.floor}: ${over(FOURFOLD.floor)}.`,
  ].join('\n')
}

function readSize(text: string): number | null {
  const match = /^(\d+)(KiB|MiB)?$/.exec(text)
  if (match === null) return null
  const unit = match[2] === 'MiB' ? 1 << 20 : match[2] === 'KiB' ? 1 << 10 : 1
  return Number(match[1]) * unit
}

function refuse(message: string): number {
  console.error(`growth: ${message}`)
  return 2
}
