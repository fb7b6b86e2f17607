import type { Case, Suite } from '../suite.ts'

export interface ProbeResult {
  readonly file: string
  readonly asked: number
  /** Case id and reason, of those that do not pass. */
  readonly failures: readonly (readonly [id: string, reason: string])[]
}

/**
 * Runs suites inside whatever engine this is.
 *
 * @param files - JSON: a data file's path to its text.
 * @returns JSON of a `ProbeResult` for each file.
 */
export function probe(suites: readonly Suite[], files: string): string {
  const texts = JSON.parse(files) as Record<string, string>
  const results: ProbeResult[] = []
  for (const suite of suites) {
    const text = texts[suite.file]
    if (text === undefined) continue
    const failures: [string, string][] = []
    let asked = 0
    for (const { id, skip, check } of suite.cases(text, '', suite.file) as Iterable<Case>) {
      if (skip !== undefined) continue
      asked++
      const reason = outcome(check)
      if (reason !== null) failures.push([id, reason])
    }
    results.push({ file: suite.file, asked, failures })
  }
  return JSON.stringify(results)
}

function outcome(check: Case['check']): string | null {
  try {
    const reason = check()
    return reason === null ? null : String(reason)
  } catch (error) {
    return `threw ${error}`
  }
}
