import { idnaAt } from '../idna-of-data.ts'
import { normalizationCases } from '../idna-test.ts'
import type { Suite } from '../suite.ts'

/** NFC at Unicode 17, as far as ToUnicode shows it. */
export const normalizationTestOf17: Suite = {
  file: 'unicode/17.0.0/NormalizationTest.txt',
  cases: (text, root) => normalizationCases(text, idnaAt(root, '17.0.0')),
  knownFailures: {},
}
