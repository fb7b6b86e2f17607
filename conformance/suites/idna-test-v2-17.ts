import * as idna from '@waymark/idna'
import { idnaTestCases } from '../idna-test.ts'
import type { Suite } from '../suite.ts'

/** UTS #46 at Unicode 17: ToUnicode and nontransitional ToASCII. */
export const idnaTestV2Of17: Suite = {
  file: 'unicode/17.0.0/IdnaTestV2.txt',
  cases: (text) => idnaTestCases(text, idna),
  knownFailures: {},
}
