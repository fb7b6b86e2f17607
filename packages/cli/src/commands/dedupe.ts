import {
  type CompareOptions,
  createKeyFunction,
  type KeyFunction,
  type Method,
  MissingOptionError,
  methods,
} from '@waymark/compare'
import { type GroupPart, LineGroups } from '@waymark/compare/group'
import { TemporaryFiles } from '@waymark/compare/group/node'
import { ArgumentError } from '@waymark/infra/argument'
import { OptionError } from '@waymark/infra/options'
import type { LineProblem } from '@waymark/normalize/bulk'
import { temporaryPlace } from '@waymark/site/files/node'
import { readLines } from '@waymark/sitemap/text'
import { BASE_OPTION } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import {
  methodOfFamily,
  missingOption,
  readCompareOptions,
  refuseUnread,
} from '../compare-options.ts'
import { CHOOSING } from '../config/config-values.ts'
import { EXIT, type ExitStatus, statusOf } from '../exit-status.ts'
import { argumentFailure, asFailure, Failure, saidBy, usageFailure } from '../failure.ts'
import { saidName } from '../input/said-name.ts'
import { listsOf, nameOfList, openUrlList } from '../input/url-list.ts'
import type { Io } from '../io.ts'
import { keepHeapSmall, memoryOf, newSpaceLimiter } from '../memory-option.ts'
import { chosenMethod, RULE_OPTIONS } from '../method-options.ts'
import { describeLineProblem, unreadableProblem } from '../normalize/line-problem.ts'
import { optionFault } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { MEBIBYTE } from '../sizes.ts'
import { say } from '../speech.ts'
import { SITE_LIST_OPTION } from '../suffix-list-option.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'

/** What a browser takes for one URL. */
const DEFAULT_METHOD = methodOfFamily('record')

export const dedupe: Command = {
  name: 'dedupe',
  summary: SUMMARIES.dedupe,
  synopsis: '[options] [url…|file…|-]',
  description: [
    'Reads URLs from the command line, or one per line from files or standard input, groups those that are equal, and reports each group of two or more lines: their common key, and each line with its place. With --keep first it prints the first line of each group instead, as it is written.',
    'URLs are equal by a comparison method (--method), or if a preset or rules of waymark normalize give the same URL for both (--preset, --rule, --rules).',
    'A line for which the method has no key is not equal to any other: it is in no group, and --keep first prints it. Empty lines are ignored. Lines that are not UTF-8 or are longer than 1 MiB are reported and left out.',
    'The output is in the order of the input and does not depend on --memory. Lines that do not fit in memory are sorted on disk, in temporary files in the TMPDIR folder that are removed afterwards.',
  ],
  options: [
    {
      name: 'method',
      value: 'name',
      known: methods.map(({ name }) => name),
      summary: `The comparison method, which must have keys. waymark explain --list methods lists all methods. Default: ${DEFAULT_METHOD}.`,
    },
    ...RULE_OPTIONS,
    BASE_OPTION,
    SITE_LIST_OPTION,
    {
      name: 'options',
      value: 'json',
      summary:
        'Options of the method as a JSON object, such as {"ports": {"coap": 5683}}. waymark explain lists the options of a method.',
    },
    {
      name: 'memory',
      value: 'size',
      fallback: '256MiB',
      least: MEBIBYTE,
      summary:
        'The memory limit for lines, such as 1GiB; with more lines, the disk is used. The process takes 100 to 150 MB more.',
    },
    {
      name: 'keep',
      value: 'which',
      choices: ['first'],
      summary: 'Prints the first line of each group instead of reporting groups.',
    },
    formatOption(
      'json prints one object per line: a group with its key, count and lines, or with --keep a line with its key. For a line that cannot be read, the object has error.',
    ),
  ],
  examples: [
    { command: 'waymark dedupe urls.txt', what: 'the lines that are the same URL to a browser' },
    {
      command: 'waymark dedupe --preset crawler --keep first crawl.txt > pages.txt',
      what: 'one line for each page of a crawl, as it was written',
    },
    {
      command: `waymark dedupe --method ${methodOfFamily('ladder')} --keep first old.txt new.txt > all.txt`,
      what: 'merge two lists without duplicates',
    },
    {
      command: `zcat log.gz | waymark dedupe - --method ${methodOfFamily('policy')} --memory 1GiB --format json`,
      what: 'group lines by another method, with more memory, as JSON',
    },
  ],
  exitStatuses: {
    0: 'every line was read and, without --keep, no group was found',
    1: 'a line was left out as unreadable or, without --keep, a group was found',
  },
  operands: { name: 'file', min: 0, max: Number.POSITIVE_INFINITY, kind: 'lists' },
  check,
  run,
}

function check(options: OptionValues): void {
  // The command line can choose the method that the other options are for.
  const isChosen = options.rules !== null || options.names.some((name) => CHOOSING.includes(name))
  if (isChosen) keysBy(chosenMethod(options, DEFAULT_METHOD), readCompareOptions(options))
}

interface Job {
  readonly method: Method
  readonly keyOf: KeyFunction
  readonly names: readonly string[]
  readonly isKeeping: boolean
  readonly isJson: boolean
  readonly io: Io
}

/** Lines in memory are not on the heap. Those that come back from files are, for a moment. */
class SpilledLines extends TemporaryFiles {
  override open(): number {
    keepHeapSmall()
    return super.open()
  }
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const paths = listsOf(operands, 'dedupe', io)
  const method = chosenMethod(options, DEFAULT_METHOD)
  const methodOptions = readCompareOptions(options)
  // Misspelt, unread and missing options are reported before any input is read.
  const withKeys = methods.filter(({ kind }) => kind !== 'directional' && kind !== 'pairwise')
  refuseUnread(methodOptions, [method], withKeys, options)
  const job: Job = {
    method,
    keyOf: keysBy(method, methodOptions),
    names: paths.map(nameOfList),
    isKeeping: options.text('keep') !== null,
    isJson: options.text('format') === 'json',
    io,
  }
  keyFor('http://example.com/', job)
  const memory = memoryOf(options, MEBIBYTE) ?? MEBIBYTE
  const files = new SpilledLines()
  try {
    const wanted = job.isKeeping ? 'first' : 'repeated'
    const groups = new LineGroups({ memory, storage: files, wanted })
    const bad = await readAll(paths, groups, { ...job, limitHeap: newSpaceLimiter(memory) })
    await groups.settle(() => new Promise((resolve) => setImmediate(resolve)))
    const found = await (job.isKeeping ? writeKept : writeGroups)(groups, job)
    reportKeyless(groups, job)
    return statusOf({ errors: bad, isDifferent: found > 0 && !job.isKeeping })
  } catch (error) {
    // Other failures already have a message.
    throw asFailure(error, temporaryPlace())
  } finally {
    files.dispose()
  }
}

function keysBy(method: Method, options: CompareOptions): KeyFunction {
  try {
    return createKeyFunction(method, options)
  } catch (error) {
    throw asUsageFailure(error, method)
  }
}

function keyFor(text: string, { method, keyOf }: Job): string | null {
  try {
    return keyOf(text)
  } catch (error) {
    throw asUsageFailure(error, method)
  }
}

/** The package throws a TypeError for a wrong argument, which comes from the command line here. */
function asUsageFailure(error: unknown, { kind }: Method): unknown {
  if (!(error instanceof TypeError)) return error
  if (error instanceof OptionError) {
    return usageFailure('--{option}: {message:phrase}', {
      option: 'options',
      message: optionFault(error),
    })
  }
  if (error instanceof MissingOptionError) return new Failure(missingOption(error), EXIT.usage)
  if (!(error instanceof ArgumentError) || kind === 'symmetric' || kind === 'application') {
    return argumentFailure(error)
  }
  return usageFailure('{message:phrase}: the methods with keys are {names,list}', {
    detail: 'no-keys',
    message: saidBy(error),
    names: methods.filter((other) => other.kind === 'symmetric').map(({ name }) => name),
  })
}

/** Reads all lines of all files. Returns the number of lines that cannot be read. */
async function readAll(
  paths: readonly string[],
  groups: LineGroups,
  job: Job & { readonly limitHeap: () => void },
): Promise<number> {
  let bad = 0
  for (const [file, path] of paths.entries()) {
    const source = await openUrlList(path, job.io)
    for await (const lines of readLines(source)) {
      job.limitHeap()
      for (const line of lines) {
        const unreadable = unreadableProblem(line)
        if (unreadable !== null) {
          bad++
          report(unreadable, job.names[file]!, job)
        } else if (line.text !== '') {
          groups.add(keyFor(line.text, job), { file, line: line.number, text: line.text })
        }
      }
    }
  }
  return bad
}

/** Reports a line that cannot be read: on stderr, and for programs also in the output. */
function report(found: LineProblem, file: string, { io, isJson }: Job): void {
  const { line, input: _, ...error } = found
  io.complain(`${saidName(file)}:${line}${describeLineProblem(found)}`)
  if (!isJson) return
  io.stdout.write(`${toJsonText({ file, line, error })}\n`)
}

/** Writes the groups as a stream, because one may have more lines than fit in memory. */
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
      const place = `${safePath(saidName(names[part.file] ?? ''))}:${part.line}`
      io.stdout.write(`  ${io.paint('dim', place)}  ${safeText(part.text, 2000)}\n`)
    }
    if (io.stdout.isFull) await io.stdout.relieve()
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
  const title = `${say('{n} {n|line|lines}', { n: count })}: ${paint('cyan', safeText(key ?? '', 2000))}`
  return `${isNext ? '\n' : ''}${title}\n`
}

function summary(groups: LineGroups, found: number, repetitions: number): string {
  const { lines } = groups.counts
  if (found === 0) return say('No line is repeated among {lines}.', { lines })
  return say(
    '{found} {found|group|groups} among {lines} {lines|line|lines}; {n} {n|line|lines} could be left out.',
    { found, lines, n: repetitions },
  )
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
    } else io.stdout.write(Buffer.from(`${part.text}\n`))
    if (io.stdout.isFull) await io.stdout.relieve()
  }
  return repeated
}

function reportKeyless(groups: LineGroups, { method, isKeeping, io }: Job): void {
  const facts = { n: groups.counts.withoutKey, method: method.name }
  if (facts.n === 0) return
  io.complain(
    isKeeping
      ? say('{n} {n|line has|lines have} no key by {method} and {n|is|are} kept.', facts)
      : say('{n} {n|line has|lines have} no key by {method} and {n|is|are} in no group.', facts),
  )
}
