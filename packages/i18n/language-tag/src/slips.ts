/**
 * Values that people write for another one, in lower case. Whole tags first: `uk` as a region is Britain for most
 * people, but not after the language `uk`.
 */
export const TAG_SLIPS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['kr-ko', 'ko-KR'],
  ['uk-uk', 'uk-UA'],
])

/**
 * Mostly a country's code in place of its language's, and three letters where two are registered. None of them is a
 * registered language.
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

/** A name's usual abbreviation, or a language's code in place of its country's. None of them is a registered region. */
export const REGION_SLIPS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['da', 'DK'],
  ['el', 'GR'],
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['uk', 'GB'],
])

/**
 * Names of regions of many countries, which are long enough to be taken for a variant. Their codes, as `419`, are not
 * what search engines document.
 */
export const WIDE_REGIONS: ReadonlySet<string> = /* @__PURE__ */ new Set(['latam'])
