import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL does not run as root; it then runs as `nobody`. */
const NOBODY = 65_534

/** A server of PostgreSQL in a folder of its own, which only a socket in this folder leads to. */
export class PostgresServer {
  readonly #folder: string
  readonly #child: ChildProcess

  /** @throws Error if the server cannot be made. */
  constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.#folder = folder
    const data = join(folder, 'data')
    mkdirSync(data, { recursive: true })
    for (const path of [folder, data]) {
      chmodSync(path, 0o700)
      if (isRoot()) chownSync(path, NOBODY, NOBODY)
    }
    const user = isRoot() ? { uid: NOBODY, gid: NOBODY } : {}
    const options = ['--pgdata', data, '--username', 'waymark', '--encoding', 'UTF8', '--no-sync']
    const made = spawnSync('initdb', [...options, '--locale', 'C', '--auth', 'trust'], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
    this.#child = spawn('postgres', ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      env: environment,
    })
  }

  /** Waits until it answers. @throws Error if it has ended. */
  async ready(): Promise<void> {
    while ((await this.run(['--command', 'SELECT 1'])).status !== 0) {
      if (this.#child.exitCode !== null) throw new Error('postgres did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Runs `psql` in a folder. */
  run(
    args: readonly string[],
    options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
  ): Promise<{ readonly status: number | null; readonly printed: string; readonly told: string }> {
    const plain = ['--no-psqlrc', '--quiet', '--host', this.#folder, '--username', 'waymark']
    const child = spawn('psql', [...plain, '--dbname', 'postgres', ...args], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const texts = { printed: '', told: '' }
    child.stdout.setEncoding('utf8').on('data', (text) => {
      texts.printed += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      texts.told += text
    })
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (status) => resolve({ status, ...texts }))
    })
  }

  /** What a query returns, a row on each line. @throws Error if it fails. */
  async query(sql: string): Promise<string> {
    const { status, printed, told } = await this.run(['--no-align', '--tuples-only', '-c', sql])
    if (status !== 0) throw new Error(`${told}\nin ${sql}`)
    return printed
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    // Without waiting for who is connected.
    this.#child.kill('SIGINT')
    await ended
  }
}

/** Whether PostgreSQL is on this machine. */
export function hasPostgres(): boolean {
  return ['initdb', 'postgres', 'psql'].every(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
  )
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}
