import type { LabelRule } from '../label.ts'
import { readingOf } from '../readings.ts'

/**
 * Letters and digits of other scripts that look like a digit of ASCII; many a digit like one of another value. The zeros also look
 * like the letter `o`.
 *
 * The set, and that of the readings, began with `idn_spoof_checker.cc` of Chromium.
 */
const LOOKALIKES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  '०০੦૦୦౦೦൦๐໐၀០ዐଠ〇θ২२੨૨೩೭շзҙӡउওਤ३૩੩౩ဒვპੜკ੫丩ճб৪੪୫ଃ৭੧૧૭୨౨',
)

/** https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md */
export const digitLookalike: LabelRule = {
  code: 'digit-lookalike',
  run: ({ text, points, profile, top }, find) => {
    let count = 0
    for (const character of text) {
      if (LOOKALIKES.has(character)) count++
      else if (!/[0-9-]/.test(character)) return
    }
    const isExpected =
      count === points.length && profile.scripts.length === 1 && profile.scripts[0] === top.script
    if (count === 0 || isExpected) return
    const resembles = readingOf(text)
    find(0, points.length, resembles === null ? {} : { resembles })
  },
}
