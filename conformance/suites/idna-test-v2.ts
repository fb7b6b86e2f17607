import { UNICODE_VERSION } from '@waymark/idna'
import { domainCases, escapeHostEnds } from '../domain-vectors.ts'
import type { Suite } from '../suite.ts'

/** Unicode 18 assigns the first letter. The file is of 17, and says that it is not valid. */
const ASSIGNED_IN_18 = [
  '\u{3e8ac}\u3002\u0729\u3002\ucbd95',
  '\u{3e8ac}\u3002\u0729\u3002\u110d\u1173\u11ac5',
]

/** Unicode's IDNA test file as the web platform's tests have it, through URLs. */
export const idnaTestV2: Suite = {
  file: 'wpt/IdnaTestV2.json',
  cases: (text) => domainCases(text, false, escapeHostEnds),
  knownFailures:
    Number.parseInt(UNICODE_VERSION, 10) < 18
      ? {}
      : Object.fromEntries(
          ASSIGNED_IN_18.map((input) => [
            JSON.stringify(input),
            'the file is of Unicode 17, in which U+3E8AC is not assigned',
          ]),
        ),
}
