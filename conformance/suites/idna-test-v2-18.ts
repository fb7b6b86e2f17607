import { idnaAt } from '../idna-of-data.ts'
import { idnaTestCases } from '../idna-test.ts'
import type { Suite } from '../suite.ts'

/** UTS #46 at Unicode 18: ToUnicode and nontransitional ToASCII. */
export const idnaTestV2Of18: Suite = {
  file: 'unicode/18.0.0/IdnaTestV2.txt',
  cases: (text, root) => idnaTestCases(text, idnaAt(root, '18.0.0')),
  knownFailures: {},
}
