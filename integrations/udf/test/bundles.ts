import vm from 'node:vm'
import { es2020Prelude } from '../../../conformance/udf/es2020-prelude.ts'
import { buildBundle } from '../scripts/bundle.ts'

/** The scripts, as a build makes them now. */
export const [lite, full]: readonly [string, string] = await Promise.all([
  buildBundle('lite'),
  buildBundle('full'),
])

/** Runs scripts in a V8 with ECMAScript 2020 and nothing else, and returns JSON of the last one's value. */
export function runBare(...scripts: readonly string[]): unknown {
  const context = vm.createContext(Object.create(null))
  vm.runInContext(es2020Prelude(), context)
  let value: unknown
  for (const script of scripts) value = vm.runInContext(script, context)
  return JSON.parse(vm.runInContext('JSON.stringify', context)(value) ?? 'null')
}
