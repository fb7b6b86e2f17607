import { type FileError, type FileProblem, ProblemLog, type SiteProblem } from '@waymark/site'
import type { ExitStatus } from '../exit-status.ts'
import { fileFailure } from '../failure.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import type { ProblemFilter } from '../problems/problem-filter.ts'
import { ENGLISH, forPrograms } from '../speech.ts'
import { tellFailure } from '../tell-failure.ts'
import { VERSION } from '../version.ts'
import { CSV_HEAD, csvLine } from './csv.ts'
import { githubLine } from './github-lines.ts'
import type { ReportedKind } from './report.ts'
import { siteSarifLog } from './sarif.ts'
import { severityCounts } from './severity-counts.ts'
import { countsText } from './severity-words.ts'

/** What the reports of all commands that list problems have. */
export interface ListedReport {
  readonly kinds: readonly ReportedKind[]
  /** How many problems were found and are not reported. */
  readonly hidden: number
  /** The inputs that could not be read, or not to their end. */
  readonly failures: readonly FileProblem[]
  readonly milliseconds: number
}

/** What a command says for people. */
export interface ListingTexts<Report> {
  /** What is printed of a problem when it is found. */
  found(problem: SiteProblem): string
  /** What is printed at the end. */
  finish(report: Report): string
  /** What was read, in half a line. */
  read(report: Report): string
}

/** Which command lists, and how it reports. */
export interface ListingOptions<Report> {
  readonly command: string
  readonly options: OptionValues
  readonly filter: ProblemFilter
  readonly texts: ListingTexts<Report>
}

/** Prints the problems of a run as they are found, or all in one object at the end. */
export class Listing<Report extends ListedReport> {
  readonly #io: Io
  readonly #command: string
  readonly #filter: ProblemFilter
  readonly #texts: ListingTexts<Report>
  readonly #log = new ProblemLog()
  readonly #format: string | null
  readonly #problems: SiteProblem[] = []
  readonly #failures: FileProblem[] = []

  constructor({ command, options, filter, texts }: ListingOptions<Report>, io: Io) {
    this.#io = io
    this.#command = command
    this.#filter = filter
    this.#texts = texts
    this.#format = options.text('format')
    if (this.#format === 'csv') io.stdout.write(CSV_HEAD)
  }

  async status(): Promise<ExitStatus> {
    const failures = this.#failures.length
    return await this.#filter.finish({ io: this.#io, command: this.#command, failures })
  }

  /** Reports an input that cannot be read. The others are still checked. */
  fail(error: FileError): void {
    const { problem } = error
    this.#failures.push(problem)
    if (this.#format === 'csv') this.#io.stdout.write(csvLine(problem))
    if (this.#format === 'github') this.#io.stdout.write(githubLine(problem))
    tellFailure(fileFailure(error), `waymark ${this.#command}`, this.#io)
  }

  async add(problem: SiteProblem): Promise<void> {
    const found = this.#filter.take(problem)
    if (found === null) return
    this.#log.add(found)
    const { stdout } = this.#io
    switch (this.#format) {
      case 'text':
        stdout.write(this.#texts.found(found))
        break
      case 'csv':
        stdout.write(csvLine(ENGLISH.problem(found)))
        break
      case 'github':
        stdout.write(githubLine(ENGLISH.problem(found)))
        break
      default:
        this.#problems.push(ENGLISH.problem(found))
        return
    }
    await stdout.relieve()
  }

  /** What was listed. */
  listed(): Pick<ListedReport, 'hidden' | 'failures'> & {
    readonly kinds: ReturnType<ProblemLog['kinds']>
  } {
    return { kinds: this.#log.kinds(), hidden: this.#filter.hidden, failures: this.#failures }
  }

  /** @param others - Members that only the output of this run has. */
  async finish(report: Report, others: object = {}): Promise<void> {
    const { stdout } = this.#io
    switch (this.#format) {
      case 'csv':
        return
      case 'github': {
        const counts = countsText(severityCounts(report.kinds), report.hidden, this.#io)
        stdout.write(`${this.#texts.read(report)}: ${counts}\n`)
        return
      }
      case 'sarif': {
        const all = [...this.#problems, ...this.#failures]
        // The catalogue of all problems takes long to load.
        const { problems } = await import('@waymark/problems')
        await writeJson(siteSarifLog(all, problems, VERSION), stdout)
        return
      }
      case 'json': {
        const { kinds, hidden, failures, milliseconds, ...head } = forPrograms(report)
        const counted = kinds.map(({ first: _, ...kind }) => kind)
        const problems = this.#problems
        await writeJson(
          { ...head, ...others, kinds: counted, problems, hidden, failures, milliseconds },
          stdout,
        )
        return
      }
      default:
        stdout.write(this.#texts.finish(report))
    }
  }
}
