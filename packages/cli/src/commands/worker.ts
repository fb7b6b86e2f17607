import { MissingOptionError, methods } from '@waymark/compare'
import { sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { refuseDirectory } from '@waymark/site/files/node'
import {
  describeFault,
  formats,
  type Op,
  type OpName,
  type OpOption,
  ops,
  type RowAnswers,
  type RowFault,
  type RowWorker,
  type RowWorkerOptions,
  urlParts,
} from '@waymark/worker'
import { createRowWorker } from '@waymark/worker/node'
import { BASE_OPTION, chosenBase } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { findMethod, missingOption, readObject } from '../compare-options.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { argumentFailure, asFailure, BrokenPipe, Failure } from '../failure.ts'
import { chosenRuleMethod, rulesRefused } from '../method-options.ts'
import { chosenPreset, NORMALIZER_OPTIONS } from '../normalizer-options.ts'
import { optionFailure } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'
import { say, spoken } from '../speech.ts'
import { chosenSuffixList, SUFFIX_LIST_OPTION } from '../suffix-list-option.ts'
import type { LoadBatchWorkers } from '../worker/load-batch-workers.ts'

/** The options of rules but for the rule file, which a configuration gives to every command. */
const OWN_RULE_OPTIONS = NORMALIZER_OPTIONS.filter(({ name }) => name !== 'rules')

/** A stream may have any number of rows that are wrong, and an engine may keep what is written on stderr. */
const MOST_TOLD = 10

/** The command; `loadBatchWorkers` is called for formats whose rows come in batches. */
export function workerCommand(loadBatchWorkers: LoadBatchWorkers): Command {
  return { ...COMMAND, run: async (call) => await run(call, loadBatchWorkers) }
}

const COMMAND: Omit<Command, 'run'> = {
  name: 'worker',
  summary: SUMMARIES.worker,
  synopsis: '--op <op>[,<op>…] [options]',
  description: [
    'Reads rows from standard input and writes one row of results for each, in the same order: for executable functions of ClickHouse, pipe of Spark, GNU parallel and other programs. The results of all rows that have been read are written before more is read.',
    'The result is NULL if the value is not a URL, not UTF-8 or too long, or has no such part. A column that names an unknown preset, method or part ends the run, unless --unknown null is given. In jsonl, it is also NULL for a line that is not a row; the first ten such lines are reported on stderr. If no row before had the columns, other columns end the run. Other input that is not in the chosen format ends the run with status 74, after the results of all earlier rows; a line on stderr names the row and its byte offset.',
    'A row has each column that the ops read once, in the order of the ops: --op key-by,domain reads url and method. An option with the name of a column says it for all rows: --op part reads url and part, and --op part --part host only url.',
  ],
  options: [
    {
      name: 'op',
      sets: ['ops'],
      value: 'ops',
      known: ops.map(({ name }) => name),
      summary: 'The op, or several separated by commas. Each op writes one column.',
    },
    {
      name: 'format',
      sets: ['format'],
      value: 'format',
      choices: formats.map(({ name }) => name),
      fallback: 'tsv',
      summary: 'The format of rows.',
    },
    {
      name: 'chunk-header',
      sets: ['chunkHeader'],
      summary:
        'Each chunk of rows begins with a line that has the number of its rows (send_chunk_header of ClickHouse).',
    },
    {
      name: 'max-length',
      sets: ['maxLength'],
      value: 'n',
      summary:
        'The maximum length of a value, in bytes of UTF-8. The results for longer values are NULL. Default: 1048576.',
    },
    {
      name: 'part',
      sets: ['part'],
      value: 'part',
      choices: urlParts.map(({ name }) => name),
      summary: 'The part of the URL that the op part writes. Default: a column names it.',
    },
    {
      name: 'name',
      sets: ['name'],
      value: 'name',
      summary: 'The parameter of the query that the op param writes. Default: a column names it.',
    },
    {
      name: 'pattern',
      sets: ['pattern'],
      value: 'pattern',
      summary: 'The URL pattern of the op matches. Default: a column has it.',
    },
    {
      name: 'section',
      sets: ['section'],
      value: 'section',
      choices: ['all', 'icann'],
      summary: 'The sections of the public suffix list that count for the op domain. Default: all.',
    },
    {
      name: 'unknown',
      sets: ['unknown'],
      value: 'what',
      choices: ['error', 'null'],
      summary:
        'What an unknown preset, method, part or pattern in a column is: an error that ends the run, or NULL. Default: error.',
    },
    {
      name: 'assume-scheme',
      sets: ['assumeScheme'],
      value: 'scheme',
      choices: ['https', 'http'],
      summary:
        'The scheme of URLs that begin with a host, such as www.example.com/a, example.com:8080 and //example.com. Not with --base.',
    },
    {
      name: 'method',
      sets: ['method'],
      value: 'name',
      known: methods.map(({ name }) => name),
      summary:
        'The comparison method of the ops key and equal, as in waymark compare. --preset, --rule or --rules choose rules instead. Default: whatwg.',
    },
    {
      name: 'options',
      sets: ['methodOptions'],
      value: 'json',
      summary: 'Options of the method as a JSON object, such as {"ports": {"coap": 5683}}.',
    },
    { ...BASE_OPTION, sets: ['base'] },
    SUFFIX_LIST_OPTION,
    ...NORMALIZER_OPTIONS.map((option) =>
      option.name === 'preset' ? { ...option, sets: ['preset'] } : option,
    ),
    {
      name: 'not-null',
      sets: ['notNull'],
      summary: 'In rowbinary, the columns of the input are String, and not Nullable(String).',
    },
    {
      name: 'echo',
      sets: ['echo'],
      summary:
        'In tsv, each row of results begins with its input row. The columns of an input row that is too long are NULL there.',
    },
    {
      name: 'null',
      sets: ['nullText'],
      value: 'text',
      summary: 'In tsv, how NULL is written. Default: \\N.',
    },
    {
      name: 'input-keys',
      sets: ['inputKeys'],
      value: 'names',
      summary:
        'The names of the input members (jsonl) or columns (arrow), separated by commas. Others are ignored. Default: the names of the columns that the ops read.',
    },
    {
      name: 'output-keys',
      sets: ['outputKeys'],
      value: 'names',
      summary:
        'The names of the output members (jsonl) or columns (arrow), separated by commas. Default: the names of the ops.',
    },
  ],
  lists: [
    { title: 'Ops, with the columns that they read', rows: ops.map(describeOp) },
    { title: 'Formats', rows: formats.map(({ name, summary }) => [name, summary]) },
    { title: 'Parts', rows: urlParts.map(({ name, summary }) => [name, summary]) },
  ],
  examples: [
    {
      command: 'waymark worker --op normalize --preset standard < urls.tsv',
      what: 'the normal form of each URL, as a browser writes it',
    },
    {
      command: 'waymark worker --op key-by --chunk-header',
      what: 'an executable function waymarkKeyBy(url, method) of ClickHouse',
    },
    {
      command: 'waymark worker --op host,domain --assume-scheme https < log.tsv',
      what: 'the hosts and domains of values such as www.example.com/a',
    },
    {
      command: 'waymark worker --op domain,site --format jsonl --input-keys link < pages.jsonl',
      what: 'two results for the member link of each object',
    },
    {
      command:
        'waymark worker --op normalize,domain --format arrow < pages.arrows > answers.arrows',
      what: 'two columns for each batch of an Arrow stream, for pyarrow, Polars or DuckDB',
    },
  ],
  exitStatuses: { 0: 'every row has a result', 1: null },
  operands: { name: 'operand', min: 0, max: 0 },
  runsNoCode: true,
}

function describeOp({ name, columns, type, summary }: Op): readonly [string, string] {
  return [`${name} (${columns.join(', ')})`, type === 'UInt8' ? `${summary} 1 or 0.` : summary]
}

async function run({ options, io }: Call, loadBatchWorkers: LoadBatchWorkers): Promise<ExitStatus> {
  const chosen = workerOptions(options)
  const isBatched = formats.some(({ name, isBatched }) => name === chosen.format && isBatched)
  const create = isBatched ? await loadBatchWorkers() : createRowWorker
  let refused = 0
  const onRefused = (fault: RowFault): void => {
    refused++
    if (refused <= MOST_TOLD)
      io.complain(`${io.paintError('red', 'waymark worker:')} ${told(fault)}`)
  }
  const rowWorker = workerOf({ ...chosen, onRefused }, create)
  const write = async ({ output, fault }: RowAnswers): Promise<void> => {
    if (output.length > 0) {
      io.stdout.write(output)
      // Before the worker uses this memory again, and before more is read.
      await io.stdout.flush()
    }
    if (fault === null) return
    const { code, row, offset, data } = fault
    throw new Failure({ text: told(fault), data: { ...data, code, row, offset } })
  }
  try {
    refuseDirectory(io.stdin, 'rows')
    for await (const chunk of io.stdin) await write(rowWorker.push(chunk))
    await write(rowWorker.end())
    if (refused > MOST_TOLD) io.complain(say('… and {n} more', { n: refused - MOST_TOLD }))
    return EXIT.clean
  } catch (error) {
    // Unlike a reader of lines, an engine needs all answers.
    if (error instanceof BrokenPipe) {
      throw new Failure(
        sentence('the reader of the output has closed it', { detail: 'output-closed' }),
      )
    }
    throw asFailure(error, say('standard input'))
  }
}

/** A fault in one line, in the language of the run. */
function told(fault: RowFault): string {
  return describeFault({
    ...fault,
    message: spoken().say({ text: fault.message, data: fault.data ?? {} }),
  })
}

/** @throws Failure, before anything is read, for options that do not fit. */
function workerOf(chosen: RowWorkerOptions, create: typeof createRowWorker): RowWorker {
  try {
    return create(chosen)
  } catch (error) {
    if (error instanceof OptionError) throw optionFailure(error)
    if (error instanceof MissingOptionError) throw new Failure(missingOption(error), EXIT.usage)
    if (error instanceof TypeError) throw argumentFailure(error)
    throw error
  }
}

function workerOptions(values: OptionValues): RowWorkerOptions {
  // The worker refuses others.
  const names = listOf(values.required('op')) as readonly OpName[]
  const chosen = ops.filter(({ name }) => names.includes(name))
  const reads = (option: OpOption): boolean =>
    chosen.some(({ options }) => options.includes(option))
  const method = values.text('method')
  const isRuled = OWN_RULE_OPTIONS.some(({ name }) => values.names.includes(name))
  const byRules = reads('method') && method === null ? chosenRuleMethod(values) : null
  if (method !== null && isRuled && reads('method') && !reads('preset')) throw rulesRefused(method)
  const format = formats.find(({ name }) => name === values.text('format'))?.name
  const options = values.text('options')
  return {
    ops: names,
    format,
    // Given to ops that do not read it, it is refused.
    preset: reads('preset') || (isRuled && byRules === null) ? chosenPreset(values) : undefined,
    method: method === null ? (byRules ?? undefined) : findMethod(method),
    methodOptions: options === null ? undefined : readObject(options),
    part: urlParts.find(({ name }) => name === values.text('part'))?.name,
    name: values.text('name') ?? undefined,
    pattern: values.text('pattern') ?? undefined,
    section: oneOf(['all', 'icann'], values.text('section')),
    unknown: oneOf(['error', 'null'], values.text('unknown')),
    assumeScheme: oneOf(['https', 'http'], values.text('assume-scheme')),
    base: chosenBase(values)?.href,
    publicSuffixList: chosenSuffixList(values) ?? undefined,
    chunkHeader: values.isOn('chunk-header') || undefined,
    maxLength: values.number('max-length') ?? undefined,
    notNull: values.isOn('not-null') || undefined,
    echo: values.isOn('echo') || undefined,
    nullText: values.text('null') ?? undefined,
    inputKeys: optionalList(values.text('input-keys')),
    outputKeys: optionalList(values.text('output-keys')),
  }
}

function oneOf<const Text extends string>(
  texts: readonly Text[],
  given: string | null,
): Text | undefined {
  return texts.find((text) => text === given)
}

function listOf(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim())
}

function optionalList(text: string | null): readonly string[] | undefined {
  return text === null ? undefined : listOf(text)
}
