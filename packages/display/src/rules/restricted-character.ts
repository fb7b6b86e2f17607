import type { LabelRule } from '../label.ts'
import { isAllowed, isHidden } from '../restriction.ts'

/** https://www.unicode.org/reports/tr39/#General_Security_Profile */
export const restrictedCharacter: LabelRule = {
  code: 'restricted-character',
  run: ({ points }, find) => {
    points.forEach((c, i) => {
      if (c > 0x7f && !isHidden(c) && !isAllowed(c)) find(i, i + 1)
    })
  },
}
