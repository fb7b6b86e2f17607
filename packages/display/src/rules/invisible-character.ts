import type { LabelRule } from '../label.ts'
import { isHidden } from '../restriction.ts'

/** https://www.unicode.org/reports/tr39/#General_Security_Profile */
export const invisibleCharacter: LabelRule = {
  code: 'invisible-character',
  run: ({ points }, find) => {
    points.forEach((c, i) => {
      if (isHidden(c)) find(i, i + 1)
    })
  },
}
