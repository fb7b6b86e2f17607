import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeTsv, type UrlFunctionOptions, unescapeTsv } from '@waymark/worker'
import { type Data, makeVector, tableFromIPC, type Utf8, type Vector } from 'apache-arrow'
import { streamOf } from '../../../packages/worker/test/arrow-streams.ts'
import { cellOf, NotHere, type TableEngine } from '../engine.ts'
import type { Row } from '../rows.ts'
import { runProcess } from '../run-process.ts'
import { inputOf, workerRuns } from '../worker-runs.ts'

/** The program that is published. */
const WAYMARK = fileURLToPath(new URL('../../../packages/cli/dist/waymark.js', import.meta.url))

/** How rows are written, and the answers of each row read. */
interface Format {
  write(rows: readonly Row[], columns: readonly string[]): string | Uint8Array
  read(output: Buffer): readonly (readonly unknown[])[]
}

const FORMATS: Readonly<Record<'tsv' | 'jsonl' | 'arrow', Format>> = {
  tsv: { write: tsvOf, read: (output) => rowsOf(output.toString()) },
  jsonl: {
    write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
    read: (output) => linesIn(output.toString()).map((line) => JSON.parse(line) as unknown[]),
  },
  arrow: { write: arrowOf, read: readArrow },
}

/** Rows as TabSeparated, which is also the text format of PostgreSQL. */
export function tsvOf(rows: readonly Row[]): string {
  const field = (value: string | null) => (value === null ? '\\N' : escapeTsv(value))
  return rows.map((row) => `${row.map(field).join('\t')}\n`).join('')
}

/** The rows of such a text. */
export function rowsOf(tsv: string): readonly (readonly (string | null)[])[] {
  const read = (field: string) => (field === '\\N' ? null : unescapeTsv(field))
  return linesIn(tsv).map((line) => line.split('\t').map(read))
}

function linesIn(text: string): readonly string[] {
  return text.split('\n').slice(0, -1)
}

/** Several batches, as engines send them. */
function arrowOf(rows: readonly Row[], columns: readonly string[]): Uint8Array {
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) => {
    const part = rows.slice(batch * BATCH, (batch + 1) * BATCH)
    return Object.fromEntries(columns.map((name, at) => [name, part.map((row) => row[at]!)]))
  })
  return streamOf(batches)
}

const BATCH = 500
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function readArrow(output: Buffer): readonly (readonly unknown[])[] {
  return tableFromIPC(output).batches.flatMap((batch) => {
    const columns = batch.data.children.map((data) => makeVector(data))
    return Array.from({ length: batch.numRows }, (_, row) =>
      columns.map((column) => valueAt(column, row)),
    )
  })
}

/** A value of a column. The library would drop a byte order mark at the beginning of a string. */
function valueAt(column: Vector, row: number): unknown {
  const value: unknown = column.get(row)
  if (typeof value !== 'string') return value
  const { values, valueOffsets } = column.data[0] as Data<Utf8>
  return decoder.decode(values.subarray(valueOffsets[row], valueOffsets[row + 1]))
}

function worker(format: keyof typeof FORMATS, options: UrlFunctionOptions = {}): TableEngine {
  const { assumeScheme } = options
  const { write, read } = FORMATS[format]
  return {
    name: assumeScheme === undefined ? `worker-${format}` : `worker-${format}-${assumeScheme}`,
    options,
    lacks: ({ name }) => (name === 'version' ? 'a row has a column' : null),
    async *ask({ rows, calls, folder }) {
      if (!existsSync(WAYMARK)) throw new NotHere(`there is no ${WAYMARK}: run pnpm build`)
      const scheme = assumeScheme === undefined ? [] : ['--assume-scheme', assumeScheme]
      for (const run of workerRuns(calls)) {
        const args = [...run.args, '--format', format, ...scheme]
        const input = write(
          rows.map((row) => inputOf(run, row)),
          [...run.columns.keys()],
        )
        const answers = read(await runWorker(folder, args, input))
        for (const [at, call] of run.calls.entries()) {
          yield [call, answers.map((row) => cellOf(call, row[at]))]
        }
      }
    },
  }
}

/** Runs the program in files, which are as long as they need to be. */
async function runWorker(
  folder: string,
  args: readonly string[],
  input: string | Uint8Array,
): Promise<Buffer> {
  const [from, to] = [join(folder, 'input'), join(folder, 'output')]
  writeFileSync(from, input)
  const [stdin, stdout] = [openSync(from, 'r'), openSync(to, 'w')]
  await runProcess(process.execPath, [WAYMARK, 'worker', ...args], {
    stdio: [stdin, stdout, 'pipe'],
  })
  closeSync(stdin)
  closeSync(stdout)
  return readFileSync(to)
}

export const workers: readonly TableEngine[] = [
  worker('tsv'),
  worker('jsonl'),
  worker('arrow'),
  worker('tsv', { assumeScheme: 'https' }),
]
