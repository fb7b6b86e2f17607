import { type FileError, ProblemLog, type SiteProblem } from '@waymark/site'
import { type AuditOptions, type AuditReport, auditSite, type PageFiles } from '@waymark/site/audit'
import { blobFiles } from '@waymark/site/web'
import { drain } from '../drain.ts'

/** Everything that an audit says. */
export interface Audited {
  readonly problems: readonly SiteProblem[]
  readonly failures: readonly FileError[]
  readonly report: AuditReport
  readonly log: ProblemLog
}

/** Audits files in memory, in the folder `dist`. */
export async function auditFiles(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  options: AuditOptions = {},
): Promise<Audited> {
  const blobs = Object.entries(files).map(([name, text]) => ({
    path: `dist/${name}`,
    blob: new Blob([text]),
  }))
  return await runAudit('dist', blobFiles(blobs), options)
}

export async function runAudit(
  folder: string,
  files: PageFiles,
  options: AuditOptions = {},
): Promise<Audited> {
  const problems: SiteProblem[] = []
  const failures: FileError[] = []
  const log = new ProblemLog()
  const report = await drain(auditSite(folder, files, options), (event) => {
    if (event.type === 'problem') {
      problems.push(event.problem)
      log.add(event.problem)
    } else if (event.type === 'failure') failures.push(event.error)
  })
  return { problems, failures, report, log }
}

/** How many problems there are of each code. */
export function countsOf({ problems }: Audited): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { code } of problems) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** What a person needs to see why a test fails. */
export function said({ problems, failures }: Audited): readonly string[] {
  return [
    ...problems.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`),
    ...failures.map(({ message }) => `FAILURE ${message}`),
  ]
}
