import { fileURLToPath } from 'node:url'
import { type Context, createContext, Script } from 'node:vm'
import { build } from 'esbuild'
import { REPLACEMENTS } from './intrinsics.ts'
import { OPTION_NAMES } from './option-names.ts'
import { type Difference, merge } from './realm.ts'
import { REMAINING } from './remaining.ts'

/** What changing every built-in changes. */
export interface Report {
  readonly builtIns: number
  readonly pollutions: number
  readonly differences: readonly Difference[]
}

/** In milliseconds, after which an entry of the list is taken to keep a loop from its end. */
const LISTED_HANGS = 400
/** The same of any other: a slow machine is not to look like a loop. */
const HANGS = 60_000

async function bundle(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    platform: 'neutral',
    conditions: ['@waymark/source'],
    target: 'es2022',
  })
  return outputFiles[0]!.text
}

/** A realm in which nothing was parsed yet. */
class Opened {
  readonly #context: Context

  constructor(script: Script, expected: readonly string[] | null) {
    this.#context = createContext({})
    script.runInContext(this.#context)
    const names = JSON.stringify(OPTION_NAMES)
    this.ask(`globalThis.realm = measured.realm(${names}, ${JSON.stringify(expected)})`)
  }

  /** What an expression gives. */
  ask<Answer>(expression: string, options: { readonly timeout?: number } = {}): Answer {
    return new Script(expression).runInContext(this.#context, options) as Answer
  }

  change(name: string, expression: string): Difference | null {
    try {
      return this.ask<Difference | null>(expression, {
        timeout: REMAINING.includes(name) ? LISTED_HANGS : HANGS,
      })
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      return { changed: name, wrong: ['never ends'], critical: [], threw: [] }
    }
  }
}

/**
 * Waymark. A built-in that it reads is replaced in a realm of its own, in which nothing was parsed before: so tables that
 * are made when they are first needed are made while it is replaced.
 */
export async function measureOurs(): Promise<Report> {
  const code = await bundle('./ours.ts', 'measured')
  const first = new Script(code)
  first.runInContext(createContext({}))
  const script = new Script(code, { cachedData: first.createCachedData() })
  const model = new Opened(script, null)
  const results = model.ask<readonly string[]>('realm.results')
  const builtIns = model.ask<readonly string[]>('realm.builtIns')
  const pollutions = model.ask<readonly string[]>('realm.pollutions')
  const cold = new Opened(script, results)
  const read = new Set(cold.ask<readonly number[]>('realm.readBuiltIns()'))
  let warm = new Opened(script, results)
  const differences: Difference[] = []
  for (const [index, name] of builtIns.entries()) {
    let found: Difference | null = null
    const kinds = read.has(index) ? REPLACEMENTS : (['null'] as const)
    for (const kind of kinds) {
      const expression = `realm.measure(${index}, ['${kind}'])`
      const inWarm = warm.change(name, expression)
      if (inWarm !== null) warm = new Opened(script, results)
      found = merge(found, inWarm)
      // Once more where no table was made yet.
      if (read.has(index) && (kind === 'null' || kind === 'this')) {
        found = merge(found, new Opened(script, results).change(name, expression))
      }
    }
    if (found !== null) differences.push(found)
  }
  for (const [index, name] of pollutions.entries()) {
    const found = warm.change(name, `realm.pollute(${index})`)
    if (found === null) continue
    differences.push(found)
    warm = new Opened(script, results)
  }
  return { builtIns: builtIns.length, pollutions: pollutions.length, differences }
}
