import { dataFolder } from '../data.ts'
import { bundleProbe, readProbedFiles } from './bundle.ts'
import { engines } from './engines.ts'
import type { ProbeResult } from './probe.ts'

// pnpm engines [vm] [quickjs] [jsc] [chromium]: the built bundle of @waymark/url in other engines.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !engines.some((engine) => engine.name === name))
if (unknown.length > 0) {
  console.error(
    `No such engine: ${unknown.join(', ')}. There are ${engines.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const files = readProbedFiles(dataFolder())
if (files === '{}') {
  console.log('No data: set WAYMARK_DATA to the folder that has wpt/ and adversarial/.')
  process.exit(2)
}
const script = `${await bundleProbe()}\nwaymark.probe(${JSON.stringify(files)})`

for (const { name, needs, run } of engines) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = Date.now()
  const answer = await run(script)
  if (answer === null) {
    console.log(`${name}: not on this machine; it needs ${needs}`)
    if (wanted.includes(name)) process.exitCode = 1
    continue
  }
  const results = JSON.parse(answer) as ProbeResult[]
  const asked = results.reduce((sum, result) => sum + result.asked, 0)
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
  console.log(
    `${name}: ${asked - failed}/${asked} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  for (const { file, failures } of results) {
    for (const [id, reason] of failures.slice(0, 5)) console.log(`  ${file} ${id}: ${reason}`)
  }
  if (failed > 0 || asked === 0) process.exitCode = 1
}
