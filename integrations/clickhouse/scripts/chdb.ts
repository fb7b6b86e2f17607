import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { functionsXml } from '../src/functions-xml.ts'

/** ClickHouse 26 as a library, of 543 MB: too large to be a dependency of the workspace. */
const CHDB = 'chdb@3.4.0'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const INSTALLED = fileURLToPath(new URL('../node_modules/.cache/chdb', import.meta.url))

/** Installs ClickHouse from npm, once. @returns the folder of its module, or `null` with a reason on the console. */
export function installChdb(): string | null {
  const module = join(INSTALLED, 'node_modules/chdb')
  if (existsSync(join(module, 'package.json'))) return module
  mkdirSync(INSTALLED, { recursive: true })
  writeFileSync(join(INSTALLED, 'package.json'), '{ "private": true }')
  console.log(`Installing ${CHDB} (543 MB) …`)
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', CHDB], {
      cwd: INSTALLED,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return module
  } catch {
    console.log(`ClickHouse 26: skipped, because npm did not install ${CHDB}.`)
    return null
  }
}

/** What a query gave: its result as tab-separated lines, or an error. */
export type Answer = { readonly result: string } | { readonly error: string }

/** ClickHouse in a process of its own, with the functions that this package declares. */
export class Chdb {
  readonly #child: ChildProcess
  readonly #lines: Interface
  #waiting: ((answer: Answer) => void) | null = null
  #ended: Answer | null = null

  /** @param worker - The file of the worker. */
  constructor(module: string, folder: string, worker: string) {
    const scripts = join(folder, 'scripts')
    mkdirSync(scripts, { recursive: true })
    copyFileSync(worker, join(scripts, 'worker.cjs'))
    chmodSync(join(scripts, 'worker.cjs'), 0o755)
    writeFileSync(join(folder, 'waymark_function.xml'), functionsXml())
    const config = join(folder, 'config.xml')
    writeFileSync(
      config,
      `<clickhouse>
  <user_defined_executable_functions_config>${folder}/*_function.xml</user_defined_executable_functions_config>
  <user_scripts_path>${scripts}</user_scripts_path>
</clickhouse>
`,
    )
    this.#child = spawn(
      process.execPath,
      [join(HERE, 'chdb-child.ts'), module, join(folder, 'data'), config],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    this.#lines = createInterface({ input: this.#child.stdout! })
    this.#lines.on('line', (line) => this.#settle(JSON.parse(line) as Answer))
    this.#child.on('exit', (code) => {
      this.#ended = { error: `ClickHouse ended with ${code}` }
      this.#settle(this.#ended)
    })
  }

  get pid(): number {
    return this.#child.pid!
  }

  ask(query: string): Promise<Answer> {
    if (this.#ended !== null) return Promise.resolve(this.#ended)
    return new Promise((resolve) => {
      this.#waiting = resolve
      this.#child.stdin!.write(`${JSON.stringify(query)}\n`)
    })
  }

  /** @throws Error if the query failed. */
  async query(query: string): Promise<string> {
    const answer = await this.ask(query)
    if ('error' in answer) throw new Error(`${answer.error}\nin ${query}`)
    return answer.result.trimEnd()
  }

  async close(): Promise<void> {
    if (this.#ended !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.stdin!.end()
    await ended
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(answer)
  }
}
