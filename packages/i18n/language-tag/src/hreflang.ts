import { sentence } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'
import { canonicalize, toRecommendedCase } from './canonical-form.ts'
import { alpha2OfAlpha3 } from './country-codes.ts'
import { type Langtag, parseLanguageTag } from './language-tag.ts'
import { type HreflangProblemCode, problemAt } from './problem-words.ts'
import {
  extlangPrefix,
  isIso6391,
  isIso31661,
  isLanguage,
  isPrivateUseScript,
  isRegion,
  isScript,
  preferredLanguage,
  preferredRedundant,
  preferredRegion,
  preferredVariant,
} from './registry.ts'
import { LANGUAGE_SLIPS, REGION_SLIPS, TAG_SLIPS, WIDE_REGIONS } from './slips.ts'
import { checkLanguageTag, isValid } from './validity.ts'

/** Why a value is not usable in `hreflang`, and where. Offsets count UTF-16 code units. */
export interface HreflangProblem extends Problem<HreflangProblemCode> {
  readonly start: number
  readonly end: number
  /**
   * What to write instead: a complete value, which is a valid tag and has no problem of severity `error`. Absent if no
   * common mistake explains the value. For a grandfathered tag, it is the registry's preferred value. For deprecated
   * subtags, it has their preferred values and nothing after the region. A language or region that search engines do not
   * document stays.
   */
  readonly suggestion?: string
}

/** Whether a value is usable in `hreflang`, and why not. */
export interface HreflangReport {
  /** Whether the value is what search engines document. */
  readonly usable: boolean
  /** In the order of the value; empty if and only if the value is usable. */
  readonly problems: readonly HreflangProblem[]
}

const USABLE: HreflangReport = { usable: true, problems: [] }

/**
 * Checks whether search engines document a value for `hreflang`: a language of ISO 639-1, optionally a script of ISO
 * 15924, and optionally a region of ISO 3166-1 alpha-2; or `x-default`. Case does not matter.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes
 *
 * @example
 * ```ts
 * import { checkHreflang } from '@waymark/language-tag'
 *
 * checkHreflang('en-GB').usable // => true
 * checkHreflang('en-UK').problems[0]?.suggestion // => 'en-GB'
 * ```
 */
export function checkHreflang(value: string): HreflangReport {
  if (value.length === 9 && value.toLowerCase() === 'x-default') return USABLE
  const parts = parseLanguageTag(value)
  const whole = (code: HreflangProblemCode, suggestion: string | null): HreflangReport => {
    const { start, end } = checkLanguageTag(value)[0] ?? { start: 0, end: value.length }
    return { usable: false, problems: [withSuggestion(code, value, start, end, suggestion)] }
  }
  if (parts === null) return whole('tag-not-well-formed', rewritten(value))
  switch (parts.kind) {
    case 'grandfathered': {
      const preferred = canonicalize(value)
      const isOther = preferred?.toLowerCase() !== value.toLowerCase()
      return whole('grandfathered', isOther ? preferred : null)
    }
    case 'privateuse':
      return whole('private-use', null)
    case 'langtag': {
      const problems = checkParts(value, parts)
      return problems.length === 0 ? USABLE : { usable: false, problems }
    }
  }
}

function withSuggestion(
  code: HreflangProblemCode,
  value: string,
  start: number,
  end: number,
  suggestion: string | null,
): HreflangProblem {
  const remedy = suggestion === null ? null : sentence('Write {suggestion}.', { suggestion })
  const problem = problemAt(code, value, start, end, remedy)
  return suggestion === null ? problem : { ...problem, suggestion }
}

/**
 * Corrects common mistakes in a value that is not well-formed: `en_US`, ` en-US `, and an alpha-3 code of a country after a
 * script. If the result is well-formed but has another mistake, as `en_UK` has, that one is corrected too. Returns `null`
 * if the result is not usable.
 */
function rewritten(value: string): string | null {
  if (value.length > 32) return null
  const hyphened = value.trim().replaceAll('_', '-')
  const [, before, letters] = /^(.*-)([a-z]{3})$/i.exec(hyphened) ?? []
  const country = letters === undefined ? null : alpha2OfAlpha3(letters.toLowerCase())
  const tag = country === null ? hyphened : `${before}${country}`
  if (tag === value || parseLanguageTag(tag) === null) return null
  const { usable, problems } = checkHreflang(tag)
  if (usable) return toRecommendedCase(tag)
  const corrected = problems[0]!.suggestion
  return corrected !== undefined && checkHreflang(corrected).usable ? corrected : null
}

function checkParts(value: string, parts: Langtag): HreflangProblem[] {
  const problems: HreflangProblem[] = []
  const report = (
    code: HreflangProblemCode,
    start: number,
    length: number,
    suggestion: string | null = null,
  ) => problems.push(withSuggestion(code, value, start, start + length, suggestion))
  const language = parts.language.toLowerCase()
  const region = parts.region?.toLowerCase() ?? null
  const repair = (slip: string | undefined) => (slip === undefined ? null : repaired(parts))
  const tagSlip = TAG_SLIPS.get(value.toLowerCase())
  const elsewhere = regionElsewhere(parts)
  const invalid = checkLanguageTag(value)

  let at = 0
  if (!isLanguage(language)) {
    const suggestion = tagSlip ?? repair(LANGUAGE_SLIPS.get(language)) ?? swapped(parts)
    report('unknown-language', 0, language.length, suggestion)
  } else if (preferredLanguage(language) !== language) {
    report('deprecated-subtag', 0, language.length, repaired(parts))
  } else if (parts.extlangs.length === 0 && preferredRedundant(value.toLowerCase()) !== null) {
    // The whole tag is deprecated, such as `sgn-US`. In a tag with an extlang, such as `zh-yue`, only the extlang is.
    report('deprecated-subtag', 0, value.length, repaired(parts))
  } else if (!isIso6391(language)) {
    report('language-not-iso-639-1', 0, language.length)
  }
  at += language.length
  for (const [i, extlang] of parts.extlangs.entries()) {
    const isKnown = i === 0 && extlangPrefix(extlang.toLowerCase()) === language
    if (isKnown) report('deprecated-subtag', at + 1, extlang.length, repaired(parts))
    else if (extlang === elsewhere?.subtag) {
      report('unknown-region', at + 1, extlang.length, repaired(parts))
    } else report('invalid-subtag', at + 1, extlang.length)
    at += 1 + extlang.length
  }
  if (parts.script !== null) {
    const script = parts.script.toLowerCase()
    if (!isScript(script)) report('unknown-script', at + 1, 4)
    else if (isPrivateUseScript(script)) report('private-use', at + 1, 4)
    at += 5
  }
  if (region !== null) {
    if (!isRegion(region)) {
      const slip = countryBefore(parts) ?? REGION_SLIPS.get(region)
      const suggestion = tagSlip ?? repair(slip) ?? swapped(parts)
      report('unknown-region', at + 1, region.length, suggestion)
    } else if (preferredRegion(region) !== region) {
      report('deprecated-subtag', at + 1, region.length, repaired(parts))
    } else if (!isIso31661(region)) {
      report('region-not-iso-3166', at + 1, region.length)
    }
    at += 1 + region.length
  }
  const invalidAfter = invalid.filter(({ start }) => start > at)
  for (const { start, end } of invalidAfter) {
    const isSlip = value.slice(start, end) === elsewhere?.subtag
    report('invalid-subtag', start, end - start, isSlip ? repaired(parts) : null)
  }
  if (at < value.length && invalidAfter.length === 0) {
    report('undocumented-subtag', at + 1, value.length - at - 1)
  }
  const wrongAt = new Set(invalidAfter.map(({ start }) => start))
  for (const variant of parts.variants) {
    const code = variant.toLowerCase()
    if (preferredVariant(code) !== code && !wrongAt.has(at + 1)) {
      report('deprecated-subtag', at + 1, variant.length, repaired(parts))
    }
    at += 1 + variant.length
  }
  return problems.sort((a, b) => a.start - b.start)
}

/**
 * Finds a subtag that was meant as a region but has another meaning in the grammar: an alpha-3 code of a country is read as
 * an extlang, and a name such as `LATAM` as a variant. Search engines document no region for `LATAM`, so its `region` is
 * `null` and the suggestion is the language alone.
 */
function regionElsewhere(parts: Langtag): { subtag: string; region: string | null } | null {
  if (parts.region !== null) return null
  const [variant] = parts.variants
  if (variant !== undefined && WIDE_REGIONS.has(variant.toLowerCase())) {
    return { subtag: variant, region: null }
  }
  const [subtag] = parts.extlangs.slice(-1)
  if (subtag === undefined) return null
  const code = subtag.toLowerCase()
  if (extlangPrefix(code) === parts.language.toLowerCase()) return null
  const region = alpha2OfAlpha3(code)
  return region === null ? null : { subtag, region }
}

/** Finds a country before its language: `by-BE` means Belarusian in Belarus, not in Belgium. */
function countryBefore({ language, region }: Langtag): string | undefined {
  const code = language.toLowerCase()
  if (region === null || !isIso31661(code)) return undefined
  return LANGUAGE_SLIPS.get(code) === region.toLowerCase() ? code : undefined
}

/**
 * Corrects a country that is written before a language: `us-en` means English in the United States, and `ca-en` English in
 * Canada, although `ca` is also a language.
 */
function swapped({ language, extlangs, script, region, ...rest }: Langtag): string | null {
  if (region === null || extlangs.length > 0 || rest.variants.length > 0) return null
  const code = language.toLowerCase()
  const country = code === 'uk' ? 'gb' : code
  const meant = region.toLowerCase()
  if (!isIso31661(country) || !isIso6391(meant)) return null
  return repaired({ language: meant, extlangs, script, region: country, ...rest })
}

/**
 * Returns the tag with all common mistakes corrected, in canonical form; `null` if that is not a valid tag, or if search
 * engines cannot read it.
 */
function repaired(parts: Langtag): string | null {
  const language = parts.language.toLowerCase()
  const elsewhere = regionElsewhere(parts)
  const region = countryBefore(parts) ?? parts.region?.toLowerCase() ?? elsewhere?.region ?? null
  const subtags = [
    LANGUAGE_SLIPS.get(language) ?? language,
    ...parts.extlangs.filter((extlang) => extlang !== elsewhere?.subtag),
  ]
  if (parts.script !== null) {
    if (isPrivateUseScript(parts.script.toLowerCase())) return null
    subtags.push(parts.script)
  }
  if (region !== null) subtags.push(REGION_SLIPS.get(region) ?? region)
  const tag = canonicalize(subtags.join('-'))
  return tag !== null && isValid(tag) ? tag : null
}
