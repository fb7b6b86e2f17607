import type { LabelRule } from '../label.ts'
import { findDeceptive } from '../lookalikes.ts'

/** https://url.spec.whatwg.org/#url-rendering-i18n */
export const delimiterLookalike: LabelRule = {
  code: 'delimiter-lookalike',
  run: ({ points }, find) => {
    findDeceptive(points, (i, what) => {
      if (what === 'lookalike') find(i, i + 1)
    })
  },
}
