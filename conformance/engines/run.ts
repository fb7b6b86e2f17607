import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../../test/data.ts'
import { ask } from './ask.ts'
import { installBinaries } from './binaries.ts'
import { compileEntries } from './compile-entries.ts'
import { engines } from './engines.ts'
import { outdatedLacks } from './lacks.ts'
import { readParts } from './parts.ts'
import { askPlatforms } from './platform-functions.ts'

/** About how many URLs each engine is asked. */
const URLS = 100_000
const FEW_URLS = 2_000

const USAGE = `Usage: pnpm engines [name…] [--all] [--short]

Asks the built packages in engines other than Node what the suites ask, and compares what they say of URLs
with what they say in Node. Compares what functions such as \`fetch\` do with objects of our classes with the README of
@waymark/url. Compiles every entry for Hermes 1.0.

  name     only these, which must be on this machine: hermesc, ${engines.map(({ name }) => name).join(', ')}
  --all    every engine must be on this machine
  --short  asks about ${FEW_URLS} URLs, not ${URLS}

Exit status: 0 as expected, 1 not so or an engine is not there that must be, 2 bad usage or no data.`

const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('-'))
const options = args.filter((arg) => arg.startsWith('-'))
const { all, short } = readOptions(
  { name: 'engines', usage: USAGE, args: options },
  { all: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
)
const names = ['hermesc', ...engines.map(({ name }) => name)]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`engines: no such engine: ${unknown.join(', ')}\n\n${USAGE}`)
  process.exit(2)
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

const problem = installBinaries()
if (problem !== null) console.log(`The engines of npm could not be installed:\n${problem}`)

if (isWanted('hermesc')) {
  const compiled = await compileEntries()
  if (compiled === null) absent('hermesc', 'a platform that its package on npm has a program for')
  else if (!compiled) process.exitCode = 1
}

if (wanted.length === 0) {
  for (const name of await outdatedLacks()) {
    console.log(
      `${name}: lacks something else than test/floors/lacks.json says: pnpm --filter @waymark/conformance lacks`,
    )
    process.exitCode = 1
  }
}

if (!(await askPlatforms(isWanted))) process.exitCode = 1

const parts = await readParts(dataFolder(), short ? FEW_URLS : URLS)
if (parts.every(({ asksNothing }) => asksNothing)) {
  console.log('No data: set WAYMARK_DATA to the folder that has wpt/, vectors/ and corpora/.')
  process.exit(process.exitCode ?? 2)
}
for (const engine of engines.filter(({ name }) => isWanted(name))) {
  const version = await engine.version()
  if (version === null) absent(engine.name, engine.needs)
  else if (!(await ask(engine, version, parts))) process.exitCode = 1
}

function absent(name: string, needs: string): void {
  console.log(`${name}: skipped: not on this machine; it needs ${needs}`)
  if (all || wanted.includes(name)) process.exitCode = 1
}
