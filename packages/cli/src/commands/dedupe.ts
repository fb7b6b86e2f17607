import { type CompareOptions, keyOf, type Method, methods } from '@waymark/compare'
import type { Call, Command } from '../command.ts'
import { findMethod, readCompareOptions, refuseUnread } from '../compare-options.ts'
import { type GroupPart, LineGroups } from '../dedupe/line-groups.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { openSource } from '../input/byte-source.ts'
import { type Line, MAX_LINE, readLines } from '../input/line-reader.ts'
import type { Io } from '../io.ts'
import { toJsonText } from '../output/json-text.ts'
import { TemporaryFiles } from '../sorting/temporary-files.ts'
import { count, counted } from '../terminal/figures.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'

export const dedupe: Command = {
  name: 'dedupe',
  summary: 'groups the lines that are one URL by a method of comparison',
  synopsis: '[options] [file…|-]',
  description: [
    'Reads lines of URLs from files or standard input, groups those that are equal by the method, and reports each group of two lines and more: the key they have in common, and every line with its place. With --keep first it prints the lines without their repetitions instead, each as it is written.',
    'A line for which the method has no key is equal to no other: it is in no group, and it is kept. Empty lines are left out; so are lines that are not UTF-8 or longer than 1 MiB, and these are reported.',
    'The order is that of the input, and what is printed does not hang on --memory: what does not fit is sorted on disk, in the folder that TMPDIR names, and nothing is left there.',
  ],
  options: [
    {
      name: 'method',
      value: 'name',
      fallback: 'whatwg',
      summary: 'What makes two lines one: a method that has keys. waymark compare shows them all.',
    },
    {
      name: 'options',
      value: 'json',
      summary:
        'What the method needs to know, as one JSON object: {"ports": {"coap": 5683}}. waymark explain says what it reads.',
    },
    {
      name: 'memory',
      value: 'MiB',
      fallback: '256',
      summary: 'How much memory lines may take before they go to disk.',
    },
    {
      name: 'keep',
      value: 'which',
      choices: ['first'],
      summary: 'Prints one line of each group, the first, and reports no groups.',
    },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary:
        'json gives one object on each line: a group with its key, count and lines, or with --keep a line with its key.',
    },
  ],
  examples: [
    { command: 'waymark dedupe urls.txt', what: 'what is one URL to a browser' },
    {
      command: 'waymark dedupe --method rfc3986-scheme --keep first old.txt new.txt > all.txt',
      what: 'one list without repetitions out of two',
    },
    {
      command: 'zcat log.gz | waymark dedupe - --method same-site --memory 1024 --format json',
      what: 'which lines are of one site, for a program',
    },
  ],
  exitStatuses: {
    0: 'every line was read and, without --keep, no group was found',
    1: 'a line was left out as unreadable or, without --keep, a group was found',
  },
  operands: { name: 'file', min: 0, max: Number.POSITIVE_INFINITY },
  run,
}

interface Job {
  readonly method: Method
  readonly options: CompareOptions
  readonly names: readonly string[]
  readonly isKeeping: boolean
  readonly isJson: boolean
  readonly io: Io
}

const MEBIBYTE = 1_048_576

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const paths = operands.length === 0 ? ['-'] : operands
  const job: Job = {
    method: findMethod(options.required('method')),
    options: readCompareOptions(options.text('options')),
    names: paths.map((path) => (path === '-' ? 'standard input' : path)),
    isKeeping: options.text('keep') !== null,
    isJson: options.text('format') === 'json',
    io,
  }
  // What the method lacks is told before anything is read, and so is what it does not read.
  keyFor('http://example.com/', job)
  const withKeys = methods.filter(({ kind }) => kind !== 'directional')
  refuseUnread(job.options, [job.method], withKeys)
  const memory = (options.number('memory') ?? 1) * MEBIBYTE
  const files = new TemporaryFiles()
  try {
    const wanted = job.isKeeping ? 'first' : 'repeated'
    const groups = new LineGroups({ memory, files, wanted })
    const bad = await readAll(paths, groups, job)
    await groups.settle()
    const found = await (job.isKeeping ? writeKept : writeGroups)(groups, job)
    reportKeyless(groups, job)
    return bad > 0 || (found > 0 && !job.isKeeping) ? EXIT.problems : EXIT.clean
  } finally {
    files.dispose()
  }
}

function keyFor(text: string, { method, options }: Job): string | null {
  try {
    return keyOf(text, method, options)
  } catch (error) {
    // The package throws a TypeError for a caller's mistake, and here the caller is who typed.
    if (!(error instanceof TypeError)) throw error
    const hint =
      method.kind === 'directional'
        ? `: the methods with keys are ${methods.flatMap(({ kind, name }) => (kind === 'symmetric' ? [name] : [])).join(', ')}`
        : ''
    throw usageFailure(safeText(error.message + hint, 2000))
  }
}

/** Reads every line of every file; gives the number of those that cannot be. */
async function readAll(paths: readonly string[], groups: LineGroups, job: Job): Promise<number> {
  let bad = 0
  for (const [file, path] of paths.entries()) {
    const source = await openSource(path, 'URLs, one on each line', job.io, { needsLines: true })
    for await (const lines of readLines(source)) {
      for (const line of lines) {
        if (line.problem !== null) {
          bad++
          job.io.complain(`${source.name}:${line.number}: ${describeProblem(line)}`)
        } else if (line.text !== '') {
          groups.add(keyFor(line.text, job), { file, line: line.number, text: line.text })
        }
      }
    }
  }
  return bad
}

function describeProblem({ problem }: Line): string {
  return problem === 'too-long'
    ? `the line is longer than ${MAX_LINE / MEBIBYTE} MiB, which no URL is: left out`
    : 'the line is not UTF-8: left out, convert the file first'
}

/** Writes the groups as they come, since one may have more lines than memory holds. */
async function writeGroups(groups: LineGroups, job: Job): Promise<number> {
  const { io, isJson, names } = job
  let found = 0
  let repetitions = 0
  let isFirst = true
  for (const part of groups.parts()) {
    if (part.part === 'group') {
      if (isJson && found > 0) io.stdout.write(']}\n')
      io.stdout.write(isJson ? jsonHead(part) : textHead(part, found > 0, io))
      found++
      repetitions += part.count - 1
      isFirst = true
    } else if (isJson) {
      const { file, line, text } = part
      const member = toJsonText({ file: names[file], line, text })
      io.stdout.write(isFirst ? member : `,${member}`)
      isFirst = false
    } else {
      const place = `${safePath(names[part.file] ?? '')}:${part.line}`
      io.stdout.write(`  ${io.paint('dim', place)}  ${safeText(part.text, 2000)}\n`)
    }
    await io.stdout.relieve()
  }
  if (isJson && found > 0) io.stdout.write(']}\n')
  if (!isJson) io.stdout.write(`${found > 0 ? '\n' : ''}${summary(groups, found, repetitions)}\n`)
  return found
}

type GroupHead = Extract<GroupPart, { part: 'group' }>

function jsonHead({ key, count }: GroupHead): string {
  return `${toJsonText({ key, count }).slice(0, -1)},"lines":[`
}

function textHead({ key, count }: GroupHead, isNext: boolean, { paint }: Io): string {
  const title = `${counted(count, 'line')}: ${paint('cyan', safeText(key ?? '', 2000))}`
  return `${isNext ? '\n' : ''}${title}\n`
}

function summary(groups: LineGroups, found: number, repetitions: number): string {
  const { lines } = groups.counts
  if (found === 0) return `No line is repeated among ${count(lines)}.`
  return `${counted(found, 'group')} among ${counted(lines, 'line')}; ${counted(repetitions, 'line')} could be left out.`
}

async function writeKept(groups: LineGroups, { io, isJson, names }: Job): Promise<number> {
  let head: GroupHead | null = null
  let repeated = 0
  for (const part of groups.parts()) {
    if (part.part === 'group') {
      head = part
      if (part.count > 1) repeated++
    } else if (isJson) {
      const { file, line, text } = part
      const { key = null, count = 1 } = head ?? {}
      io.stdout.write(`${toJsonText({ file: names[file], line, text, key, count })}\n`)
    } else io.stdout.write(`${part.text}\n`)
    await io.stdout.relieve()
  }
  return repeated
}

function reportKeyless(groups: LineGroups, { method, isKeeping, io }: Job): void {
  const { withoutKey } = groups.counts
  if (withoutKey === 0) return
  const [has, is] = withoutKey === 1 ? ['has', 'is'] : ['have', 'are']
  io.complain(
    `${counted(withoutKey, 'line')} ${has} no key by ${method.name} and ${is} ${isKeeping ? 'kept' : 'in no group'}.`,
  )
}
