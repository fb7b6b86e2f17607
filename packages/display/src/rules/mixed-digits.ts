import type { LabelRule } from '../label.ts'

/** https://www.unicode.org/reports/tr39/#Mixed_Number_Detection */
export const mixedDigits: LabelRule = {
  code: 'mixed-digits',
  run: ({ points, profile }, find) => {
    if (profile.hasMixedDigits) find(0, points.length)
  },
}
