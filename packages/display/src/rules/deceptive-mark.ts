import type { LabelRule } from '../label.ts'
import { findDeceptive } from '../lookalikes.ts'

/** https://www.unicode.org/reports/tr39/#Optional_Detection */
export const deceptiveMark: LabelRule = {
  code: 'deceptive-mark',
  run: ({ points }, find) => {
    findDeceptive(points, (i, what) => {
      if (what === 'mark') find(i, i + 1)
    })
  },
}
