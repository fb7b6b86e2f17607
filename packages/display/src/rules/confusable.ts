import type { LabelRule } from '../label.ts'
import { isForeign, readRegistryLetters } from '../registry-letters.ts'
import { asciiLookalike } from '../skeleton.ts'

/**
 * Latin letters that look like one letter of ASCII, with the top-level domains of countries and regions whose languages have
 * them: Turkish, Azerbaijani and Kazakh; Ewe; Kabiye and others.
 */
const LETTERS = /* @__PURE__ */ readRegistryLetters([
  'ı az cy ist istanbul kz tr',
  'ƒɣʋ bj gh tg',
  'ɩ bf ci gh tg',
])

/** Two letters of many languages that are in words and like no single letter: `lærer`, `cœur`. The rule of registries judges `þ`. */
const OTHERS = 'æœþ'

/** https://www.unicode.org/reports/tr39/#Confusable_Detection */
export const confusable: LabelRule = {
  code: 'confusable',
  run: ({ text, points, profile: { isMixedScript, scripts }, top }, find) => {
    if (isMixedScript || (scripts.length === 1 && scripts[0] !== 'Latn')) return
    const isUsual = (character: string) => {
      const c = character.codePointAt(0)!
      const isAtHome = LETTERS.has(c) && !isForeign(LETTERS, c, top.name)
      return c < 0x80 || isAtHome || OTHERS.includes(character)
    }
    if (Array.from(text).every(isUsual)) return
    const resembles = asciiLookalike(text)
    if (resembles !== null) find(0, points.length, { resembles })
  },
}
