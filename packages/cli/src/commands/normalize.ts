import { createWriteStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { selectRules } from '@waymark/normalize'
import { BulkNormalizer, type OnError } from '@waymark/normalize/bulk/node'
import { EarlySync, StagedOutput } from '@waymark/site/files/node'
import { BASE_OPTION, chosenBase, withBase } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import type { ExitStatus } from '../exit-status.ts'
import { asFailure, verbatim } from '../failure.ts'
import { listsOf } from '../input/url-list.ts'
import type { Io } from '../io.ts'
import { type NormalizeResult, normalizeFiles } from '../normalize/normalize-files.ts'
import { traceFiles } from '../normalize/trace-files.ts'
import { chosenPreset, exampleRules, NORMALIZER_OPTIONS } from '../normalizer-options.ts'
import { formatOption } from '../output/format-option.ts'
import { chosenOut } from '../output/standard-output.ts'
import { TextOutput } from '../output/text-output.ts'
import { say } from '../speech.ts'
import { plain } from '../terminal/style.ts'

const MOST_JOBS = 64

export const normalize: Command = {
  name: 'normalize',
  summary: SUMMARIES.normalize,
  synopsis: '[options] [url…|file…|-]',
  description: [
    'Writes the canonical forms of URLs to standard output, in the order of the input. An operand that begins with a scheme is a URL. Anything else is a file with one URL per line, and so is standard input. Input is read as a stream, so a file of any size takes the same memory.',
    'A line that is not a URL, or whose scheme the preset does not accept, is reported on stderr with its place and, by default, left out of the output. A relative URL needs --base. Empty lines and line endings are kept. A line over 1 MiB is reported and left out.',
  ],
  options: [
    BASE_OPTION,
    ...NORMALIZER_OPTIONS,
    {
      name: 'on-error',
      value: 'policy',
      choices: ['skip', 'keep', 'fail'],
      summary:
        'How to treat a line that has no canonical form: leave it out (skip), write it unchanged (keep), or stop and write no file (fail). Default: skip; with --format json: keep.',
    },
    {
      name: 'max-length',
      sets: ['maxLength'],
      value: 'n',
      summary:
        'The maximum length of a URL, in UTF-16 code units. A longer line is treated as not a URL. Default: no limit, except 1 MiB for a line.',
    },
    { name: 'trace', summary: 'Shows below each URL which rules changed it, and how.' },
    formatOption(
      'json prints one object per line: file, line, input, output, steps, and error if there is one.',
    ),
    {
      name: 'jobs',
      short: 'j',
      value: 'n',
      fallback: '1',
      most: MOST_JOBS,
      summary:
        'The number of threads, for files of many megabytes. The output is the same. With --trace or --format json there is always one thread.',
    },
    {
      name: 'out',
      short: 'o',
      value: 'file',
      fallback: '-',
      summary: 'The output file, which is written completely or not at all.',
    },
  ],
  examples: [
    {
      command: "waymark normalize 'HTTPS://Example.com:443/a?utm_source=x' --preset crawler",
      what: 'one URL',
    },
    {
      command: 'waymark normalize urls.txt > canonical.txt',
      what: 'the URLs of a file',
    },
    {
      command:
        "zcat access.log.gz | awk '{print $7}' | waymark normalize - --base https://example.com/",
      what: 'the paths of a server log, in a pipe',
    },
    {
      command: 'waymark normalize huge.txt.gz --jobs 4 --out canonical.txt',
      what: 'a gzip file, on four threads; the output file appears when it is complete',
    },
    {
      command: `waymark normalize urls.txt --rule '${exampleRules()}' --trace`,
      what: 'only two rules, one with an option, and what each changed',
    },
    {
      command: 'waymark normalize urls.txt --rules rules.json',
      what: 'rules from a file, which can differ between hosts',
    },
    {
      command: 'waymark normalize urls.txt --preset standard --format json | jq .steps',
      what: 'only the changes that the URL Standard makes, each with its reason, as JSON',
    },
  ],
  exitStatuses: { 0: 'every line is a URL or empty', 1: 'a line is not a URL, or cannot be read' },
  operands: { name: 'file', min: 0, max: Number.POSITIVE_INFINITY, kind: 'lists' },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const format = options.text('format') === 'json' ? 'json' : 'text'
  const chosen = options.text('on-error')
  const policy: OnError =
    chosen === 'keep' || chosen === 'fail' || chosen === 'skip'
      ? chosen
      : format === 'json'
        ? 'keep'
        : 'skip'
  const base = chosenBase(options)
  const maxLength = options.number('max-length')
  const chosenRules = withBase(chosenPreset(options), base)
  const preset = maxLength === null ? chosenRules : selectRules(chosenRules, { maxLength })
  const jobs = options.number('jobs') ?? 1
  const files = listsOf(operands, 'normalize', io)
  const work = async (output: TextOutput): Promise<NormalizeResult> => {
    if (format === 'json' || options.isOn('trace')) {
      const paint = output === io.stdout ? io.paint : plain
      return await traceFiles(files, { preset, policy, base, format, io, paint, output })
    }
    const normalizer = new BulkNormalizer(preset, { onError: policy, jobs, program: bulkWorker() })
    try {
      return await normalizeFiles(files, { normalizer, io, output })
    } finally {
      await normalizer.close()
    }
  }
  const out = await chosenOut(options)
  const { status } = out === '-' ? await work(io.stdout) : await toFile(out, work, io)
  return status
}

/** The bundle of this package contains the module. */
function bulkWorker(): string {
  return fileURLToPath(import.meta.resolve('#bulk-worker'))
}

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
    const output = new TextOutput(stream, path, {
      written: (length) => sync.written(length),
    })
    const result = await work(output)
    await output.flush()
    await sync.finish()
    await new Promise<void>((resolve) => stream.end(() => resolve()))
    if (result.isEnded) {
      staged.discard()
      // A device or a pipe has already received the lines before, like standard output.
      if (place !== path) {
        const told = say(
          '{file:verbatim}: not written, because --on-error fail stopped the work: correct the line, or choose skip or keep',
          { file: verbatim(path) },
        )
        io.complain(`waymark normalize: ${told}`)
      }
    } else await staged.publish()
    return result
  } catch (error) {
    staged.discard()
    throw asFailure(error, path)
  }
}
