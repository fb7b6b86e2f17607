import { createWriteStream } from 'node:fs'
import { type Preset, normalize as runNormalizer, type Trace, trace } from '@waymark/normalize'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { asFailure } from '../failure.ts'
import { openSource } from '../input/byte-source.ts'
import { type Line, MAX_LINE, readLines } from '../input/line-reader.ts'
import { columnOf, type InvalidUrl, whyInvalid } from '../invalid-url.ts'
import type { Io } from '../io.ts'
import { chosenPreset, NORMALIZER_OPTIONS } from '../normalizer-options.ts'
import { StagedOutput } from '../output/staged-output.ts'
import { TextOutput } from '../output/text-output.ts'
import { safeText } from '../terminal/safe-text.ts'

/** What happens to a line that is no URL. */
type Policy = 'skip' | 'keep' | 'fail'

interface Job {
  readonly preset: Preset
  readonly policy: Policy
  readonly format: 'text' | 'json'
  readonly isTraced: boolean
  readonly io: Io
  readonly output: TextOutput
}

export const normalize: Command = {
  name: 'normalize',
  summary: 'writes URLs in their canonical form: lines in, lines out',
  synopsis: '[options] [file…|-]',
  description: [
    'Reads one URL from each line of the files, or of standard input, and writes its canonical form to standard output, in the same order. It works as a stream: a file of any size takes the same memory.',
    'A line that is no absolute URL is reported on stderr with its place, and by default left out of the output. Empty lines stay, line endings stay as they are, and a line over 1 MiB is reported and left out.',
  ],
  options: [
    ...NORMALIZER_OPTIONS,
    {
      name: 'on-error',
      value: 'policy',
      choices: ['skip', 'keep', 'fail'],
      summary:
        'A line that is no URL is left out (skip), written as it is (keep), or ends the work (fail). Default: skip; with --format json: keep.',
    },
    { name: 'trace', summary: 'Shows below each URL which rules acted, and what each changed.' },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary: 'json gives one object for each line: line, input, output, steps, and error if any.',
    },
    {
      name: 'out',
      short: 'o',
      value: 'file',
      fallback: '-',
      summary: 'Writes to this file, which appears whole or not at all.',
    },
  ],
  examples: [
    {
      command: 'waymark normalize urls.txt > canonical.txt',
      what: 'canonical page addresses, without query, fragment and trailing slash',
    },
    {
      command: "zcat access.log.gz | awk '{print $7}' | waymark normalize - --on-error keep",
      what: 'in a pipe, keeping what is no URL',
    },
    {
      command: 'waymark normalize urls.txt --preset standard --format json | jq .steps',
      what: 'only what the URL Standard settles, each change with its reason, for programs',
    },
  ],
  operands: { name: 'file', min: 0, max: Number.POSITIVE_INFINITY },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const format: Job['format'] = options.text('format') === 'json' ? 'json' : 'text'
  const chosen = options.text('on-error')
  const policy: Policy =
    chosen === 'keep' || chosen === 'fail' || chosen === 'skip'
      ? chosen
      : format === 'json'
        ? 'keep'
        : 'skip'
  const job = { preset: chosenPreset(options), policy, format, isTraced: options.isOn('trace'), io }
  const files = operands.length === 0 ? ['-'] : operands
  const out = options.required('out')
  if (out === '-') return await normalizeFiles(files, { ...job, output: io.stdout })
  return await toFile(out, async (output) => await normalizeFiles(files, { ...job, output }))
}

async function toFile(
  path: string,
  work: (output: TextOutput) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const staged = new StagedOutput()
  try {
    const stream = createWriteStream(await staged.file(path))
    const output = new TextOutput(stream)
    const status = await work(output)
    await output.flush()
    await new Promise<void>((resolve) => stream.end(() => resolve()))
    await staged.publish()
    return status
  } catch (error) {
    staged.discard()
    throw asFailure(error, safeText(path))
  }
}

async function normalizeFiles(files: readonly string[], job: Job): Promise<ExitStatus> {
  let bad = 0
  let isOpenLine = false
  for (const file of files) {
    const source = await openSource(file, 'URLs, one on each line', job.io)
    for await (const lines of readLines(source)) {
      for (const line of lines) {
        if (isOpenLine) job.output.write('\n')
        isOpenLine = job.format === 'text' && line.ending === '' && line.text !== ''
        const isGood = writeLine(line, source.name, job)
        if (isGood) continue
        bad++
        if (job.policy === 'fail') return EXIT.problems
      }
      await job.output.flush()
    }
  }
  return bad === 0 ? EXIT.clean : EXIT.problems
}

/** Writes what becomes of a line; says whether it was a URL, or empty. */
function writeLine(line: Line, name: string, job: Job): boolean {
  const { output, format } = job
  if (line.text === '' && line.problem === null) {
    if (format === 'text') output.write(line.ending)
    return true
  }
  if (line.problem === null) {
    if (format === 'text' && !job.isTraced) {
      const result = runNormalizer(line.text, job.preset)
      if (result !== null) {
        output.write(result + line.ending)
        return true
      }
    } else {
      const traced = trace(line.text, job.preset)
      if (traced.output !== null) {
        output.write(format === 'json' ? toJson(line, traced) : toText(line, traced, job))
        return true
      }
    }
  }
  complain(line, name, job)
  return false
}

function complain(line: Line, name: string, job: Job): void {
  const error = line.problem === null ? whyInvalid(line.text) : null
  const column = error === null ? '' : `:${columnOf(line.text, error.start)}`
  job.io.complain(`${name}:${line.number}${column}: ${describeProblem(line, error)}`)
  if (job.policy !== 'keep') return
  if (job.format === 'json') {
    const { name: code = line.problem, start = 0, end = line.text.length } = error ?? {}
    const message = error?.meaning ?? describeProblem(line, error)
    const remedy = error?.remedy ?? ''
    const problem = { name: code, start, end, message, remedy }
    const { number, text: input } = line
    const record = { line: number, input, output: null, steps: [], error: problem }
    job.output.write(`${JSON.stringify(record)}\n`)
  } else if (line.problem !== 'too-long') {
    if (line.raw !== null) job.output.write(line.raw)
    job.output.write((line.raw === null ? line.text : '') + line.ending)
  }
}

function describeProblem(line: Line, error: InvalidUrl | null): string {
  if (line.problem === 'too-long') {
    return `the line is longer than ${MAX_LINE / 1_048_576} MiB, which no URL is: left out`
  }
  if (line.problem === 'not-utf-8') return 'the line is not UTF-8: convert the file first'
  if (error === null) return 'no absolute URL'
  return `${safeText(line.text, 80)}: ${error.name}: ${error.meaning}`
}

function toJson(line: Line, { output, steps }: Trace): string {
  return `${JSON.stringify({ line: line.number, input: line.text, output, steps })}\n`
}

function toText(line: Line, { output, steps }: Trace, { io: { paint } }: Job): string {
  const ending = line.ending === '' ? '\n' : line.ending
  const width = Math.max(0, ...steps.map(({ rule }) => rule.length))
  return [
    `${output}${ending}`,
    ...steps.map(
      ({ rule, before, after, start, end }) =>
        `  ${paint('cyan', rule.padEnd(width))}  ${shortChange(before, after, start, end)}${ending}`,
    ),
  ].join('')
}

/** Only what changed, with a little of what stands round it. */
function shortChange(before: string, after: string, start: number, end: number): string {
  const tail = before.length - end
  const from = Math.max(0, start - 12)
  const around = (text: string): string => {
    const to = Math.min(text.length, text.length - tail + 12)
    return `${from > 0 ? '…' : ''}${safeText(text.slice(from, to), 60)}${to < text.length ? '…' : ''}`
  }
  return `${around(before)} -> ${around(after)}`
}
