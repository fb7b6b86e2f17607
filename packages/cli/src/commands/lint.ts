import {
  DocumentError,
  type DocumentFinding,
  type LintConfig,
  type LintedDocument,
  type LintOptions,
  type LintPresetName,
  lintDocument,
  lintPresets,
  lintRules,
  ruleSeverity,
  type Severity,
} from '@waymark/uri-design'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { Failure, usageFailure } from '../failure.ts'
import { fold } from '../help.ts'
import { openSource } from '../input/byte-source.ts'
import { readDatabase } from '../input/database-reader.ts'
import { textPlaces } from '../input/text-places.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import { sarifLog } from '../report/sarif.ts'
import { suggest } from '../suggestion.ts'
import { drawCarets } from '../terminal/carets.ts'
import { counted } from '../terminal/figures.ts'
import { quoted, safeText } from '../terminal/safe-text.ts'
import { readVersion } from '../version.ts'

const EXPECTED = 'a list of URIs, or the JSON of resources/list'

export const lint: Command = {
  name: 'lint',
  summary: 'judges the design of resource URIs and templates',
  synopsis: '[options] <file|->…',
  description: [
    'Checks resource URIs by the design guide: schemes and their formats, paths, queries, fragments, escapes, and what a set of URIs has in common. A file is a list with one URI or template on each line, or the JSON that a server of the Model Context Protocol gives for resources/list and resources/templates/list.',
    'A comment "# waymark-ignore-next-line rule" keeps a finding quiet; in JSON, "_meta": {"waymark/ignore": ["rule"]} beside the URI does.',
  ],
  options: [
    {
      name: 'preset',
      value: 'preset',
      choices: Object.keys(lintPresets),
      fallback: 'recommended',
      summary: 'Which rules are asked, and how severe they are.',
    },
    {
      name: 'rule',
      value: 'rules',
      summary: 'Severities by rule or group: path-verb=off,query-naming=error.',
    },
    { name: 'max-depth', value: 'n', summary: 'How many levels a path may have. Default: 4.' },
    {
      name: 'schemes',
      value: 'schemes',
      summary: 'The only schemes that are allowed, divided by commas.',
    },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json', 'sarif'],
      fallback: 'text',
      summary:
        'json gives one object; the text of a URI over 2,000 characters is null in it. sarif is for code review.',
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
      what: 'for the code review of a hosting service',
    },
  ],
  exitStatuses: { 0: 'no finding has severity error', 1: 'a finding has severity error' },
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY },
  run,
}

/** A file with what was found in it. */
interface LintedFile extends LintedDocument {
  /** As messages call it. */
  readonly name: string
  /** As it was given. */
  readonly path: string
  readonly text: string
}

const MAX_BYTES = 64 * 1_048_576

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const config = readConfig(options)
  const files: LintedFile[] = []
  for (const operand of operands) files.push(await lintFile(operand, config, io))
  const format = options.text('format')
  if (format === 'json') await writeJson(await toJson(files), io.stdout)
  else if (format === 'sarif') await writeJson(sarifLog(files, await readVersion()), io.stdout)
  else {
    for (const file of files) await writeText(file, io)
    writeSummary(files, io)
  }
  return count(files, 'error') > 0 ? EXIT.problems : EXIT.clean
}

function readConfig(options: OptionValues): LintConfig {
  const schemes = options.text('schemes')
  if (schemes !== null && !/^[a-z][a-z0-9+.-]*(?:,[a-z][a-z0-9+.-]*)*$/i.test(schemes)) {
    throw usageFailure(`--schemes is ${quoted(schemes)}: give names like https,db`)
  }
  const maxDepth = options.number('max-depth')
  // The option allows nothing else.
  const preset = options.text('preset') as LintPresetName
  const rules = readRules(options.text('rule') ?? '')
  if (schemes !== null) refuseUnasked('--schemes', 'allowedSchemes', { preset, rules })
  if (maxDepth !== null) refuseUnasked('--max-depth', 'maxDepth', { preset, rules })
  return {
    preset,
    rules,
    options: {
      ...(maxDepth === null ? {} : { maxDepth }),
      ...(schemes === null ? {} : { allowedSchemes: schemes.toLowerCase().split(',') }),
    },
  }
}

/** What only rules read that are not asked would do nothing. */
function refuseUnasked(given: string, option: keyof LintOptions, config: LintConfig): void {
  const readers = lintRules.filter((rule) => rule.options.includes(option))
  const isAsked = readers.some((rule) => ruleSeverity(rule, config) !== 'off')
  if (isAsked) return
  const names = readers.map(({ name }) => name).join(', ')
  throw usageFailure(
    `${given} is for the rule ${names}, which is off: leave out ${given}, or ask it with --rule ${names}=error`,
  )
}

const NAMES: readonly string[] = lintRules.flatMap((rule) => [rule.name, ...rule.groups])

function unknownRule(name: string): Failure {
  const near = suggest(name, NAMES)
  const groups = [...new Set(lintRules.flatMap((rule) => rule.groups))].join(', ')
  const advice = near === null ? `the groups of rules are ${groups}` : `did you mean ${near}?`
  return usageFailure(`--rule: there is no rule ${quoted(name)}: ${advice}`)
}

const SEVERITIES: readonly string[] = ['error', 'warning', 'info', 'off']

function readRules(text: string): Readonly<Record<string, Severity | 'off'>> {
  const given = new Set<string>()
  const pairs = text
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const severity = rest.join('=')
      if (given.has(name)) {
        throw usageFailure(`--rule names ${quoted(name)} twice: leave one of them out`)
      }
      given.add(name)
      if (!NAMES.includes(name)) throw unknownRule(name)
      if (!SEVERITIES.includes(severity)) {
        throw usageFailure(`--rule ${name}: its severity is one of ${SEVERITIES.join(', ')}`)
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
    if (size > MAX_BYTES) throw new Failure(`${source.name}: is longer than 64 MiB: split it`)
    chunks.push(chunk)
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new Failure(`${source.name}: is not UTF-8 text: convert it first`)
  }
  try {
    const linted = lintDocument(text, config)
    if (linted.items.length === 0) {
      io.complain(
        `waymark lint: ${source.name}: holds no URI: give one on each line, a JSON array of them, or what a server answers to resources/list`,
      )
    }
    const path = operand === '-' ? source.name : operand
    return { name: source.name, path, text, ...linted }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw await notJson(source.name, text)
  }
}

/** What is wrong with a text that `JSON.parse` refused, and where: each engine has words of its own for that. */
async function notJson(name: string, text: string): Promise<unknown> {
  async function* chunks() {
    yield Buffer.from(text)
  }
  try {
    const reader = readDatabase({ name, chunks, close: async () => {} })
    for await (const _ of reader.entries());
  } catch (error) {
    return error
  }
  return new Failure(`${name}: is not JSON: correct it`)
}

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const

async function writeText(file: LintedFile, io: Io): Promise<void> {
  const { paint, stdout, columns } = io
  const places = textPlaces(
    file.text,
    file.findings.map(({ documentStart }) => documentStart),
  )
  for (const [index, finding] of file.findings.entries()) {
    const { name, severity, reason, fix, start, end } = finding
    const text = file.items[finding.index]!.text
    const { line, carets } = drawCarets(text, start, end, columns - 4)
    const { line: row, column } = places[index]!
    stdout.write(
      [
        `${file.name}:${row}:${column}: ${paint(COLOURS[severity], severity)} ${paint('bold', name)}`,
        `  ${line}`,
        `  ${paint(COLOURS[severity], carets)}`,
        ...fold(safeText(reason, 600), columns - 2).map((each) => `  ${each}`),
        ...(fix === null
          ? []
          : [
              `  ${paint('green', `fix: ${safeText(fix.text === '' ? 'leave it out' : fix.text)}`)}`,
            ]),
        '',
        '',
      ].join('\n'),
    )
    await stdout.relieve()
  }
}

function count(files: readonly LintedFile[], severity: Severity): number {
  return files.reduce(
    (sum, { findings }) => sum + findings.filter((finding) => finding.severity === severity).length,
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

async function toJson(files: readonly LintedFile[]): Promise<object> {
  return {
    generator: `waymark ${await readVersion()}`,
    command: 'lint',
    errors: count(files, 'error'),
    warnings: count(files, 'warning'),
    files: files.map(({ path, text, items, findings }) => {
      const places = textPlaces(
        text,
        findings.map(({ documentStart }) => documentStart),
      )
      return {
        file: path,
        uris: items.length,
        findings: findings.map((finding, index) => describe(finding, items, places[index]!)),
      }
    }),
  }
}

/** With each of its findings, of which there may be one for each character, a longer text would take its square. */
const MOST_TEXT = 2000

function describe(
  { index, documentStart: _start, documentEnd: _end, ...finding }: DocumentFinding,
  items: LintedDocument['items'],
  place: { readonly line: number; readonly column: number },
): object {
  const { text } = items[index]!
  return { ...finding, ...place, text: text.length > MOST_TEXT ? null : text }
}
