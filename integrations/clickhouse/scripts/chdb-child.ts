// ClickHouse in a process of its own, where a query can block. Standard input has queries, one JSON string on each line; each
// is answered with one line of JSON.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

/** What is used here of a module that is installed only for a check. */
interface Chdb {
  readonly Session: new (
    folder: string,
    options: { readonly connectionArgs: readonly string[] },
  ) => { query(query: string, format: string): string }
}

const [module, folder, config] = process.argv.slice(2)
const { Session } = createRequire(import.meta.url)(module!) as Chdb
const session = new Session(folder!, { connectionArgs: [`--config-file=${config}`] })
createInterface({ input: process.stdin })
  .on('line', (line) => {
    try {
      answer({ result: session.query(JSON.parse(line) as string, 'TSV') })
    } catch (error) {
      answer({ error: (error as Error).message })
    }
  })
  .on('close', () => process.exit(0))

function answer(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
