import { readOptions } from '../scripts/read-options.ts'
import { bundleRows } from './src/interpreters/bundle.ts'
import { interpreters } from './src/interpreters/engines.ts'
import type { RowResult } from './src/interpreters/rows.ts'
import { formatTable } from './src/report.ts'

const USAGE = `Usage: pnpm bench:interpreters [--quick]

Measures @waymark/react-native beside react-native-url-polyfill on engines that compile nothing: Hermes, JavaScriptCore
without its JIT, and QuickJS. Each row is their time by ours: above 1, ours is faster.

  --quick  fewer rounds

Exit status: 0 each row reaches the floor of 1.5, 1 one does not, or the two do not agree, 2 bad usage.`
const FLOOR = 1.5

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
const all = columns.flatMap(([name, results]) => results.map((result) => ({ name, ...result })))
for (const { agrees, name, ratio, row } of all) {
  if (!agrees) console.log(`${name}: ${row}: the two do not come to the same`)
  else if (ratio < FLOOR)
    console.log(`${name}: ${row}: ${ratio.toFixed(2)}, below the floor of ${FLOOR}`)
}
process.exitCode = all.some(({ agrees, ratio }) => !agrees || ratio < FLOOR) ? 1 : 0

function cell({ microseconds, ratio }: RowResult): string {
  return `${ratio.toFixed(2)} (${microseconds.toFixed(1)})`
}
