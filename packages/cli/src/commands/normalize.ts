import { createWriteStream } from 'node:fs'
import { BASE_OPTION, chosenBase } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import type { ExitStatus } from '../exit-status.ts'
import { asFailure, usageFailure } from '../failure.ts'
import type { Io } from '../io.ts'
import { BlockNormalizer, type Policy } from '../normalize/block-normalizer.ts'
import { type NormalizeResult, normalizeFiles } from '../normalize/normalize-files.ts'
import { traceFiles } from '../normalize/trace-files.ts'
import { BLOCK_OPTIONS } from '../normalize/worker.ts'
import { WorkerPool } from '../normalize/worker-pool.ts'
import { chosenPreset, NORMALIZER_OPTIONS } from '../normalizer-options.ts'
import { EarlySync } from '../output/early-sync.ts'
import { StagedOutput } from '../output/staged-output.ts'
import { chosenOut } from '../output/standard-output.ts'
import { TextOutput } from '../output/text-output.ts'
import { safePath } from '../terminal/safe-text.ts'

export const normalize: Command = {
  name: 'normalize',
  summary: 'writes URLs in their canonical form: lines in, lines out',
  synopsis: '[options] [file…|-]',
  description: [
    'Reads one URL from each line of the files, or of standard input, and writes its canonical form to standard output, in the same order. It works as a stream: a file of any size takes the same memory.',
    'A line that is no absolute URL, and is not made one by --base, is reported on stderr with its place, and by default left out of the output. Empty lines stay, line endings stay as they are, and a line over 1 MiB is reported and left out.',
  ],
  options: [
    BASE_OPTION,
    ...NORMALIZER_OPTIONS,
    {
      name: 'on-error',
      value: 'policy',
      choices: ['skip', 'keep', 'fail'],
      summary:
        'A line that is no URL is left out (skip), written as it is (keep), or ends the work (fail), and then no file is written. Default: skip; with --format json: keep.',
    },
    { name: 'trace', summary: 'Shows below each URL which rules acted, and what each changed.' },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary:
        'json gives one object for each line: file, line, input, output, steps, and error if any.',
    },
    {
      name: 'jobs',
      short: 'j',
      value: 'n',
      fallback: '1',
      summary:
        'So many threads share the work, for files of many megabytes; the output is the same. With --trace and --format json it is one.',
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
      command:
        "zcat access.log.gz | awk '{print $7}' | waymark normalize - --base https://example.com/",
      what: 'in a pipe, the paths of a server’s log',
    },
    {
      command: 'waymark normalize huge.txt.gz --jobs 4 --out canonical.txt',
      what: 'on four threads, from gzip, into a file that appears when it is whole',
    },
    {
      command: 'waymark normalize urls.txt --rule sort-query,remove-tracking-params --trace',
      what: 'only two rules, and what each of them did',
    },
    {
      command: 'waymark normalize urls.txt --preset standard --format json | jq .steps',
      what: 'only what the URL Standard settles, each change with its reason, for programs',
    },
  ],
  exitStatuses: { 0: 'every line is a URL or empty', 1: 'a line is no URL, or cannot be read' },
  operands: { name: 'file', min: 0, max: Number.POSITIVE_INFINITY },
  run,
}

const MOST_JOBS = 64

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const format = options.text('format') === 'json' ? 'json' : 'text'
  const chosen = options.text('on-error')
  const policy: Policy =
    chosen === 'keep' || chosen === 'fail' || chosen === 'skip'
      ? chosen
      : format === 'json'
        ? 'keep'
        : 'skip'
  const preset = chosenPreset(options)
  const base = chosenBase(options)
  const jobs = options.number('jobs') ?? 1
  if (jobs > MOST_JOBS) throw usageFailure(`--jobs is ${jobs}: give at most ${MOST_JOBS}`)
  const files = operands.length === 0 ? ['-'] : operands
  const work = async (output: TextOutput): Promise<NormalizeResult> => {
    if (format === 'json' || options.isOn('trace')) {
      return await traceFiles(files, { preset, policy, base, format, io, output })
    }
    const normalizer = new BlockNormalizer(preset, policy, { base })
    const task = { options: options.plain(BLOCK_OPTIONS), policy }
    const pool =
      jobs === 1 || io.program === null ? null : new WorkerPool(io.program, task, jobs - 1)
    try {
      return await normalizeFiles(files, { normalizer, pool, io, output })
    } finally {
      await pool?.close()
    }
  }
  const out = await chosenOut(options)
  const { status } = out === '-' ? await work(io.stdout) : await toFile(out, work, io)
  return status
}

const NOT_WRITTEN =
  'not written: --on-error fail ended the work before the file was whole: correct the line, or choose skip or keep'

async function toFile(
  path: string,
  work: (output: TextOutput) => Promise<NormalizeResult>,
  io: Io,
): Promise<NormalizeResult> {
  const staged = new StagedOutput()
  try {
    const place = await staged.file(path)
    const stream = createWriteStream(place)
    const sync = new EarlySync(stream)
    const output = new TextOutput(stream, safePath(path), {
      written: (length) => sync.written(length),
    })
    const result = await work(output)
    await output.flush()
    await sync.finish()
    await new Promise<void>((resolve) => stream.end(() => resolve()))
    if (result.isEnded) {
      staged.discard()
      // A device or a pipe has what came before, as standard output would.
      if (place !== path) io.complain(`waymark normalize: ${safePath(path)}: ${NOT_WRITTEN}`)
    } else await staged.publish()
    return result
  } catch (error) {
    staged.discard()
    throw asFailure(error, safePath(path))
  }
}
