import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  findJava,
  findPython,
  makeEnvironment,
} from '../../../integrations/python/scripts/python-environment.ts'
import { cellOf, NotHere, type TableEngine } from '../engine.ts'
import { COLUMNS } from '../rows.ts'
import { runProcess } from '../run-process.ts'

const FOLDER = fileURLToPath(new URL('../../../integrations/python', import.meta.url))

/** What `ask_table.py` asks. */
const NAMES = ['lists', 'pyarrow', 'pandas', 'polars', 'duckdb', 'spark'] as const

function python(name: (typeof NAMES)[number]): TableEngine {
  return {
    name: `python-${name}`,
    lacks: (call) => (call.name === 'version' ? 'it is not a function of columns' : null),
    async *ask({ rows, calls, folder }) {
      const found = findPython()
      if (found === null) throw new NotHere('there is no Python 3.10 or newer with venv')
      if (name === 'spark' && findJava() === null) throw new NotHere('there is no Java 17 or newer')
      const environment = makeEnvironment(FOLDER, found)
      if (environment.kind !== 'ready') throw new NotHere(environment.why)
      writeFileSync(join(folder, 'table.json'), JSON.stringify({ columns: COLUMNS, rows, calls }))
      const program = join(FOLDER, 'tests', 'ask_table.py')
      await runProcess(environment.python, [program, folder, name], {
        cwd: FOLDER,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', WAYMARK_NODE: process.execPath },
      })
      const answers = readFileSync(join(folder, `answers-${name}.jsonl`), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as unknown[])
      for (const [at, call] of calls.entries()) {
        yield [call, answers.map((row) => cellOf(call, row[at]))]
      }
    },
  }
}

export const pythonEngines: readonly TableEngine[] = NAMES.map(python)
