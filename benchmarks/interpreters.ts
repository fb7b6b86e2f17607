import { readOptions } from '../scripts/read-options.ts'
import { bundleRows } from './src/interpreters/bundle.ts'
import { interpreters } from './src/interpreters/engines.ts'
import type { RowResult } from './src/interpreters/rows.ts'
import { formatTable } from './src/report.ts'

const USAGE = `Usage: pnpm bench:interpreters [--quick]

Measures @waymark/react-native beside react-native-url-polyfill on engines that compile nothing: Hermes, JavaScriptCore
without its JIT, and QuickJS. Each row is their time by ours: above 1, ours is faster.

  --quick  fewer rounds

Exit status: 0 each kind of row (constructor, href, relative, setters, params, …) reaches 1.5 in the geometric mean and
each row 1.25, 1 one does not, or the two do not agree, 2 bad usage.`
const KIND_FLOOR = 1.5
const ROW_FLOOR = 1.25
/** How the names of rows begin. */
const KINDS = ['constructor', 'href', 'canParse', 'relative', 'getters', 'setters', 'params']

const { quick } = readOptions(
  { name: 'bench:interpreters', usage: USAGE, args: process.argv.slice(2) },
  { quick: { type: 'boolean', default: false } },
)

const columns: [name: string, results: readonly RowResult[]][] = []
const script = await bundleRows('@waymark/react-native/ascii')
for (const { name, run } of interpreters) {
  const answer = await run(script, `bench(${quick ? 6 : 16})`)
  if (answer === null) console.log(`${name} is not on this machine: left out`)
  else columns.push([name, JSON.parse(answer) as RowResult[]])
}

const rows = columns[0]?.[1].map(({ row }) => row) ?? []
console.log(
  formatTable([
    ['their time / ours (µs of ours)', ...columns.map(([name]) => name)],
    ...rows.map((row, index) => [row, ...columns.map(([, results]) => cell(results[index]!))]),
  ]),
)
const faults = columns.flatMap(([name, results]) => [
  ...results.flatMap(({ agrees, ratio, row }) => {
    if (!agrees) return [`${name}: ${row}: the two do not come to the same`]
    return fault(`${name}: ${row}`, ratio, ROW_FLOOR)
  }),
  ...KINDS.flatMap((kind) => {
    const rows = results.filter(({ row }) => row.startsWith(kind))
    return fault(`${name}: all rows of ${kind}`, geometricMean(rows), KIND_FLOOR)
  }),
])
for (const line of faults) console.log(line)
process.exitCode = faults.length > 0 ? 1 : 0

function fault(what: string, ratio: number, floor: number): string[] {
  return ratio < floor ? [`${what}: ${ratio.toFixed(2)}, below the floor of ${floor}`] : []
}

function geometricMean(rows: readonly RowResult[]): number {
  return Math.exp(rows.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / rows.length)
}

function cell({ microseconds, ratio }: RowResult): string {
  return `${ratio.toFixed(2)} (${microseconds.toFixed(1)})`
}
