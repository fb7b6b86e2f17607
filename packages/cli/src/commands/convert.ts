import { Writable } from 'node:stream'
import { sentence } from '@waymark/infra/internal'
import { isWellFormed } from '@waymark/language-tag'
import type { DatabaseForm } from '@waymark/site'
import { type Compression, type WriteDatabaseOptions, writeDatabase } from '@waymark/site/node'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { type ExitStatus, statusOf } from '../exit-status.ts'
import { asFailure, usageFailure, verbatim } from '../failure.ts'
import { readingOf } from '../input/byte-source.ts'
import { FORMS, INPUT_FORMAT, inputFormatOf } from '../input/database-input.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import { writeJson } from '../output/json-text.ts'
import { isStandardOutput } from '../output/standard-output.ts'
import { ToldProblems } from '../problems/told-problems.ts'
import { unlistedText } from '../report/left-out.ts'
import { VERSION } from '../version.ts'

const COMPRESSIONS: readonly Compression[] = ['none', 'gzip', 'zstd']

export const convert: Command = {
  name: 'convert',
  summary: SUMMARIES.convert,
  synopsis: '[options] <url-source.json|->…',
  description: [
    'Reads a URL source database (JSON, NDJSON, CSV or TSV; plain, gzip or zstd) and writes it in another format, to a file or to standard output. The input may also be a sitemap, a sitemap index, a robots.txt that lists sitemaps, a list of URLs or the export of a crawler. Several files become one database, in the given order, so they must have the same canonical form. The database is read as a stream, so it may have millions of entries.',
    'Values are kept as they are written: nothing is normalised or checked. Values that the output format cannot hold, and parts of a sitemap that cannot be read, are left out and reported with their places: a table has only the members of the database format, and only text in the columns for URLs, languages and dates. In a table, neighbouring entries that are exactly each other’s alternates form a group; all other entries have their links as JSON in the column alternates. A table converted back has the same entries in the same order.',
    'The file in --out is written completely or not at all.',
  ],
  options: [
    {
      name: 'to',
      value: 'format',
      choices: FORMS,
      summary: 'The format to write. Default: from the name of the output file.',
    },
    {
      name: 'out',
      short: 'o',
      value: 'file',
      summary: 'The output file. Default: standard output.',
    },
    {
      name: 'compress',
      sets: ['compression'],
      value: 'how',
      choices: COMPRESSIONS,
      summary:
        'The compression of the output. Default: gzip if its name ends in .gz, zstd if it ends in .zst.',
    },
    INPUT_FORMAT,
    {
      name: 'default-lang',
      value: 'tag',
      summary:
        'The main language of the site, which JSON and NDJSON need and tables do not have. The option also adds the version and the time, if the input has none.',
    },
    formatOption('json prints one object with the counts and the problems. It needs --out.'),
  ],
  examples: [
    {
      command: 'waymark convert url-source.json -o pages.csv',
      what: 'a table for a spreadsheet',
    },
    {
      command: 'waymark convert pages.csv --default-lang en -o url-source.json.gz',
      what: 'and back, compressed',
    },
    {
      command: 'waymark convert public/sitemap.xml -o pages.csv',
      what: 'a sitemap as a table',
    },
    {
      command: 'waymark convert shop.json.gz blog.csv --to ndjson | grep /sale/ | wc -l',
      what: 'two files as one stream of lines',
    },
  ],
  exitStatuses: {
    0: 'everything was converted',
    1: 'a part of the input was left out; the rest was converted',
  },
  operands: { name: 'url-source.json', min: 1, max: Number.POSITIVE_INFINITY, kind: 'files' },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const given = options.text('out')
  const out = given === null || (await isStandardOutput(given)) ? '-' : given
  const write = writeOptions(options, out)
  const isJson = options.text('format') === 'json'
  if (isJson && out === '-') {
    throw usageFailure('--format json needs --out, because both would go to standard output', {
      detail: 'format-without-out',
    })
  }
  const told = new ToldProblems(isJson, io)
  const now = io.clock()
  try {
    const counts = await writeDatabase(operands, out === '-' ? standardOutput(io) : out, {
      ...write,
      ...inputFormatOf(options),
      ...readingOf(io),
      now,
      onProblem: told.add,
    })
    if (isJson) {
      const generator = `waymark ${VERSION}`
      const run = { generator, command: 'convert', input: operands, output: out }
      await writeJson({ ...run, ...counts, problems: told.listed }, io.stdout)
    } else if (counts.unlisted > 0) {
      io.complain(`waymark convert: ${unlistedText(counts.unlisted)}`)
    }
  } catch (error) {
    throw asFailure(error, out)
  }
  return statusOf(told)
}

function writeOptions(options: OptionValues, out: string): WriteDatabaseOptions {
  const to = options.text('to') ?? formOf(out)
  const form = FORMS.find((one) => one === to)
  if (form === undefined) {
    throw out === '-'
      ? usageFailure('--to is missing, and there is no output file: give one of {forms,list}', {
          detail: 'no-form',
          forms: FORMS,
        })
      : usageFailure(
          '--to is missing, and the name {path:verbatim} does not say the form: give one of {forms,list}',
          { detail: 'no-form', path: verbatim(out), forms: FORMS },
        )
  }
  const compression = COMPRESSIONS.find((one) => one === options.text('compress'))
  const defaultLang = options.text('default-lang')
  if (defaultLang !== null && !isWellFormed(defaultLang)) {
    throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
      option: 'default-lang',
      value: defaultLang,
      advice: sentence('give a language tag, such as en or pt-BR', { detail: 'language-tag' }),
    })
  }
  if (defaultLang !== null && (form === 'csv' || form === 'tsv')) {
    throw usageFailure(
      '--default-lang has no effect on a table: remove it, or choose another form',
      { detail: 'default-lang-of-table' },
    )
  }
  return {
    to: form,
    ...(compression === undefined ? {} : { compression }),
    ...(defaultLang === null ? {} : { defaultLang }),
  }
}

/** The form that the name of a file says. */
function formOf(path: string): DatabaseForm | undefined {
  const ending = /\.(json|ndjson|jsonl|csv|tsv)(?:\.(?:gz|zst))?$/i.exec(path)?.[1]?.toLowerCase()
  return ending === 'jsonl' ? 'ndjson' : FORMS.find((form) => form === ending)
}

/** Standard output as a stream, which waits until its reader has taken what was written. */
function standardOutput({ stdout }: Io): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        stdout.write(chunk)
        stdout.relieve().then(() => done(), done)
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
