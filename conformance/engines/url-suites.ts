import type { Suite } from '../suite.ts'
import { idnaAttacks } from '../suites/idna-attacks.ts'
import { idnaTestV2 } from '../suites/idna-test-v2.ts'
import { idnaTestV2Removed } from '../suites/idna-test-v2-removed.ts'
import { settersTests } from '../suites/setters-tests.ts'
import { ssrfHosts } from '../suites/ssrf-hosts.ts'
import { toascii } from '../suites/toascii.ts'
import { urlConfusion } from '../suites/url-confusion.ts'
import { urltestdata } from '../suites/urltestdata.ts'
import { urltestdataJavascriptOnly } from '../suites/urltestdata-javascript-only.ts'
import { probe as run } from './probe.ts'

/** The suites of `@waymark/url` and of the packages below it. */
export const suites: readonly Suite[] = [
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

export function probe(files: string): string {
  return run(suites, files)
}
