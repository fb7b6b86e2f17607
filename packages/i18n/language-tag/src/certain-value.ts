import { checkHreflang } from './hreflang.ts'
import { parseLanguageTag } from './language-tag.ts'
import { LIKELY_SLIPS, WIDE_REGIONS } from './slips.ts'

/**
 * Returns the value to write instead of an `hreflang` value with a common mistake, if only one value can be meant: `ja` for
 * `jp`, `en-GB` for `en_UK`, `en-US` for `us-en`, `he` for `iw`.
 *
 * @returns `null` if the value is usable, if nothing or several values could be meant, or if the correction would lose a
 *   part of the value or would itself not be what search engines document.
 *
 * @example
 * ```ts
 * import { certainHreflang } from '@waymark/language-tag'
 *
 * certainHreflang('jp') // => 'ja'
 * certainHreflang('by') // => null
 * ```
 */
export function certainHreflang(value: string): string | null {
  const { problems } = checkHreflang(value)
  const [problem] = problems
  const suggestion = problem?.suggestion
  if (suggestion === undefined || !checkHreflang(suggestion).usable) return null
  const isOne = problems.every((problem) => (problem.suggestion ?? suggestion) === suggestion)
  const losesPart = problems.some(({ code }) => code === 'undocumented-subtag')
  if (!isOne || losesPart) return null
  const [language = '', ...rest] = value.trim().toLowerCase().split(/[-_]/)
  // With another region, only the language can be meant: `in-ID` is Indonesian in Indonesia.
  if (LIKELY_SLIPS.has(language) && rest.every((subtag) => subtag === language)) return null
  if (rest.some((subtag) => WIDE_REGIONS.has(subtag))) return null
  const isWhole = parseLanguageTag(value)?.kind === 'grandfathered'
  return isWhole || suggestion.split('-').length === rest.length + 1 ? suggestion : null
}
