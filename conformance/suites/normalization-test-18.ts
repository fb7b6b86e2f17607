import { idnaAt } from '../idna-of-data.ts'
import { normalizationCases } from '../idna-test.ts'
import type { Suite } from '../suite.ts'

/** NFC at Unicode 18, as far as ToUnicode shows it. */
export const normalizationTestOf18: Suite = {
  file: 'unicode/18.0.0/NormalizationTest.txt',
  cases: (text, root) => normalizationCases(text, idnaAt(root, '18.0.0')),
  knownFailures: {},
}
