import { domainCases, escapeHostEnds } from '../domain-vectors.ts'
import type { Suite } from '../suite.ts'

/** Cases that later versions of Unicode's IDNA test file no longer have. */
export const idnaTestV2Removed: Suite = {
  file: 'wpt/IdnaTestV2-removed.json',
  cases: (text) => domainCases(text, false, escapeHostEnds),
  knownFailures: {},
}
