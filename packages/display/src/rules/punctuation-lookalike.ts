import { isOfAnyScript, type LabelRule } from '../label.ts'
import { isForeign, readRegistryLetters } from '../registry-letters.ts'

/**
 * Characters that look like a hyphen or a quotation mark, with the top-level domains below which they are in words:
 * of Uzbek, Tongan and Samoan; of Ukrainian and Belarusian, whose tables for `.укр` and `.бел` have U+02BC.
 */
const LOOKALIKES = /* @__PURE__ */ readRegistryLetters([
  '\u058a\u2010\u2019',
  'ʻ to uz ws',
  'ʼ by ua uz бел укр',
])

/**
 * UTS #39 allows them as candidates for identifiers. Chromium does not.
 *
 * https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export const punctuationLookalike: LabelRule = {
  code: 'punctuation-lookalike',
  run: ({ points, top }, find) => {
    points.forEach((c, i) => {
      if (!LOOKALIKES.has(c)) return
      const isBetweenLetters = isOfAnyScript(points[i - 1]) && isOfAnyScript(points[i + 1])
      if (!isBetweenLetters || isForeign(LOOKALIKES, c, top.name)) find(i, i + 1)
    })
  },
}
