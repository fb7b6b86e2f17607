import type { LabelRule } from '../label.ts'
import { wordReadingOf } from '../readings.ts'

/** https://www.unicode.org/reports/tr39/#Restriction_Level_Detection */
export const mixedScript: LabelRule = {
  code: 'mixed-script',
  run: ({ text, points, profile: { isMixedScript, scripts } }, find) => {
    if (!isMixedScript) return
    const resembles = wordReadingOf(text)
    find(0, points.length, { scripts, ...(resembles !== null && { resembles }) })
  },
}
