import { count, counted } from '@waymark/infra'
import {
  type CheckOptions,
  type CheckReport,
  checkSite,
  countLanguages,
  type FileError,
  type FileProblem,
  type ProblemKind,
  ProblemLog,
  type SiteProblem,
} from '@waymark/site'
import { diskFiles } from '@waymark/site/node'
import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { FIX_DESCRIPTION, FIX_OPTIONS, fixCallOf } from '../fix/fix-option.ts'
import { runFix } from '../fix/run-fix.ts'
import type { FlagNames } from '../flag-names.ts'
import { allowsUnreachableHosts, HOSTS_OPTION } from '../hosts-option.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf } from '../input/database-input.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import { CSV_HEAD, csvLine } from '../report/csv.ts'
import { placeTexts, relatedTexts } from '../report/place-text.ts'
import { siteSarifLog } from '../report/sarif.ts'
import { kindLines } from '../report/summary.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'
import { readVersion } from '../version.ts'

export const validate: Command = {
  name: 'validate',
  summary: 'lists all problems of a database or of sitemaps',
  synopsis: '[options] <file|folder|->…',
  description: [
    'Checks a URL source database (JSON, NDJSON, CSV or TSV), a sitemap (XML, or text with one URL per line), or all sitemaps in a folder (plain, gzip or zstd; other XML is skipped): syntax, URLs, dates, languages, and the hreflang links between pages. Several sitemaps, or several files of a database, are checked as one site. For a sitemap index, the files that it lists are looked for by the ends of their paths, in the folder of the index and below. If a folder that contains the index is given, the search goes up to that folder.',
    'URLs are matched in their canonical form: without fragment and trailing slash, and in a database also without query. In a sitemap the query always counts, as with --keep-query.',
    'Each problem is printed on one line with its place: file and line, and in a database the JSON Pointer. If it is about two places, such as a page and the page that should link back, the other place comes last. Then follow counts of the site, over URLs as they are written.',
    ...FIX_DESCRIPTION,
  ],
  options: [
    {
      name: 'check',
      value: 'what',
      choices: ['usable', 'canonical'],
      fallback: 'usable',
      summary:
        'canonical also reports each URL that is not in its canonical form. For databases only.',
    },
    INPUT_FORMAT,
    ...CANONICAL_OPTIONS,
    HOSTS_OPTION,
    { name: 'strict', summary: 'Accepts only https URLs. For databases only.' },
    ...FIX_OPTIONS,
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json', 'csv', 'sarif'],
      fallback: 'text',
      summary:
        'json prints one object with problems, kinds, counts, files and failures. csv prints a line for each problem, for spreadsheets. sarif is for code review tools.',
    },
  ],
  examples: [
    {
      command: 'waymark validate url-source.json --check canonical',
      what: 'a database; also report URLs that are not canonical',
    },
    {
      command: 'waymark validate --fix url-source.json -o repaired.json',
      what: 'correct a database, and write repaired.json and repaired.patch.json',
    },
    { command: 'waymark validate public/', what: 'all the sitemaps of a site, as one site' },
    {
      command:
        'curl -s https://example.com/sitemap.xml | waymark validate - --format json | jq .counts',
      what: 'a sitemap from the web; print only the counts',
    },
  ],
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY },
  run,
}

const MAX_TWO_LANGUAGES = 20

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const check: CheckOptions = {
    ...inputFormatOf(options),
    config: chosenConfig(options),
    allowUnreachableHosts: allowsUnreachableHosts(options),
    check: options.text('check') === 'canonical' ? 'canonical' : 'usable',
    now: io.clock(),
  }
  const fix = await fixCallOf(options, operands)
  if (fix !== null) return await runFix(fix, check, { options, io })
  const listing = new Listing(options, io)
  const events = checkSite(operands, diskFiles(readingOf(io)), check)
  for (let next = await events.next(); ; next = await events.next()) {
    if (next.done === true) {
      await listing.finish(operands, next.value)
      return listing.status
    }
    const event = next.value
    if (event.type === 'problem') await listing.add(event.problem)
    else if (event.type === 'failure') listing.fail(event.error)
    else if (event.form === 'sitemap') refuseDatabaseOptions(options, event.name)
  }
}

function refuseDatabaseOptions(options: OptionValues, name: string): void {
  const given = [
    ...(options.isOn('strict') ? ['--strict'] : []),
    ...(options.text('check') === 'canonical' ? ['--check canonical'] : []),
  ]
  if (given.length === 0) return
  throw usageFailure(
    `${given.join(' and ')}: for databases only, and ${safePath(name)} is a sitemap`,
  )
}

/** How many links search engines ignore because of their language. */
function ignoredLinks(
  kinds: readonly ProblemKind[],
  languages: CheckReport['figures']['languages'],
): string[] {
  const values = kinds
    .filter(({ severity, links }) => severity === 'error' && links !== undefined)
    .flatMap(({ causes }) => causes.map(({ value }) => value ?? ''))
  const links = [...new Set(values)].reduce((sum, value) => sum + (languages[value] ?? 0), 0)
  if (links === 0) return []
  return [`${counted(links, 'link has', 'links have')} a language that search engines ignore`]
}

/** Prints the problems as they are found, or all in one object at the end. */
class Listing {
  readonly #io: Io
  readonly #log = new ProblemLog()
  readonly #format: string | null
  readonly #flags: FlagNames
  readonly #problems: SiteProblem[] = []
  readonly #failures: FileProblem[] = []

  constructor(options: OptionValues, io: Io) {
    this.#io = io
    this.#flags = options.flags
    this.#format = options.text('format')
    if (this.#format === 'csv') io.stdout.write(CSV_HEAD)
  }

  get status(): ExitStatus {
    if (this.#failures.length > 0) return EXIT.io
    return this.#log.hasProblems ? EXIT.problems : EXIT.clean
  }

  /** Reports an input that cannot be read. The others are still checked. */
  fail({ message, problem }: FileError): void {
    this.#failures.push(problem)
    if (this.#format === 'csv') this.#io.stdout.write(csvLine(problem))
    const { paintError } = this.#io
    this.#io.complain(`${paintError('red', 'waymark validate:')} ${safeText(message, 2000)}`)
  }

  async add(found: SiteProblem): Promise<void> {
    const problem = this.#flags.of(found)
    this.#log.add(problem)
    if (this.#format === 'csv') {
      this.#io.stdout.write(csvLine(problem))
      await this.#io.stdout.relieve()
      return
    }
    if (this.#format !== 'text') {
      this.#problems.push(problem)
      return
    }
    const { severity, code, message, value } = problem
    const what =
      value === undefined || message.includes(value)
        ? message
        : `${message.replace(/\.$/, '')}: ${value}`
    const where = placeTexts(problem).join(' ')
    const related = relatedTexts(problem)
    const others = related.length === 0 ? '' : ` (${related.join('; ')})`
    this.#io.stdout.write(`${where}: ${severity} ${code}: ${safeText(what, 600)}${others}\n`)
    await this.#io.stdout.relieve()
  }

  #kinds(): ProblemKind[] {
    return this.#log.kinds().map((kind) => this.#flags.of(kind))
  }

  async finish(operands: readonly string[], { figures, files }: CheckReport): Promise<void> {
    const { stdout, paint, columns } = this.#io
    if (this.#format === 'csv') return
    if (this.#format === 'sarif') {
      const all = [...this.#problems, ...this.#failures]
      // The catalogue of all problems takes long to load.
      const { problems } = await import('@waymark/problems')
      await writeJson(siteSarifLog(all, problems, await readVersion()), stdout)
      return
    }
    if (this.#format === 'json') {
      const report = {
        generator: `waymark ${await readVersion()}`,
        command: 'validate',
        input: operands,
        ...figures,
        files,
        kinds: this.#kinds().map(({ first: _, leftOut: __, ...kind }) => ({
          ...kind,
          causes: kind.causes.map(({ leftOut: ___, ...cause }) => cause),
        })),
        problems: this.#problems,
        failures: this.#failures,
      }
      await writeJson(report, stdout)
      return
    }
    if (files.length === 0) return
    const { entriesInAllFiles, distinctLocs, repeatedLocs, counts, languages } = figures
    const kinds = this.#kinds()
    const verdict = kinds.length === 0 ? 'No problems found.' : 'No errors or warnings.'
    stdout.write(
      [
        ...(kinds.length === 0 ? [] : ['']),
        `${counted(entriesInAllFiles, 'entry', 'entries')} in ${counted(files.length, 'file')}${
          repeatedLocs === 0 ? '' : `, ${count(distinctLocs)} of them distinct`
        }; ${counted(counts.alternates, 'alternate')} in ${counted(countLanguages(languages), 'language')}`,
        ...(figures.urlsWithTwoLanguages === 0
          ? []
          : [
              `${counted(figures.urlsWithTwoLanguages, 'URL')} with two languages:`,
              ...figures.twoLanguages
                .slice(0, MAX_TWO_LANGUAGES)
                .map(({ loc, langs }) => `  ${safeText(loc)}: ${safeText(langs.join(', '))}`),
            ]),
        ...ignoredLinks(kinds, languages),
        ...kindLines(kinds, paint, columns),
        ...(this.status === EXIT.clean ? [paint('green', verdict)] : []),
        '',
      ].join('\n'),
    )
  }
}
