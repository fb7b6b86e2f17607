import { idnaAt } from '../idna-of-data.ts'
import { idnaTestCases } from '../idna-test.ts'
import type { Suite } from '../suite.ts'

/** UTS #46 at Unicode 17: ToUnicode and nontransitional ToASCII. */
export const idnaTestV2Of17: Suite = {
  file: 'unicode/17.0.0/IdnaTestV2.txt',
  cases: (text, root) => idnaTestCases(text, idnaAt(root, '17.0.0')),
  knownFailures: {},
}
