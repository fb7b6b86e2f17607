import { type Sentence, sentence } from '@waymark/infra/internal'
import { primaryLanguage } from './primary-language.ts'

/** A code that is both a language of ISO 639-1 and a country of ISO 3166-1, but not a country of that language. */
export interface DoubleCode {
  /** The English name of the language; absent if only domains are evidence that the country is meant. */
  readonly name?: Sentence
  /** The value that is right for the country; `null` if the country has several languages. */
  readonly meant: string | null
  /** For languages that hardly any site has: languages that a site with this language usually has too. */
  readonly near?: readonly string[]
}

// Names: the IANA registry. Languages of countries: https://github.com/unicode-org/cldr, supplemental territory data.
const NAMED: Readonly<Record<string, DoubleCode>> = {
  am: { name: sentence('Amharic'), meant: 'hy' },
  ar: { name: sentence('Arabic'), meant: 'es-AR' },
  be: { name: sentence('Belarusian'), meant: null },
  br: {
    name: sentence('Breton'),
    meant: 'pt-BR',
    near: ['fr', 'cy', 'ga', 'gd', 'kw', 'gv', 'eu', 'oc', 'co'],
  },
  ca: { name: sentence('Catalan'), meant: null },
  ch: {
    name: sentence('Chamorro'),
    meant: null,
    near: ['fil', 'tl', 'haw', 'sm', 'to', 'mh', 'ty'],
  },
  ee: { name: sentence('Ewe'), meant: 'et', near: ['ak', 'tw', 'ha', 'yo', 'ig', 'gaa'] },
  kr: { name: sentence('Kanuri'), meant: 'ko', near: ['ha', 'yo', 'ig', 'ff', 'tiv', 'efi'] },
  my: { name: sentence('Burmese'), meant: 'ms-MY' },
  se: {
    name: sentence('Northern Sami'),
    meant: 'sv',
    near: ['nb', 'nn', 'no', 'fi', 'smj', 'sma', 'smn', 'sms'],
  },
  si: { name: sentence('Sinhala'), meant: 'sl' },
  sv: { name: sentence('Swedish'), meant: 'es-SV' },
  tw: { name: sentence('Twi'), meant: 'zh-TW', near: ['ak', 'ee', 'ha', 'yo', 'ig', 'gaa'] },
  uk: { name: sentence('Ukrainian'), meant: 'en-GB' },
}

/** All others, with the value for a country that has one main language. Many of the languages are common. */
const UNNAMED =
  'ae af as ba bh bi bm bn bo:es-BO bs co:es-CO cr:es-CR cu:es-CU cv cy dz et ga gd gl gn gu ie in io kg ki km kn kw ky la lb li lu ml mo mr ms na ne ng nr om pa:es-PA ps sa sc sd sg sh sl sm sn sr ss st tg tk tl tn tt ug ve:es-VE vi za'

export const DOUBLE_CODES: ReadonlyMap<string, DoubleCode> = /* @__PURE__ */ new Map([
  .../* @__PURE__ */ Object.entries(NAMED),
  .../* @__PURE__ */ UNNAMED.split(' ').map((pair): [string, DoubleCode] => {
    const [code = '', meant = null] = pair.split(':')
    return [code, { meant }]
  }),
])

/** In these countries, the language with the same code is spoken. */
export const AT_HOME: ReadonlySet<string> = /* @__PURE__ */ new Set(['se'])

/** Free and open domains, on which there are also pages in the language with the same code. */
const OPEN_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'as cv ga gd gl io la li ml ms sc sh sr st tk tl tt vi'.split(' '),
)

/** Whether a value that is also the top-level domain of its pages is likely to be that country, and not the language. */
export function isLikelyCountry(code: string): boolean {
  if (AT_HOME.has(code) || OPEN_DOMAINS.has(code)) return false
  return DOUBLE_CODES.has(code) || primaryLanguage(code) === null
}
