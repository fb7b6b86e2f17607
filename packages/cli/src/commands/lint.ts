import { counted } from '@waymark/infra'
import { suggest } from '@waymark/infra/options'
import type { Severity } from '@waymark/infra/problem'
import { FileError, type FileProblem, readDatabase } from '@waymark/site'
import {
  DocumentError,
  type DocumentFinding,
  type DocumentProblem,
  type LintConfig,
  type LintedDocument,
  type LintOptions,
  type LintPresetName,
  lintDocument,
  lintPresets,
  lintRules,
  ruleSeverity,
} from '@waymark/uri-design'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { type Failure, usageFailure } from '../failure.ts'
import { fold } from '../help.ts'
import { openSource } from '../input/byte-source.ts'
import { type TextPlace, textPlaces } from '../input/text-places.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import { sarifLog } from '../report/sarif.ts'
import { drawCarets } from '../terminal/carets.ts'
import { quoted, safeText } from '../terminal/safe-text.ts'
import { readVersion } from '../version.ts'

const EXPECTED = 'a list of URIs, or the JSON of resources/list'

export const lint: Command = {
  name: 'lint',
  summary: 'checks the design of resource URIs and templates',
  synopsis: '[options] <file|->…',
  description: [
    'Checks resource URIs against the design guide: schemes and their formats, paths, queries, fragments, percent-encoding, and consistency across all URIs. A file has one URI or URI template per line, or is the JSON that a Model Context Protocol server returns for resources/list or resources/templates/list.',
    'To suppress a problem, put the comment "# waymark-ignore-next-line rule" on the line before; in JSON, put "_meta": {"waymark/ignore": ["rule"]} next to the URI. A name that is not a rule, a group or a cause is reported.',
  ],
  options: [
    {
      name: 'preset',
      value: 'preset',
      choices: Object.keys(lintPresets),
      fallback: 'recommended',
      summary: 'Which rules run, and how severe they are.',
    },
    {
      name: 'rule',
      value: 'rules',
      summary: `Sets the severity of rules or groups: ${lintRules[0]?.code}=off,${lintRules.at(-1)?.groups[0]}=error.`,
    },
    {
      name: 'max-depth',
      sets: ['maxDepth'],
      value: 'n',
      summary: 'The greatest number of path segments. Default: 4.',
    },
    {
      name: 'schemes',
      sets: ['allowedSchemes'],
      value: 'schemes',
      summary: 'The allowed schemes, separated by commas.',
    },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json', 'sarif'],
      fallback: 'text',
      summary:
        'json prints one object with files, their problems, and failures; the text of a URI over 2,000 code units is null in it. sarif is for code review tools.',
    },
  ],
  examples: [
    { command: 'waymark lint resources.json', what: 'the resource list of a server' },
    {
      command: "echo 'db://postgres/mydb/getUsers?pg=2' | waymark lint -",
      what: 'one URI',
    },
    {
      command: 'waymark lint resources.txt --format sarif > lint.sarif',
      what: 'for a code review tool',
    },
  ],
  exitStatuses: { 0: 'no problem has severity error', 1: 'a problem has severity error' },
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY },
  run,
}

/** A file with the problems found in it: those of its URIs, and its own. */
interface LintedFile {
  /** The name that messages use. */
  readonly name: string
  /** The operand as given. */
  readonly path: string
  readonly text: string
  readonly items: LintedDocument['items']
  /** In the order of their places. */
  readonly problems: readonly (DocumentFinding | DocumentProblem)[]
}

const MAX_BYTES = 64 * 1_048_576

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const config = readConfig(options)
  const files: LintedFile[] = []
  const failures: FileProblem[] = []
  for (const operand of operands) {
    try {
      const file = await lintFile(operand, config, io)
      const problems = file.problems.map((problem) => options.flags.of(problem))
      files.push({ ...file, problems })
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      failures.push(error.problem)
      io.complain(`${io.paintError('red', 'waymark lint:')} ${safeText(error.message, 2000)}`)
    }
  }
  const format = options.text('format')
  if (format === 'json') await writeJson(await toJson(files, failures), io.stdout)
  else if (format === 'sarif') {
    const { problems } = await import('@waymark/uri-design/problems')
    await writeJson(sarifLog(files, problems.entries, await readVersion()), io.stdout)
  } else {
    for (const file of files) await writeText(file, io)
    if (files.length > 0) writeSummary(files, io)
  }
  if (failures.length > 0) return EXIT.io
  return count(files, 'error') > 0 ? EXIT.problems : EXIT.clean
}

function readConfig(options: OptionValues): LintConfig {
  const schemes = options.text('schemes')
  if (schemes !== null && !/^[a-z][a-z0-9+.-]*(?:,[a-z][a-z0-9+.-]*)*$/i.test(schemes)) {
    throw usageFailure(`--schemes is ${quoted(schemes)}: give names like https,db`)
  }
  const maxDepth = options.number('max-depth')
  // The option accepts only these names.
  const preset = options.text('preset') as LintPresetName
  const rules = readRules(options.text('rule'))
  if (schemes !== null) refuseUnread('--schemes', 'allowedSchemes', { preset, rules })
  if (maxDepth !== null) refuseUnread('--max-depth', 'maxDepth', { preset, rules })
  return {
    preset,
    rules,
    options: {
      ...(maxDepth === null ? {} : { maxDepth }),
      ...(schemes === null ? {} : { allowedSchemes: schemes.toLowerCase().split(',') }),
    },
  }
}

/** Refuses an option that no selected rule reads, because it would have no effect. */
function refuseUnread(given: string, option: keyof LintOptions, config: LintConfig): void {
  const readers = lintRules.filter((rule) => rule.options.includes(option))
  if (readers.some((rule) => ruleSeverity(rule, config) !== 'off')) return
  const names = readers.map(({ code }) => code).join(', ')
  throw usageFailure(
    `${given} is for the rule ${names}, which is off: remove ${given}, or turn the rule on with --rule ${names}=error`,
  )
}

const NAMES: readonly string[] = lintRules.flatMap((rule) => [rule.code, ...rule.groups])

function unknownRule(name: string): Failure {
  const near = suggest(name, NAMES)
  const groups = [...new Set(lintRules.flatMap((rule) => rule.groups))].join(', ')
  const advice = near === null ? `the groups of rules are ${groups}` : `did you mean ${near}?`
  return usageFailure(`--rule: there is no rule ${quoted(name)}: ${advice}`)
}

const SEVERITIES: readonly string[] = ['error', 'warning', 'info', 'off']

function readRules(text: string | null): Readonly<Record<string, Severity | 'off'>> {
  if (text === null) return {}
  const given = new Set<string>()
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.trim().split('=')
    const severity = rest.join('=')
    if (given.has(name)) {
      throw usageFailure(`--rule names ${quoted(name)} twice: remove one of them`)
    }
    given.add(name)
    if (!NAMES.includes(name)) throw unknownRule(name)
    if (!SEVERITIES.includes(severity)) {
      throw usageFailure(`--rule ${name}: give a severity, one of ${SEVERITIES.join(', ')}`)
    }
    // Checked in the line above.
    return [name, severity as Severity | 'off'] as const
  })
  return Object.fromEntries(pairs)
}

async function lintFile(operand: string, config: LintConfig, io: Io): Promise<LintedFile> {
  const source = await openSource(operand, EXPECTED, io)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source.chunks()) {
    size += chunk.length
    if (size > MAX_BYTES) {
      const what = 'is longer than 64 MiB'
      throw new FileError('list-too-large', source.name, what, { remedy: 'split it' })
    }
    chunks.push(chunk)
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    const remedy = 'convert it first'
    throw new FileError('file-encoding-unsupported', source.name, 'is not UTF-8 text', { remedy })
  }
  try {
    const { items, findings, problems: own } = lintDocument(text, config)
    const problems = [...findings, ...own].sort((a, b) => a.documentStart - b.documentStart)
    if (items.length === 0 && own.length === 0) {
      io.complain(
        `waymark lint: ${source.name}: contains no URI: give one URI per line, a JSON array of URIs, or the answer of a server to resources/list`,
      )
    }
    const path = operand === '-' ? source.name : operand
    return { name: source.name, path, text, items, problems }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw await notJson(source.name, text)
  }
}

/** Says what is wrong with a file that `JSON.parse` refused, and where, because the messages of engines differ. */
async function notJson(name: string, text: string): Promise<unknown> {
  async function* chunks() {
    yield Buffer.from(text)
  }
  try {
    const reader = await readDatabase(
      { name, chunks, close: async () => {} },
      { inputFormat: 'json' },
    )
    for await (const _ of reader.entries());
  } catch (error) {
    return error
  }
  // What the parser of databases takes, such as deep nesting, may be refused here.
  return new FileError('json-invalid', name, 'is not JSON', { remedy: 'correct it' })
}

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const

async function writeText(file: LintedFile, io: Io): Promise<void> {
  const { paint, stdout, columns } = io
  const places = placesOf(file)
  for (const [index, problem] of file.problems.entries()) {
    const { code, severity, message, remedy } = problem
    const { text, start, end } = excerptOf(problem, file, places[index]!)
    const { line, carets } = drawCarets(text, start, end, columns - 4)
    const { line: row, column } = places[index]!
    const fix = 'fix' in problem ? problem.fix : undefined
    stdout.write(
      [
        `${file.name}:${row}:${column}: ${paint(COLOURS[severity], severity)} ${paint('bold', code)}`,
        `  ${line}`,
        `  ${paint(COLOURS[severity], carets)}`,
        ...fold(safeText(`${message} ${remedy}`, 600), columns - 2).map((each) => `  ${each}`),
        ...(fix === undefined
          ? []
          : [`  ${paint('green', `fix: ${safeText(fix.text === '' ? 'remove it' : fix.text)}`)}`]),
        '',
        '',
      ].join('\n'),
    )
    await stdout.relieve()
  }
}

function placesOf({ text, problems }: LintedFile): readonly TextPlace[] {
  return textPlaces(
    text,
    problems.map(({ documentStart }) => documentStart),
  )
}

/** More of a line is not shown on either side of a problem. */
const MOST_LINE = 500

/** The URI with the problem, or for a problem of the document itself, its line. */
function excerptOf(
  problem: LintedFile['problems'][number],
  { text, items }: LintedFile,
  { column }: TextPlace,
): { readonly text: string; readonly start: number; readonly end: number } {
  if ('index' in problem) {
    const { index, start, end } = problem
    return { text: items[index]!.text, start, end }
  }
  const { documentStart: start, documentEnd: end } = problem
  const from = Math.max(start - column + 1, start - MOST_LINE)
  const [rest = ''] = text.slice(end, end + MOST_LINE).split(/\r?\n/, 1)
  return { text: text.slice(from, end) + rest, start: start - from, end: end - from }
}

function count(files: readonly LintedFile[], severity: Severity): number {
  return files.reduce(
    (sum, { problems }) => sum + problems.filter((problem) => problem.severity === severity).length,
    0,
  )
}

function writeSummary(files: readonly LintedFile[], { stdout, paint }: Io): void {
  const uris = files.reduce((sum, { items }) => sum + items.length, 0)
  const found = (['error', 'warning', 'info'] as const).map(
    (severity) => [severity, count(files, severity)] as const,
  )
  const figures = found
    .filter(([, number]) => number > 0)
    .map(([severity, number]) =>
      counted(number, severity, severity === 'info' ? severity : undefined),
    )
  const result = figures.length === 0 ? paint('green', 'nothing to report') : figures.join(', ')
  stdout.write(`${counted(uris, 'URI')} in ${counted(files.length, 'file')}: ${result}\n`)
}

async function toJson(
  files: readonly LintedFile[],
  failures: readonly FileProblem[],
): Promise<object> {
  return {
    generator: `waymark ${await readVersion()}`,
    command: 'lint',
    errors: count(files, 'error'),
    warnings: count(files, 'warning'),
    files: files.map((file) => {
      const places = placesOf(file)
      return {
        file: file.path,
        uris: file.items.length,
        problems: file.problems.map((problem, index) =>
          describe(problem, file.items, places[index]!),
        ),
      }
    }),
    failures,
  }
}

/** A longer URI, repeated with each of its problems, could make the output grow with the square of its length. */
const MOST_TEXT = 2000

function describe(
  { documentStart: _start, documentEnd: _end, ...problem }: LintedFile['problems'][number],
  items: LintedDocument['items'],
  place: TextPlace,
): object {
  if (!('index' in problem)) return { ...problem, ...place }
  const { index, ...finding } = problem
  const { text } = items[index]!
  return { ...finding, ...place, text: text.length > MOST_TEXT ? null : text }
}
