import type { Suite } from '../suite.ts'
import { bcp47 } from './bcp47.ts'
import { idnaTestV2Of17 } from './idna-test-v2-17.ts'
import { idnaTestV2Of18 } from './idna-test-v2-18.ts'
import { normalizationTestOf17 } from './normalization-test-17.ts'
import { normalizationTestOf18 } from './normalization-test-18.ts'

/** Every suite there is, in the order of their files. */
export const suites: readonly Suite[] = [
  bcp47,
  idnaTestV2Of17,
  idnaTestV2Of18,
  normalizationTestOf17,
  normalizationTestOf18,
]
