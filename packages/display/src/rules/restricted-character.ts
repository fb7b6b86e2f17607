import { isAsciiAlphanumeric } from '@waymark/infra'
import type { LabelRule } from '../label.ts'
import { isAllowed, isHidden } from '../restriction.ts'

const HYPHEN = 0x2d
const LOW_LINE = 0x5f

/** https://www.unicode.org/reports/tr39/#General_Security_Profile */
export const restrictedCharacter: LabelRule = {
  code: 'restricted-character',
  run: ({ points }, find) => {
    points.forEach((c, i) => {
      const isRestricted = c > 0x7f ? !isHidden(c) && !isAllowed(c) : !isInHostName(c)
      if (isRestricted) find(i, i + 1)
    })
  },
}

/** The URL Standard allows signs such as `!`, which no registry does. Names that are not host names have `_`. */
function isInHostName(c: number): boolean {
  return isAsciiAlphanumeric(c) || c === HYPHEN || c === LOW_LINE
}
