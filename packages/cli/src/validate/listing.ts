import {
  type CheckReport,
  countLanguages,
  type FileError,
  type FileProblem,
  ProblemLog,
  type SiteProblem,
} from '@waymark/site'
import type { FixedDatabase } from '@waymark/site/node'
import type { ExitStatus } from '../exit-status.ts'
import { fileText } from '../failure.ts'
import { fixedTitle, fixText } from '../fix/fix-report.ts'
import type { FlagNames } from '../flag-names.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import type { ProblemFilter } from '../problems/problem-filter.ts'
import { CSV_HEAD, csvLine } from '../report/csv.ts'
import { githubLine } from '../report/github-lines.ts'
import { placeTexts, relatedTexts, seenTexts } from '../report/place-text.ts'
import { siteSarifLog } from '../report/sarif.ts'
import { severityCounts } from '../report/severity-counts.ts'
import { countsText, severityWord } from '../report/severity-words.ts'
import { sinceLines } from '../report/since-lines.ts'
import { kindLines } from '../report/summary.ts'
import {
  type Found,
  ignoredLinks,
  readText,
  type ValidationReport,
} from '../report/validation-report.ts'
import { say, spoken } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'
import { VERSION } from '../version.ts'

/** Of one code. Nobody reads more, and the summary would scroll away. */
const MOST_ON_TERMINAL = 20

/** Prints the problems as they are found, or all in one object at the end. */
export class Listing {
  readonly #io: Io
  readonly #filter: ProblemFilter
  readonly #log = new ProblemLog()
  readonly #format: string | null
  readonly #flags: FlagNames
  readonly #problems: SiteProblem[] = []
  readonly #failures: FileProblem[] = []
  /** How many problems of each code are listed at most. */
  readonly #most: number
  readonly #listed = new Map<string, number>()
  #unlisted = 0

  #fixed: FixedDatabase | null = null

  constructor(options: OptionValues, filter: ProblemFilter, io: Io) {
    this.#io = io
    this.#filter = filter
    this.#flags = options.flags
    this.#format = options.text('format')
    this.#most = io.isTerminal && !options.isOn('all') ? MOST_ON_TERMINAL : Number.POSITIVE_INFINITY
    if (this.#format === 'csv') io.stdout.write(CSV_HEAD)
  }

  async status(): Promise<ExitStatus> {
    const failures = this.#failures.length
    return await this.#filter.finish({ io: this.#io, command: 'validate', failures })
  }

  /** Says what was corrected before the check. */
  fixed(path: string, fixed: FixedDatabase): void {
    this.#fixed = fixed
    if (this.#format === 'text') this.#io.stdout.write(fixText(path, fixed, this.#io))
    else this.#io.complain(`waymark validate: ${fixedTitle(path, fixed.fixed)}`)
  }

  /** Reports an input that cannot be read. The others are still checked. */
  fail(error: FileError): void {
    const { problem } = error
    this.#failures.push(problem)
    if (this.#format === 'csv') this.#io.stdout.write(csvLine(problem))
    if (this.#format === 'github') this.#io.stdout.write(githubLine(problem))
    const { paintError } = this.#io
    this.#io.complain(
      `${paintError('red', 'waymark validate:')} ${safeText(fileText(error), 2000)}`,
    )
  }

  async add(problem: SiteProblem): Promise<void> {
    const found = this.#filter.take(problem)
    if (found === null) return
    this.#log.add(found)
    if (this.#format === 'csv' || this.#format === 'github') {
      const lineOf = this.#format === 'csv' ? csvLine : githubLine
      this.#io.stdout.write(lineOf(this.#flags.of(found)))
      await this.#io.stdout.relieve()
      return
    }
    if (this.#format !== 'text') {
      this.#problems.push(this.#flags.of(found))
      return
    }
    const { severity, code, message, value } = spoken().problem(found)
    const listed = this.#listed.get(code) ?? 0
    this.#listed.set(code, listed + 1)
    if (listed >= this.#most) {
      this.#unlisted++
      return
    }
    const what =
      value === undefined || message.includes(value)
        ? message
        : `${message.replace(/\.$/, '')}: ${value}`
    const where = placeTexts(found).join(' ')
    const related = [...seenTexts(found), ...relatedTexts(found)]
    const others = related.length === 0 ? '' : ` (${related.join('; ')})`
    this.#io.stdout.write(
      `${where}: ${severityWord(severity)} ${code}: ${safeText(what, 600)}${others}\n`,
    )
    await this.#io.stdout.relieve()
  }

  /** The result of the check, with what was listed. */
  found({ figures, ...shape }: CheckReport): Found {
    return { ...figures, ...shape, kinds: this.#log.kinds(), failures: this.#failures }
  }

  async finish(report: ValidationReport): Promise<void> {
    const { stdout } = this.#io
    switch (this.#format) {
      case 'csv':
        return
      case 'github':
        stdout.write(`${readText(report)}: ${countsText(severityCounts(report.kinds), this.#io)}\n`)
        return
      case 'sarif': {
        const all = [...this.#problems, ...this.#failures]
        // The catalogue of all problems takes long to load.
        const { problems } = await import('@waymark/problems')
        await writeJson(siteSarifLog(all, problems, VERSION), stdout)
        return
      }
      case 'json': {
        const { kinds, failures, milliseconds, ...head } = this.#flags.ofReport(report)
        const counted = kinds.map(({ first: _, ...kind }) => kind)
        const problems = this.#problems
        const fixed = this.#fixed?.fixed.map(({ first: _, leftOut: __, ...kind }) => kind)
        await writeJson(
          { ...head, ...(fixed && { fixed }), kinds: counted, problems, failures, milliseconds },
          stdout,
        )
        return
      }
      default:
        if (this.#unlisted > 0) {
          const n = this.#unlisted
          stdout.write(
            `${say('{n} more {n|problem is|problems are} not listed; --all lists them.', { n })}\n`,
          )
        }
        if (report.files.length > 0) stdout.write(summaryOf(report, this.#io))
    }
  }
}

const MAX_TWO_LANGUAGES = 20

/** What follows the problems in text. */
function summaryOf(
  report: ValidationReport,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string {
  const { counts, languages, kinds } = report
  const { error, warning } = severityCounts(kinds)
  const ignored = ignoredLinks(report)
  const isClean = error + warning === 0 && report.failures.length === 0
  const verdict = kinds.length === 0 ? say('No problems found.') : say('No errors or warnings.')
  return [
    ...(kinds.length === 0 ? [] : ['']),
    say('{read}; {alternates} {alternates|alternate|alternates} in {n} {n|language|languages}', {
      read: readText(report),
      alternates: counts.alternates,
      n: countLanguages(languages),
    }),
    ...(report.urlsWithTwoLanguages === 0
      ? []
      : [
          say('{n} {n|URL|URLs} with two languages:', { n: report.urlsWithTwoLanguages }),
          ...report.twoLanguages
            .slice(0, MAX_TWO_LANGUAGES)
            .map(({ loc, langs }) => `  ${safeText(loc)}: ${safeText(langs.join(', '))}`),
        ]),
    ...(ignored === 0
      ? []
      : [say('{n} {n|link has|links have} a language that search engines ignore', { n: ignored })]),
    ...kindLines(kinds, paint, columns),
    ...sinceLines(report.since, { paint, columns }),
    ...(isClean ? [paint('green', verdict)] : []),
    '',
  ].join('\n')
}
