import {
  type CheckOptions,
  type CheckReport,
  checkSite,
  type SiteFiles,
  type SiteProblem,
} from '@waymark/site'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'
import { shownRefusal } from './shown-refusal.ts'

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

/** What a check of files in memory says, in lines. */
export async function checkTexts(
  texts: Readonly<Record<string, string>>,
  paths: readonly string[] = Object.keys(texts),
  options: CheckOptions = {},
): Promise<readonly string[]> {
  return (await runCheck(paths, memoryFiles(texts), options)).lines
}

/** Checks a site to its end. */
export async function runCheck(
  paths: readonly string[],
  files: SiteFiles,
  options: CheckOptions = {},
): Promise<Checked> {
  const lines: string[] = []
  const problems: SiteProblem[] = []
  const report = await drain(checkSite(paths, files, options), (event) => {
    switch (event.type) {
      case 'input':
        lines.push(`${event.form} ${event.name}`)
        break
      case 'problem':
        lines.push(lineOf(event.problem))
        problems.push(event.problem)
        break
      case 'failure':
        lines.push(`FAILURE ${shownRefusal(event.error)}`)
    }
  })
  return { lines, problems, report }
}
