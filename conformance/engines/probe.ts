import type { Case, Suite } from '../suite.ts'
import { idnaAttacks } from '../suites/idna-attacks.ts'
import { idnaTestV2 } from '../suites/idna-test-v2.ts'
import { idnaTestV2Removed } from '../suites/idna-test-v2-removed.ts'
import { settersTests } from '../suites/setters-tests.ts'
import { ssrfHosts } from '../suites/ssrf-hosts.ts'
import { toascii } from '../suites/toascii.ts'
import { urlConfusion } from '../suites/url-confusion.ts'
import { urltestdata } from '../suites/urltestdata.ts'
import { urltestdataJavascriptOnly } from '../suites/urltestdata-javascript-only.ts'

/** The suites that go through `@waymark/url`, and through nothing that an engine may lack. */
export const probedSuites: readonly Suite[] = [
  urltestdata,
  urltestdataJavascriptOnly,
  settersTests,
  toascii,
  idnaTestV2,
  idnaTestV2Removed,
  urlConfusion,
  idnaAttacks,
  ssrfHosts,
]

export interface ProbeResult {
  readonly file: string
  readonly asked: number
  /** Case id and reason, of those that do not pass. */
  readonly failures: readonly (readonly [id: string, reason: string])[]
}

/**
 * Runs the suites inside whatever engine this is.
 *
 * @param files - JSON: a data file's path to its text.
 * @returns JSON of a `ProbeResult` for each file.
 */
export function probe(files: string): string {
  const texts = JSON.parse(files) as Record<string, string>
  const results: ProbeResult[] = []
  for (const suite of probedSuites) {
    const text = texts[suite.file]
    if (text === undefined) continue
    const failures: [string, string][] = []
    let asked = 0
    for (const { id, skip, check } of suite.cases(text, '', suite.file) as Iterable<Case>) {
      if (skip !== undefined) continue
      asked++
      const reason = check()
      if (reason !== null) failures.push([id, String(reason)])
    }
    results.push({ file: suite.file, asked, failures })
  }
  return JSON.stringify(results)
}
