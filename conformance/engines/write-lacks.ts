import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { installBinaries } from './binaries.ts'
import { quickjs } from './embedded.ts'
import type { Engine } from './engine.ts'
import { findLacks, LACKS_FILE, type Lacks, type LacksTable, listBuiltIns } from './lacks.ts'
import { deno, hermes, spiderMonkey } from './programs.ts'

/** The first Node with all of ECMAScript 2022, and the last before ECMAScript 2023. */
const NODE = 'node@16.20.2'

/** V8 of that Node, which npx fetches. */
const es2022: Pick<Engine, 'version' | 'run'> = {
  async version() {
    return `V8 ${ofNode('process.versions.v8')}`
  },
  async run(script, call) {
    return ofNode(`${script}\n${call}`)
  },
}

function ofNode(code: string): string {
  return execFileSync('npx', ['-y', NODE, '-p', code], { encoding: 'utf8' }).trim()
}

const problem = installBinaries()
if (problem !== null) throw new Error(problem)
const builtIns = await listBuiltIns(deno)
const asked = { hermes, quickjs, spidermonkey: spiderMonkey, v8: es2022 }
const engines: Record<string, Lacks> = {}
for (const [name, engine] of Object.entries(asked)) {
  const version = await engine.version()
  if (version === null) throw new Error(`${name} is not on this machine`)
  engines[name] = { version, ...(await findLacks(engine, builtIns)) }
}
const table: LacksTable = { reference: (await deno.version())!, engines }
writeFileSync(LACKS_FILE, `${JSON.stringify(table, null, 2)}\n`)
