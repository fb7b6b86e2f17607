import type { Suite } from '../suite.ts'
import { urlCases } from '../url-vectors.ts'

/** Parsing with and without a base: every part, and failure everywhere a URL can be given. */
export const urltestdata: Suite = {
  file: 'wpt/urltestdata.json',
  cases: urlCases,
  knownFailures: {},
}
