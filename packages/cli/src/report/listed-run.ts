import type { AuditEvent } from '@waymark/site/audit'
import type { Call } from '../command.ts'
import type { Option } from '../command-description.ts'
import type { ExitStatus } from '../exit-status.ts'
import { formatOption } from '../output/format-option.ts'
import { namedReports, type ReportPaths, refuseReplacing } from '../output/report-paths.ts'
import { writeReports } from '../output/write-reports.ts'
import type { ProblemFilter } from '../problems/problem-filter.ts'
import { chosenFilter } from '../problems/report-options.ts'
import { siteJudge } from '../problems/site-severities.ts'
import { forPrograms } from '../speech.ts'
import { VERSION } from '../version.ts'
import type { ListedReport, Listing } from './listing.ts'
import { type SharedReport, sharedReport } from './shared-report.ts'
import { changesSince, type EarlierReport, earlierReport, type ReportChanges } from './since.ts'

/**
 * The options of commands that list problems of a site.
 *
 * @param most - How many of each code a terminal shows.
 */
export function listingOptions(most: number): readonly Option[] {
  return [
    {
      name: 'report',
      value: 'file',
      summary:
        'Also writes an HTML report to this path, and a JSON report next to it. Without this option, no report is written, because the input may be a published folder.',
    },
    {
      name: 'since',
      value: 'file',
      summary: 'The JSON report of an earlier run, to show what has changed since then.',
    },
    {
      name: 'all',
      summary: `Lists all problems. Otherwise, text on a terminal shows ${most} of each code; all other output lists all.`,
    },
    formatOption(
      'json prints one object with problems, kinds, counts, files and failures. csv prints a line for each problem, for spreadsheets. sarif is for code review tools, github for the log of GitHub Actions.',
      ['text', 'json', 'csv', 'sarif', 'github'],
    ),
  ]
}

/** The commands that list problems. */
type Command = 'audit' | 'validate'

/** The facts about a run. */
export interface Run {
  readonly generator: string
  /** The time of the run. */
  readonly generated: string
  readonly input: readonly string[]
  readonly milliseconds: number
}

/** A report that can be compared with an earlier one, and sent to others. */
interface RunReport extends ListedReport, SharedReport {
  readonly command: Command
  readonly since?: ReportChanges
}

/** One run of a command that lists problems: what its options say, and what is written at its end. */
export class ListedRun {
  readonly filter: ProblemFilter
  readonly #call: Call
  readonly #reports: ReportPaths | null
  readonly #earlier: EarlierReport | null
  readonly #started: number

  private constructor(
    call: Call,
    filter: ProblemFilter,
    { reports, earlier }: { reports: ReportPaths | null; earlier: EarlierReport | null },
  ) {
    this.filter = filter
    this.#call = call
    this.#reports = reports
    this.#earlier = earlier
    this.#started = call.io.terminal.now()
  }

  /**
   * Reads the options, and refuses what cannot be done.
   *
   * @param others - Files that are read besides the operands.
   */
  static async open(
    call: Call,
    command: Command,
    others: readonly string[] = [],
  ): Promise<ListedRun> {
    const { operands, options } = call
    const filter = await chosenFilter(options, siteJudge(options))
    const reports = await namedReports(options)
    const inputs = [...operands, ...others, options.text('baseline') ?? '-']
    await refuseReplacing(inputs, reports)
    return new ListedRun(call, filter, { reports, earlier: await earlierReport(options, command) })
  }

  facts(): Run {
    const { io, operands } = this.#call
    return {
      generator: `waymark ${VERSION}`,
      generated: new Date(io.clock()).toISOString(),
      input: operands,
      milliseconds: Math.round(io.terminal.now() - this.#started),
    }
  }

  /**
   * Compares the report with an earlier one, writes and prints it.
   *
   * @param render - The report as HTML.
   * @param others - Members that only the printed JSON has.
   */
  async finish<Report extends RunReport>(
    report: Report,
    listing: Listing<Report>,
    { render, others }: { render(report: Report): Promise<string>; readonly others?: object },
  ): Promise<ExitStatus> {
    const earlier = this.#earlier
    const whole = earlier === null ? report : { ...report, since: changesSince(earlier, report) }
    if (this.#reports !== null) {
      const shared = sharedReport(whole)
      await writeReports(this.#reports, {
        html: await render(shared),
        report: forPrograms(shared),
      })
    }
    await listing.finish(whole, others)
    return await listing.status()
  }
}

/** Lists the problems and failures among events, and returns their result. */
export async function listEvents<Result, Report extends ListedReport>(
  events: AsyncGenerator<AuditEvent, Result, undefined>,
  listing: Listing<Report>,
  onOther: (event: Exclude<AuditEvent, { type: 'problem' | 'failure' }>) => void,
): Promise<Result> {
  try {
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done === true) return next.value
      const event = next.value
      if (event.type === 'problem') await listing.add(event.problem)
      else if (event.type === 'failure') listing.fail(event.error)
      else onOther(event)
    }
  } finally {
    // Removes the temporary file if the loop was left early.
    await events.return(undefined as never)
  }
}
