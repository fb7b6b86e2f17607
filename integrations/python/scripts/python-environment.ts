import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A Python that can make environments. */
export interface Python {
  readonly command: string
  /** Such as `Python 3.11.7`. */
  readonly version: string
}

/** An environment with all that the checks need, or why there is none. */
export type Environment =
  | { readonly kind: 'ready'; readonly python: string }
  | { readonly kind: 'offline' | 'failed'; readonly why: string }

const OLDEST_JAVA = 17

/** Returns the version of Java; `null` if it is missing or too old for Spark. */
export function findJava(): string | null {
  const home = process.env['JAVA_HOME']
  const java = home === undefined ? 'java' : join(home, 'bin', 'java')
  const { stderr = '' } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  const version = /version "((\d+)[^"]*)"/.exec(stderr ?? '')
  return version !== null && Number(version[2]) >= OLDEST_JAVA ? version[1]! : null
}

const SUITS =
  'import sys, venv, ensurepip; print(sys.version); sys.exit(sys.version_info < (3, 10))'

/** Returns the Python that the environment names or the path has; `null` if none suits. */
export function findPython(): Python | null {
  for (const command of [process.env['PYTHON'], 'python3', 'python']) {
    if (command === undefined || command === '') continue
    const { status, stdout } = spawnSync(command, ['-c', SUITS], { encoding: 'utf8' })
    if (status === 0) return { command, version: `Python ${stdout.split(' ')[0]}` }
  }
  return null
}

const OFFLINE = /NewConnectionError|ConnectTimeout|ProxyError|Name or service not known|resolution/

/** Makes the environment of the tests, unless it is there with the same requirements. */
export function makeEnvironment(folder: string, { command }: Python): Environment {
  const path =
    process.env['WAYMARK_PYTHON_VENV'] ?? join(folder, 'node_modules', '.cache', 'environment')
  const requirements = join(folder, 'tests', 'requirements.txt')
  const wanted = readFileSync(requirements, 'utf8')
  const stamp = join(path, 'requirements.txt')
  const python = join(path, 'bin', 'python')
  // The stamp is written last: an environment that was only begun has none.
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { kind: 'ready', python }
  if (existsSync(path)) {
    const isOurs = existsSync(join(path, 'pyvenv.cfg'))
    if (!isOurs) return { kind: 'failed', why: `${path} is not an environment of Python` }
    rmSync(path, { recursive: true })
  }
  console.log(`Installing Python’s packages into ${path}, once.`)
  for (const [program, args] of [
    [command, ['-m', 'venv', path]],
    [python, ['-m', 'pip', 'install', '--quiet', '--retries', '2', '-r', requirements]],
  ] as const) {
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
    if (status === 0) continue
    const why = error?.message ?? stderr.trim()
    return OFFLINE.test(why)
      ? { kind: 'offline', why: why.split('\n').at(-1) ?? '' }
      : { kind: 'failed', why }
  }
  writeFileSync(stamp, wanted)
  return { kind: 'ready', python }
}
