/**
 * Common mistakes in whole tags, in lower case. They have precedence over single subtags: the region `uk` usually means the
 * United Kingdom, but not after the language `uk`. A country whose language is also that of another one keeps its region:
 * such a site often has a page for the language alone, too.
 */
export const TAG_SLIPS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['at', 'de-AT'],
  ['au', 'en-AU'],
  ['gb', 'en-GB'],
  ['kr-ko', 'ko-KR'],
  ['mx', 'es-MX'],
  ['nz', 'en-NZ'],
  ['uk-uk', 'uk-UA'],
  ['us', 'en-US'],
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
  ['afr', 'af'],
  ['alb', 'sq'],
  ['ara', 'ar'],
  ['arm', 'hy'],
  ['aze', 'az'],
  ['bel', 'be'],
  ['ben', 'bn'],
  ['bos', 'bs'],
  ['bul', 'bg'],
  ['cat', 'ca'],
  ['ces', 'cs'],
  ['chi', 'zh'],
  ['cze', 'cs'],
  ['dan', 'da'],
  ['deu', 'de'],
  ['dut', 'nl'],
  ['ell', 'el'],
  ['eng', 'en'],
  ['est', 'et'],
  ['eus', 'eu'],
  ['fas', 'fa'],
  ['fin', 'fi'],
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['geo', 'ka'],
  ['ger', 'de'],
  ['glg', 'gl'],
  ['gre', 'el'],
  ['heb', 'he'],
  ['hin', 'hi'],
  ['hrv', 'hr'],
  ['hun', 'hu'],
  ['hye', 'hy'],
  ['ice', 'is'],
  ['ind', 'id'],
  ['isl', 'is'],
  ['ita', 'it'],
  ['jpn', 'ja'],
  ['kat', 'ka'],
  ['kaz', 'kk'],
  ['khm', 'km'],
  ['kor', 'ko'],
  ['lao', 'lo'],
  ['lav', 'lv'],
  ['lit', 'lt'],
  ['mac', 'mk'],
  ['may', 'ms'],
  ['mkd', 'mk'],
  ['mon', 'mn'],
  ['msa', 'ms'],
  ['mya', 'my'],
  ['nld', 'nl'],
  ['nor', 'no'],
  ['per', 'fa'],
  ['pol', 'pl'],
  ['por', 'pt'],
  ['ron', 'ro'],
  ['rum', 'ro'],
  ['rus', 'ru'],
  ['slk', 'sk'],
  ['slo', 'sk'],
  ['slv', 'sl'],
  ['spa', 'es'],
  ['sqi', 'sq'],
  ['srp', 'sr'],
  ['swa', 'sw'],
  ['swe', 'sv'],
  ['tam', 'ta'],
  ['tgl', 'tl'],
  ['tha', 'th'],
  ['tur', 'tr'],
  ['ukr', 'uk'],
  ['urd', 'ur'],
  ['uzb', 'uz'],
  ['vie', 'vi'],
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
