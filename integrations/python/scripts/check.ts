import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readOptions } from '../../../scripts/read-options.ts'
import { findJava, findPython, makeEnvironment } from './python-environment.ts'

const USAGE = `Usage: pnpm check:python [--rows 20000] [--pages 6000] [--rounds 1] [-k <tests>]

Checks the Python package with ruff, mypy and pytest: columns, DuckDB, and a Spark cluster of two executors on this
machine. It needs Python 3.10 or newer, and Java 17 for Spark, and installs the rest from PyPI (about 700 MB) into
node_modules/.cache, or into the folder that WAYMARK_PYTHON_VENV names. Where something is missing, one line says what
was skipped.

  --rows N    how many URLs are compared with the command line
  --pages N   the pages of the site whose audit is compared with waymark validate
  --rounds N  how often a worker is killed, and how often an executor
  -k <tests>  only tests whose names match, as in pytest

Exit status: 0 all is well or skipped, 1 a check has failed, 2 bad usage.`

const values = readOptions(
  { name: 'check:python', usage: USAGE, args: process.argv.slice(2) },
  {
    rows: { type: 'string', default: '20000' },
    pages: { type: 'string', default: '6000' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', short: 'k' },
  },
)

const folder = join(import.meta.dirname, '..')

function check(): number {
  for (const name of ['rows', 'pages', 'rounds'] as const) {
    if (/^[1-9]\d*$/.test(values[name])) continue
    console.error(
      `check:python: --${name} is a whole number from 1, got ${values[name]}\n\n${USAGE}`,
    )
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
  const program = environment.python
  console.log(python.version)
  console.log(
    java === null ? 'Skipped the tests of Spark: there is no Java 17 or newer.' : `Java ${java}`,
  )
  const only = values.only === undefined ? [] : ['-k', values.only]
  const steps = [
    ['ruff', 'check', '--no-cache', '.'],
    ['ruff', 'format', '--no-cache', '--check', '.'],
    ['mypy', '--cache-dir=/dev/null'],
    ['pytest', '-q', '-rP', '-rs', '--durations=5', ...only],
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
        WAYMARK_PYTHON_ROWS: values.rows,
        WAYMARK_PYTHON_PAGES: values.pages,
        WAYMARK_PYTHON_ROUNDS: values.rounds,
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
