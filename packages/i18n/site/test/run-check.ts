import {
  type CheckOptions,
  type CheckReport,
  checkSite,
  type SiteFiles,
  type SiteProblem,
} from '@waymark/site'

/** Everything that a check says. */
export interface Checked {
  /** The names of the files that were read, and the problems and failures in one line each, in their order. */
  readonly lines: readonly string[]
  readonly problems: readonly SiteProblem[]
  readonly report: CheckReport
}

/** Where a problem is, how bad it is, and its code; what is not known is `-`. */
export function lineOf(problem: SiteProblem): string {
  const { file, line = '-', column = '-', severity, code, pointer, value } = problem
  const what = [pointer, value].filter((part) => part !== undefined && part !== '')
  return [`${file}:${line}:${column}`, severity, code, ...what].join(' ')
}

/** Checks a site to its end. */
export async function runCheck(
  paths: readonly string[],
  files: SiteFiles,
  options: CheckOptions = {},
): Promise<Checked> {
  const lines: string[] = []
  const problems: SiteProblem[] = []
  const events = checkSite(paths, files, options)
  for (let next = await events.next(); ; next = await events.next()) {
    if (next.done === true) return { lines, problems, report: next.value }
    const event = next.value
    switch (event.type) {
      case 'input':
        lines.push(`${event.form} ${event.name}`)
        break
      case 'problem':
        lines.push(lineOf(event.problem))
        problems.push(event.problem)
        break
      case 'failure':
        lines.push(`FAILURE ${event.error.problem.code} ${event.error.message}`)
    }
  }
}
