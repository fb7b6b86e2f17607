import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readOptions } from '../../scripts/read-options.ts'
import { bundleClasses, bundleTest } from './bundle.ts'
import type { Outcome } from './outcome.ts'
import { peerFolder } from './peer-folder.ts'
import { runTests } from './run-tests.ts'
import { WebPlatformTests } from './run-wpt.ts'

const USAGE = `Usage: pnpm conformance:react-native [--verbose]

Runs the tests of react-native-url-polyfill against the built @waymark/react-native. They are read from a copy of its
repository, react-native-url-polyfill in the folder that WAYMARK_PEERS names, else in ../peers beside the project.
Its list of exceptions is not read: what it skips or expects to fail must pass.

  --verbose  show every failure, not the first ten

Exit status: 0 all pass, 1 not so, 2 bad usage or no copy.`

const { verbose } = readOptions(
  { name: 'conformance:react-native', usage: USAGE, args: process.argv.slice(2) },
  { verbose: { type: 'boolean' } },
)
const folder = peerFolder()
if (folder === null) {
  console.log(
    'No copy of react-native-url-polyfill: its tests are skipped. Set WAYMARK_PEERS to the folder that holds it.',
  )
  process.exit(2)
}

const results: [name: string, outcomes: readonly Outcome[]][] = []
for (const file of globSync('{js/,}__tests__/*-test.js', { cwd: folder }).sort()) {
  const name = basename(file)
  // It runs the files below, and compares what fails with the list of exceptions.
  if (name === 'OfficialWPT-test.js') continue
  results.push([name, await runTests(await bundleTest(join(folder, file)), name)])
}
const tests = new WebPlatformTests(join(folder, 'js/__tests__/wpt'), await bundleClasses())
for (const run of tests.runs()) results.push([`${run.file}${run.variant}`, await tests.run(run)])

for (const [name, outcomes] of results) console.log(`${name}  ${tally(outcomes)}`)
const all = results.flatMap(([, outcomes]) => outcomes)
const failed = all.filter(({ problem }) => problem !== null)
for (const { name, problem } of verbose ? failed : failed.slice(0, 10)) {
  console.log(`  ${name}: ${problem}`)
}
console.log(`\nreact-native-url-polyfill: ${tally(all)}`)
process.exitCode = failed.length > 0 || all.length === 0 ? 1 : 0

function tally(outcomes: readonly Outcome[]): string {
  return `${outcomes.filter(({ problem }) => problem === null).length}/${outcomes.length}`
}
