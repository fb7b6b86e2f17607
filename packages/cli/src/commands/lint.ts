import { sentence } from '@waymark/infra/internal'
import type { FileProblem } from '@waymark/site'
import { FileError } from '@waymark/site/files/node'
import { lintPresets, lintRules } from '@waymark/uri-design'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import type { ExitStatus } from '../exit-status.ts'
import { asFailure, Failure, fileFailure, usageFailure } from '../failure.ts'
import { chosenFix, FIX_DESCRIPTION, FIX_OPTIONS } from '../fix/fix-option.ts'
import { tellFixed } from '../fix/fix-report.ts'
import type { Io } from '../io.ts'
import { CUSTOM_RULES, entryOf } from '../lint/custom-rules.ts'
import { type CheckedLintConfig, configOfFile, readConfig } from '../lint/lint-config.ts'
import { toJson } from '../lint/lint-json.ts'
import { fixTitle, hasFixText, placesOf, writeSummary, writeText } from '../lint/lint-text.ts'
import { type LintedFile, lintFile } from '../lint/linted-file.ts'
import { Watcher } from '../lint/watch.ts'
import { patchOf, writeFixes } from '../lint/write-fixes.ts'
import { formatOption } from '../output/format-option.ts'
import { writeJson } from '../output/json-text.ts'
import type { ProblemFilter } from '../problems/problem-filter.ts'
import { chosenFilter, REPORT_OPTIONS } from '../problems/report-options.ts'
import { severityOptions } from '../problems/severities.ts'
import { githubLine } from '../report/github-lines.ts'
import { sarifLog } from '../report/sarif.ts'
import { ENGLISH, say } from '../speech.ts'
import { tellFailure } from '../tell-failure.ts'
import { VERSION } from '../version.ts'

export const lint: Command = {
  name: 'lint',
  summary: SUMMARIES.lint,
  synopsis: '[options] <file|->…',
  description: [
    'Checks resource URIs against the design guide: schemes and their formats, paths, queries, fragments, percent-encoding, and consistency across all URIs. A file is a list with one URI or URI template per line; the response of a Model Context Protocol server to resources/list or resources/templates/list, in JSON or YAML; or an OpenAPI 3 or AsyncAPI 2 or 3 description in JSON or YAML, whose paths, parameters, channels and servers are checked.',
    'To suppress a problem in a list or in YAML, put the comment "# waymark-ignore-next-line rule" on the line before. In a resource list in JSON, put "_meta": {"waymark/ignore": ["rule"]} next to the URI; in OpenAPI and AsyncAPI, put "x-waymark-ignore": ["rule"] in the path, the operation, the parameter or the server, or at the top. A name that does not exist, or that suppresses nothing, is reported. Names of groups and causes work, too.',
    `With --fix, spelling is corrected in the files: the case of schemes and hosts, default ports, percent-encoding. --unsafe-fix also writes new names, such as the plural of a collection. In OpenAPI and AsyncAPI, only URLs of servers are fixed: other names are a contract with clients. ${FIX_DESCRIPTION}`,
  ],
  options: [
    {
      name: 'preset',
      value: 'preset',
      choices: Object.keys(lintPresets),
      fallback: 'recommended',
      summary: 'The preset of rules, with their severities.',
    },
    ...severityOptions(
      `Sets the severity of rules or groups: ${lintRules[0]?.code}=off,${lintRules.at(-1)?.groups[0]}=error.`,
      'Severities for some URIs or files, as JSON: {"/legacy/**": {"path-naming": "off"}}. In a pattern, * matches a part of a segment and ** any number of segments. A pattern that begins with a slash is matched against the path of the URI, any other against the whole URI and against the path of the file. The last match wins.',
    ),
    {
      name: 'max-depth',
      sets: ['maxDepth'],
      value: 'n',
      summary: 'The maximum number of path segments. Default: 4.',
    },
    {
      name: 'schemes',
      sets: ['schemes'],
      value: 'schemes',
      listJoiner: ',',
      summary:
        'Schemes of your own, by name or with the format to check, separated by commas: jira,wiki://space/page.',
    },
    {
      name: 'allowed-schemes',
      sets: ['allowedSchemes'],
      value: 'schemes',
      listJoiner: ',',
      summary: 'The only schemes that are allowed, separated by commas.',
    },
    {
      name: 'verbs',
      value: 'words',
      listJoiner: ',',
      summary: 'More verbs that a path must not contain, separated by commas.',
    },
    {
      name: 'uncountable',
      value: 'words',
      listJoiner: ',',
      summary: 'More words whose plural has the same form, separated by commas.',
    },
    {
      name: 'abbreviations',
      value: 'words',
      isRecord: true,
      summary: 'More abbreviations, each with its full form: qty=quantity,dept=department.',
    },
    {
      name: 'identifiers',
      value: 'pattern',
      listJoiner: '|',
      risk: sentence('is a regular expression, which can take forever'),
      summary: 'A regular expression for more segments that are identifiers, such as ^[A-Z]{3}$.',
    },
    {
      name: CUSTOM_RULES,
      sets: ['customRules'],
      value: 'file',
      isInline: true,
      summary:
        'A JSON file with a list of rules of your own, which the configuration can also contain. Each has a code such as team/no-version, a severity, a summary and a pattern; its examples are tested. The README of @waymark/uri-design describes them.',
    },
    formatOption(
      'json prints one object with files, their problems, and failures; URIs longer than 2,000 code units are null there. sarif is for code review tools, github for the log of GitHub Actions.',
      ['text', 'json', 'sarif', 'github'],
    ),
    ...REPORT_OPTIONS,
    ...FIX_OPTIONS,
    {
      name: 'watch',
      summary: 'Checks the files again whenever one of them changes, until Ctrl-C.',
    },
  ],
  examples: [
    { command: 'waymark lint resources.json', what: 'the resource list of a server' },
    {
      command: "echo 'db://postgres/mydb/getUsers?pg=2' | waymark lint -",
      what: 'one URI',
    },
    { command: 'waymark lint openapi.yaml --max-warnings 0', what: 'an API, in CI' },
    {
      command: 'waymark lint resources.txt --format sarif > lint.sarif',
      what: 'for a code review tool',
    },
  ],
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY, kind: 'files' },
  check: readConfig,
  run,
}

async function run(call: Call): Promise<ExitStatus> {
  const { operands, options } = call
  if (options.isOn('watch') && operands.includes('-')) {
    throw usageFailure('--{option} needs files: name them instead of -', {
      detail: 'needs-files',
      option: 'watch',
    })
  }
  if (!options.isOn('watch')) return await runOnce(call, readConfig(options))
  if (!['text', 'github'].includes(options.text('format') ?? '')) {
    throw usageFailure(
      '--watch and --format: choose text or github, or run the command without --watch',
      { detail: 'watch-format' },
    )
  }
  return await runAgain(call)
}

/** Runs whenever a file changes; the status is that of the last run. */
async function runAgain(call: Call): Promise<ExitStatus> {
  const { operands, options, io } = call
  const rules = options.text(CUSTOM_RULES)
  const watcher = watching(rules === null ? operands : [...operands, rules])
  try {
    let config = readConfig(options)
    for (;;) {
      const status = await runOnce(call, config)
      await io.stdout.flush()
      io.complain(`waymark lint: ${say('waiting for changes; Ctrl-C ends')}`)
      if ((await watcher.next()) === 'stopped') return status
      config = readAgain(call) ?? config
    }
  } finally {
    watcher.close()
  }
}

/** The configuration with the file of rules as it is now; `null` if that is wrong, as it may be while it is written. */
function readAgain({ options, io }: Call): CheckedLintConfig | null {
  try {
    return readConfig(options)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    tellFailure(error, 'waymark lint', io)
    return null
  }
}

function watching(operands: readonly string[]): Watcher {
  try {
    return new Watcher(operands)
  } catch (error) {
    throw asFailure(error, say('the folders of the files'))
  }
}

async function runOnce(
  { operands, options, io }: Call,
  config: CheckedLintConfig,
): Promise<ExitStatus> {
  const fix = await chosenFix(options, operands)
  const filter = await chosenFilter(options, ({ severity }) => severity)
  const files: LintedFile[] = []
  const failures: FileProblem[] = []
  for (const operand of operands) {
    try {
      files.push(await lintFile(operand, { config: configOfFile(config, operand), fix, io }))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      failures.push(error.problem)
      tellFailure(fileFailure(error), 'waymark lint', io)
    }
  }
  const reported = files.map((file) => filtered(file, filter))
  const isDryRun = fix?.isDryRun === true
  if (isDryRun) io.stdout.write(await patchOf(files))
  else if (fix !== null) await writeFixes(files, fix)
  if (isDryRun || options.text('format') !== 'text') tellFixes(files, isDryRun, io)
  if (!isDryRun) await write(reported, failures, { config, options, filter, io })
  return await filter.finish({ io, command: 'lint', failures: failures.length })
}

/** A file with the problems that are reported. */
function filtered(file: LintedFile, filter: ProblemFilter): LintedFile {
  const { path, items, text } = file
  return {
    ...file,
    problems: file.problems.filter((problem) => {
      const own =
        'index' in problem
          ? items[problem.index]!.text
          : text.slice(problem.documentStart, problem.documentEnd)
      return filter.take({ ...problem, file: path, text: own }) !== null
    }),
  }
}

/** Says for people beside an output for programs what is fixed, or would be. */
function tellFixes(files: readonly LintedFile[], isDryRun: boolean, io: Io): void {
  for (const file of files) {
    if (hasFixText(file)) tellFixed(`waymark lint: ${fixTitle(file, isDryRun)}`, file.left, io)
  }
}

async function write(
  files: readonly LintedFile[],
  failures: readonly FileProblem[],
  {
    config,
    options,
    filter,
    io,
  }: Pick<Call, 'options' | 'io'> & {
    readonly config: CheckedLintConfig
    readonly filter: ProblemFilter
  },
): Promise<void> {
  const named = files.map((file) => ({
    ...file,
    problems: file.problems.map(ENGLISH.problem),
  }))
  switch (options.text('format')) {
    case 'json':
      return await writeJson(await toJson(named, filter.hidden, failures), io.stdout)
    case 'sarif': {
      const { problems } = await import('@waymark/uri-design/problems')
      return await writeJson(
        sarifLog(named, [...problems.entries, ...config.customRules.map(entryOf)], VERSION),
        io.stdout,
      )
    }
    case 'github':
      for (const file of named) writeGithub(file, io)
      for (const failure of failures) io.stdout.write(githubLine(failure))
      break
    default:
      for (const file of files) await writeText(file, io)
  }
  if (files.length > 0) writeSummary(files, filter.hidden, io)
}

function writeGithub(file: LintedFile, { stdout }: Io): void {
  const places = placesOf(file)
  for (const [index, problem] of file.problems.entries()) {
    stdout.write(githubLine({ ...problem, file: file.path, ...places[index]! }))
  }
}
