import { readSpoofCases } from '../../packages/display/scripts/corpus/chromium.ts'
import {
  CHROMIUM,
  readChromium,
  readReasons,
  shownHere,
} from '../../packages/display/scripts/corpus/data.ts'
import type { Case, Suite } from '../suite.ts'
import { expectSame } from '../vectors.ts'

/** Chromium's own tests of which domains its location bar shows in Unicode. */
export const chromiumSpoofs: Suite = {
  file: `chromium/${CHROMIUM.spoofs}`,
  *cases(text, root): Iterable<Case> {
    const { known } = readChromium(root)
    for (const each of readSpoofCases(text)) {
      yield {
        id: each.input,
        check: () => expectSame('the shown domain', shownHere(each, known), each.shown),
      }
    }
  },
  knownFailures: Object.fromEntries(readReasons()),
}
