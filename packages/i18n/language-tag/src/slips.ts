/**
 * Common mistakes in whole tags, in lower case. They have precedence over single subtags: the region `uk` usually means the
 * United Kingdom, but not after the language `uk`.
 */
export const TAG_SLIPS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['kr-ko', 'ko-KR'],
  ['uk-uk', 'uk-UA'],
])

/**
 * Common mistakes for a language: the code of a country, or three letters although the registry has a two-letter code.
 * None of them is a registered language.
 */
export const LANGUAGE_SLIPS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['al', 'sq'],
  ['by', 'be'],
  ['cn', 'zh'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['gr', 'el'],
  ['il', 'he'],
  ['ir', 'fa'],
  ['jp', 'ja'],
  ['kz', 'kk'],
  ['rs', 'sr'],
  ['sp', 'es'],
  ['ua', 'uk'],
  ['vn', 'vi'],
  ['ara', 'ar'],
  ['chi', 'zh'],
  ['deu', 'de'],
  ['dut', 'nl'],
  ['eng', 'en'],
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['ger', 'de'],
  ['ita', 'it'],
  ['jpn', 'ja'],
  ['kor', 'ko'],
  ['nld', 'nl'],
  ['pol', 'pl'],
  ['por', 'pt'],
  ['rus', 'ru'],
  ['spa', 'es'],
  ['zho', 'zh'],
])

/**
 * Values for which `checkHreflang` has a suggestion that is likely but not certain. The countries of `by` and `kz`, Belarus
 * and Kazakhstan, also have the official language Russian. The deprecated codes `in` and `mo` are also the countries India
 * and Macao.
 */
export const LIKELY_SLIPS: ReadonlySet<string> = /* @__PURE__ */ new Set(['by', 'kz', 'in', 'mo'])

/** Common mistakes for a region: an abbreviation, or the code of a language. None of them is a registered region. */
export const REGION_SLIPS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['da', 'DK'],
  ['el', 'GR'],
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['uk', 'GB'],
])

/** Names of regions with several countries. The grammar reads them as variants, and search engines do not document their
 * codes, such as `419`. */
export const WIDE_REGIONS: ReadonlySet<string> = /* @__PURE__ */ new Set(['latam'])
