import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  hasPostgres,
  PostgresServer,
} from '../../../integrations/clickhouse/scripts/postgres-server.ts'
import { writeProgram } from '../../../integrations/clickhouse/scripts/waymark-program.ts'
import { sqlArgument } from '../calls.ts'
import { cellOf, NotHere, type TableEngine } from '../engine.ts'
import { COLUMNS } from '../rows.ts'
import { workerRuns } from '../worker-runs.ts'
import { rowsOf, tsvOf } from './worker.ts'

/** The recipe of the guides for PostgreSQL: the rows go to a file, and come back with their answers from the worker. */
export const postgres: TableEngine = {
  name: 'postgres',
  cannotHold: { what: 'U+0000 in a text', is: (text) => text.includes('\0') },
  lacks: ({ name }) => (name === 'version' ? 'a row has a column' : null),
  async *ask({ rows, calls, folder }) {
    if (!hasPostgres()) throw new NotHere('initdb, postgres and psql are not in the PATH')
    // The server may be another user, who must find the worker.
    chmodSync(folder, 0o755)
    writeProgram(join(folder, 'bin'))
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
    const server = new PostgresServer(join(folder, 'server'), env)
    const run = async (sql: string) => {
      const { status, told, printed } = await server.run(
        ['--no-align', '--tuples-only', '-v', 'ON_ERROR_STOP=1', '--file', file(sql)],
        { cwd: folder, env },
      )
      if (status !== 0) throw new Error(told)
      return printed
    }
    const file = (sql: string) => {
      writeFileSync(join(folder, 'run.sql'), sql)
      return join(folder, 'run.sql')
    }
    try {
      await server.ready()
      writeFileSync(join(folder, 'asked.tsv'), tsvOf(rows))
      await run(`CREATE TABLE asked (n serial, ${COLUMNS.join(' text, ')} text);
\\copy asked (${COLUMNS}) FROM 'asked.tsv'`)
      for (const { calls: own, args, columns } of workerRuns(calls)) {
        const names = own.map((_, at) => `c${at}`)
        const types = own.map(
          ({ returns }, at) => `c${at} ${returns === 'boolean' ? 'boolean' : 'text'}`,
        )
        const options = args.map((arg) => `''${arg}''`).join(' ')
        // COPY, because a result that psql formats lacks U+10FFFE and U+10FFFF.
        const printed = await run(`CREATE TABLE answered (n serial, ${types});
\\copy (SELECT ${[...columns.values()].map(sqlArgument)} FROM asked ORDER BY n) TO 'asked.tsv'
\\copy answered (${names}) FROM PROGRAM 'waymark worker ${options} < asked.tsv'
COPY (SELECT ${names} FROM answered ORDER BY n) TO STDOUT;
DROP TABLE answered;`)
        const answers = rowsOf(printed)
        for (const [at, call] of own.entries()) {
          yield [call, answers.map((row) => cellOf(call, row[at]))]
        }
      }
    } finally {
      await server.close()
    }
  },
}
