import { domainCases, escapeHostEnds } from '../domain-vectors.ts'
import type { Suite } from '../suite.ts'

/** Unicode's IDNA test file as the web platform's tests have it, through URLs. */
export const idnaTestV2: Suite = {
  file: 'wpt/IdnaTestV2.json',
  cases: (text) => domainCases(text, false, escapeHostEnds),
  knownFailures: {},
}
