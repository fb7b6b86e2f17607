import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readOptions } from '../../../scripts/read-options.ts'
import { findJava, findPython, makeEnvironment } from './python-environment.ts'

const USAGE = `Usage: pnpm check:python [--short] [--rows 20000] [--pages 6000] [--kills 100] [-k <tests>]
       pnpm check:python --install

Checks the Python package with ruff, mypy and pytest: columns, DuckDB, and a Spark cluster of two executors on this
machine. It needs Python 3.10 or newer, and Java 17 for Spark, and installs the rest from PyPI (about 1.2 GB) into
node_modules/.cache, or into the folder that WAYMARK_PYTHON_VENV names. Where something is missing, one line says what
was skipped.

  --short     without Spark, which check:tables asks, and as --rows 2000 --kills 10
  --rows N    how many URLs are compared with the command line
  --pages N   the pages of the site whose audit is compared with waymark validate
  --kills N   how often a worker or an executor is killed, in all engines together
  -k <tests>  only tests whose names match, as in pytest
  --install   installs what the checks need, and ends

Exit status: 0 all is well or skipped, 1 a check has failed, 2 bad usage.`

const values = readOptions(
  { name: 'check:python', usage: USAGE, args: process.argv.slice(2) },
  {
    short: { type: 'boolean', default: false },
    rows: { type: 'string' },
    pages: { type: 'string' },
    kills: { type: 'string' },
    only: { type: 'string', short: 'k' },
    install: { type: 'boolean', default: false },
  },
)

const size = {
  rows: values.rows ?? (values.short ? '2000' : '20000'),
  pages: values.pages ?? '6000',
  kills: values.kills ?? (values.short ? '10' : '100'),
}

const folder = join(import.meta.dirname, '..')

function check(): number {
  for (const [name, value] of Object.entries(size)) {
    if (/^[1-9]\d*$/.test(value)) continue
    console.error(`check:python: --${name} is a whole number from 1, got ${value}\n\n${USAGE}`)
    return 2
  }
  const java = findJava()
  const python = findPython()
  if (python === null) return skip('there is no Python 3.10 or newer with venv')
  const environment = makeEnvironment(folder, python)
  if (environment.kind !== 'ready') {
    if (environment.kind === 'offline') return skip(`PyPI cannot be reached (${environment.why})`)
    console.error(environment.why)
    return 1
  }
  if (values.install) return 0
  const program = environment.python
  console.log(python.version)
  console.log(
    java === null ? 'Skipped the tests of Spark: there is no Java 17 or newer.' : `Java ${java}`,
  )
  const fast = values.short ? ['-m', 'not slow'] : []
  const only = values.only === undefined ? [] : ['-k', values.only]
  const steps = [
    ['ruff', 'check', '--no-cache', '.'],
    ['ruff', 'format', '--no-cache', '--check', '.'],
    ['mypy', '--cache-dir=/dev/null'],
    ['pytest', '-q', '-rPs', '--durations=5', ...fast, ...only],
  ]
  const failed = steps.filter(([name = '', ...args]) => {
    const { status } = spawnSync(program, ['-m', name, ...args], {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        PYTHONDONTWRITEBYTECODE: '1',
        WAYMARK_NODE: process.execPath,
        WAYMARK_JAVA: java ?? '',
        WAYMARK_PYTHON_ROWS: size.rows,
        WAYMARK_PYTHON_PAGES: size.pages,
        WAYMARK_PYTHON_KILLS: size.kills,
      },
    })
    return status !== 0
  })
  return failed.length === 0 ? 0 : 1
}

function skip(why: string): number {
  console.log(`Skipped the checks of Python: ${why}.`)
  return 0
}

process.exitCode = check()
