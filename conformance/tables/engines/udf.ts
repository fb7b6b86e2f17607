import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sqlName } from '@waymark/udf'
import { engines } from '../../engines/engines.ts'
import { es2020Prelude } from '../../udf/es2020-prelude.ts'
import { hostScript, readStatements } from '../../udf/sql-statements.ts'
import { formOf, valuesOf } from '../calls.ts'
import { cellOf, NotHere, type TableEngine } from '../engine.ts'

/** The statements of a hosted engine, and the script to which they refer. */
const HOSTS = {
  bigquery: { statements: 'bigquery.sql', library: 'full.js', isSmall: false },
  snowflake: { statements: 'snowflake.sql', library: null, isSmall: true },
} as const

function hosted(host: keyof typeof HOSTS, engineName: string): TableEngine {
  const { statements, library, isSmall } = HOSTS[host]
  const engine = engines.find(({ name }) => name === engineName)!
  return {
    name: `${host}-${engineName}`,
    lacks(call) {
      if (call.name === 'version') return 'the script has a version of its own'
      return isSmall && formOf(call).of.isSmall !== true
        ? 'the small script does not have it'
        : null
    },
    async *ask({ rows, calls }) {
      if ((await engine.version()) === null) throw new NotHere(`it needs ${engine.needs}`)
      const script = hostScript(
        readStatements(built(statements), host),
        library === null ? '' : built(library),
      )
      const prelude = es2020Prelude(engineName === 'jsc' ? 'print' : null)
      for (const call of calls) {
        const asked = JSON.stringify(rows.map((row) => valuesOf(call, row)))
        const answered = await engine.run(
          `${prelude}${script}`,
          `JSON.stringify(${asked}.map((row) => sql.${sqlName(formOf(call))}(...row)))`,
        )
        yield [call, (JSON.parse(answered) as unknown[]).map((cell) => cellOf(call, cell))]
      }
    },
  }
}

function built(file: string): string {
  const path = fileURLToPath(import.meta.resolve(`@waymark/udf/dist/${file}`))
  if (!existsSync(path)) throw new NotHere(`there is no ${path}: run pnpm build`)
  return readFileSync(path, 'utf8')
}

export const hostedEngines: readonly TableEngine[] = (['bigquery', 'snowflake'] as const).flatMap(
  (host) => ['vm', 'jsc'].map((engine) => hosted(host, engine)),
)
