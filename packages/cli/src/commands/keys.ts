import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditCounts, auditSql, loadSql } from '@waymark/duckdb/audit'
import { sentence } from '@waymark/infra/internal'
import { keyTableNames } from '@waymark/site'
import { writeKeyTables } from '@waymark/site/node'
import { chosenConfig, MATCHING_OPTIONS } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { type ExitStatus, statusOf } from '../exit-status.ts'
import { Failure, usageFailure } from '../failure.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf } from '../input/database-input.ts'
import { MEMORY_OPTION, tableMemoryOf } from '../memory-option.ts'
import { formatOption } from '../output/format-option.ts'
import { writeJson } from '../output/json-text.ts'
import { isStandardOutput } from '../output/standard-output.ts'
import { ToldProblems } from '../problems/told-problems.ts'
import { say } from '../speech.ts'
import { safePath } from '../terminal/safe-text.ts'
import { VERSION } from '../version.ts'

/** The formats of the tables. */
const FORMATS = ['ndjson', 'parquet'] as const

type Format = (typeof FORMATS)[number]

export const keys: Command = {
  name: 'keys',
  summary: SUMMARIES.keys,
  synopsis: '[options] <file|folder|->… --out <folder>',
  description: [
    'Reads a URL source database (JSON, NDJSON, CSV or TSV), sitemaps, a robots.txt or folders of sitemaps as one site, like waymark validate, and writes four tables: pages, links, keys (the canonical form of each distinct URL, with a number) and languages (the distinct hreflang values). Two URLs with one key are one page. Values are kept as they are written, wrong values included. Entries and links that cannot have a row, such as an entry without a URL or a link without a language, are reported with their places.',
    'The folder also gets audit.sql for DuckDB, which loads the tables and prints the number of problems of each code. It finds the problems of waymark validate that can be found by joins. Run it in the folder: duckdb < audit.sql.',
    'URLs with the same canonical form are one page. The default form removes the fragment and normalises only the spelling: the case of the scheme and the host, the default port, dot segments and percent-encoding. --canonical chooses another form. The member canonical of a database does the same for everything that neither the options nor the configuration set.',
    'All files are written, or none. If an input cannot be read to its end, or a sitemap of an index is missing, nothing is written.',
  ],
  options: [
    { name: 'out', short: 'o', value: 'folder', summary: 'The folder for the tables.' },
    {
      name: 'to',
      value: 'format',
      choices: FORMATS,
      fallback: 'ndjson',
      summary: 'The format of the tables. parquet needs the npm package @duckdb/node-api.',
    },
    INPUT_FORMAT,
    ...MATCHING_OPTIONS,
    MEMORY_OPTION,
    formatOption('json prints one object with the number of rows.'),
  ],
  examples: [
    { command: 'waymark keys url-source.json --out tables', what: 'a database as NDJSON' },
    {
      command: 'waymark keys public/ --out tables --to parquet && cd tables && duckdb < audit.sql',
      what: 'the sitemaps of a site as Parquet, and their hreflang problems by SQL',
    },
    {
      command: 'waymark keys shop.csv blog.csv --memory 256MiB --out tables',
      what: 'two files as one site, with a memory limit',
    },
  ],
  exitStatuses: {
    0: 'every entry and every link has a row',
    1: 'an entry or a link has no row; the tables were written',
  },
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY, kind: 'files' },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const out = options.required('out')
  if (await isStandardOutput(out)) {
    throw usageFailure(
      '--out is standard output, which cannot have several tables: name a folder',
      { detail: 'tables-to-output' },
    )
  }
  const format = FORMATS.find((one) => one === options.text('to')) ?? 'ndjson'
  const convert = format === 'parquet' ? await parquetWriter() : null
  const isJson = options.text('format') === 'json'
  const told = new ToldProblems(isJson, io)
  const report = await writeKeyTables(operands, out, {
    ...readingOf(io),
    ...inputFormatOf(options),
    ...tableMemoryOf(options),
    config: chosenConfig(options),
    onProblem: told.add,
    async finish(folder) {
      await convert?.(folder)
      await writeFile(join(folder, 'audit.sql'), auditScript(format))
    },
  })
  if (isJson) {
    const generator = `waymark ${VERSION}`
    const problems = told.listed.length === 0 ? {} : { problems: told.listed }
    await writeJson(
      { generator, command: 'keys', input: operands, output: out, ...report, ...problems },
      io.stdout,
    )
    return statusOf(told)
  }
  for (const name of keyTableNames) {
    const path = safePath(join(out, `${name}.${format}`))
    io.stdout.write(`${path}  ${say('{n} {n|row|rows}', { n: report.rows[name] })}\n`)
  }
  if (told.links > 0) {
    io.stdout.write(`${say('{n} {n|link|links} that cannot be read: no row', { n: told.links })}\n`)
  }
  if (report.withoutUrl > 0) {
    io.stdout.write(
      `${say('{n} {n|entry|entries} without a URL: no row', { n: report.withoutUrl })}\n`,
    )
  }
  return statusOf(told)
}

/** The statements for the client of DuckDB, which is started in the folder of the tables. */
function auditScript(format: Format): string {
  const head = "-- Run it in this folder: duckdb < audit.sql\nSET memory_limit = '512MiB';\n"
  return `${head}\n${loadSql('.', format)}\n${auditSql()}\n${auditCounts};\n`
}

/** Loads DuckDB before anything is read, because without it the work would be in vain. */
async function parquetWriter(): Promise<(folder: string) => Promise<void>> {
  try {
    const { writeParquet } = await import('@waymark/duckdb/node')
    return (folder) => writeParquet(folder).catch(failParquet)
  } catch (error) {
    throw new Failure(
      sentence(
        '--to parquet needs the package @duckdb/node-api, which cannot be loaded ({why}): run npm install @duckdb/node-api, or leave out --to parquet',
        { detail: 'no-duckdb', why: firstLine(error) },
      ),
    )
  }
}

/** Turns an error of DuckDB into a failure. */
function failParquet(error: unknown): never {
  throw new Failure(
    sentence(
      '--to parquet: DuckDB cannot write the tables ({why}): check the space on the disk, or leave out --to parquet',
      { detail: 'duckdb', why: firstLine(error) },
    ),
  )
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}
