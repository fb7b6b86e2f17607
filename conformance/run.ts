import { readOptions } from '../scripts/read-options.ts'

const USAGE = `Usage: pnpm conformance [name…] [--verbose] [--json]

Runs the data-driven suites against a folder of test data and prints one line per data file:
name  passed/total  skipped.

  name       run only the data files whose path contains one of these
  --verbose  show every failure, the known ones too, and why cases were skipped
  --json     print the results as JSON

The folder is WAYMARK_DATA, else ../shared beside the project. The tests of other programs are read from WAYMARK_PEERS,
else ../peers: pnpm fetch:peers. Chromium's tests of domains are read from WAYMARK_DISPLAY_DATA, else ../display-data:
pnpm fetch:display-corpus.
Exit status: 0 as expected, 1 unexpected failures or passes, 2 bad usage or no data.`

const args = process.argv.slice(2)
const { verbose, json } = readOptions(
  { name: 'conformance', usage: USAGE, args: args.filter((arg) => arg.startsWith('-')) },
  { verbose: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
)
// What the suites import takes seconds: a question about usage is answered before.
const { runDataFiles } = await import('./run-data-files.ts')
process.exitCode = await runDataFiles({
  names: args.filter((arg) => !arg.startsWith('-')),
  verbose,
  json,
})
