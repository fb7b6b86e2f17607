import { readOptions } from '../../scripts/read-options.ts'
import { dataFolder } from '../data.ts'
import type { Suite } from '../suite.ts'
import { bundleProbe, compileClasses, readProbedFiles } from './bundle.ts'
import { type Engine, engines } from './engines.ts'
import { suites as otherSuites } from './other-suites.ts'
import type { ProbeResult } from './probe.ts'
import { suites as urlSuites } from './url-suites.ts'

const USAGE = `Usage: pnpm engines [name…]

Asks the built packages in engines other than Node what the suites ask.

  name  only these engines, which must be on this machine: ${engines.map(({ name }) => name).join(', ')}

Exit status: 0 as expected, 1 not so or an engine that is named is not there, 2 bad usage or no data.`

const args = process.argv.slice(2)
readOptions({ name: 'engines', usage: USAGE, args: args.filter((arg) => arg.startsWith('-')) }, {})
const wanted = args.filter((arg) => !arg.startsWith('-'))
const unknown = wanted.filter((name) => !engines.some((engine) => engine.name === name))
if (unknown.length > 0) {
  console.error(`engines: no such engine: ${unknown.join(', ')}\n\n${USAGE}`)
  process.exit(2)
}
const parts = await Promise.all([
  partOf('@waymark/url', 'url-suites.ts', urlSuites),
  partOf('the other packages', 'other-suites.ts', otherSuites),
])
if (parts.every(({ files }) => files === '{}')) {
  console.log('No data: set WAYMARK_DATA to the folder that has wpt/ and vectors/.')
  process.exit(2)
}

for (const engine of engines) {
  if (wanted.length > 0 && !wanted.includes(engine.name)) continue
  for (const part of engine.onlyUrl ? parts.slice(0, 1) : parts) {
    const isHere = await ask(engine, part)
    if (isHere) continue
    console.log(`${engine.name}: not on this machine; it needs ${engine.needs}`)
    if (wanted.includes(engine.name)) process.exitCode = 1
    break
  }
}

/** Some packages, the suites that ask them, and the files that those read. */
interface Part {
  readonly name: string
  readonly script: string
  /** The script without classes, made when it is first asked for. */
  withoutClasses(): Promise<string>
  readonly files: string
}

async function partOf(name: string, module: string, suites: readonly Suite[]): Promise<Part> {
  const script = await bundleProbe(module)
  const files = readProbedFiles(suites, dataFolder())
  let compiled: Promise<string> | null = null
  const withoutClasses = (): Promise<string> => {
    compiled ??= compileClasses(script)
    return compiled
  }
  return { name, script, withoutClasses, files }
}

interface Failure {
  readonly file: string
  readonly id: string
  readonly reason: string
}

/** @returns `false` when the engine is not on this machine. */
async function ask(engine: Engine, part: Part): Promise<boolean> {
  const started = Date.now()
  const script = engine.withoutClasses ? await part.withoutClasses() : part.script
  const answer = await engine.run(script, `waymark.probe(${JSON.stringify(part.files)})`)
  if (answer === null) return false
  const results = JSON.parse(answer) as ProbeResult[]
  const asked = results.reduce((sum, result) => sum + result.asked, 0)
  const failures = results.flatMap(({ file, failures }) =>
    failures.map(([id, reason]) => ({ file, id, reason })),
  )
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${engine.name}: ${part.name}: ${asked - failures.length}/${asked} in ${seconds} s`)
  const faults = (engine.faults ?? []).filter(({ file }) => results.some((r) => r.file === file))
  const own = without(failures, faults)
  const gone = without(faults, failures)
  for (const { file, id, reason } of own.slice(0, 10)) console.log(`  ${file} ${id}: ${reason}`)
  for (const { file, id, reason } of without(faults, gone)) {
    console.log(`  ${file} ${id}: the engine's fault: ${reason}`)
  }
  for (const { file, id } of gone) {
    console.log(`  ${file} ${id}: no longer fails: take it out of the engine's faults`)
  }
  if (own.length + gone.length > 0 || asked === 0) process.exitCode = 1
  return true
}

/** Those that are not among the others. */
function without(failures: readonly Failure[], others: readonly Failure[]): readonly Failure[] {
  return failures.filter(
    ({ file, id }) => !others.some((other) => other.file === file && other.id === id),
  )
}
