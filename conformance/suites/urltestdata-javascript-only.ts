import type { Suite } from '../suite.ts'
import { urlCases } from '../url-vectors.ts'

/** Input with lone surrogates, which only some languages have. */
export const urltestdataJavascriptOnly: Suite = {
  file: 'wpt/urltestdata-javascript-only.json',
  cases: urlCases,
  knownFailures: {},
}
