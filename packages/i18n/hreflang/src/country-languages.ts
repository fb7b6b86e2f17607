import { type Sentence, sentence } from '@waymark/infra/internal'
import { checkHreflang, parseLanguageTag } from '@waymark/language-tag'
import type { IndexedSite } from './check.ts'
import type { FindingDetails } from './finding.ts'
import { IntList } from './int-list.ts'
import { formOfEntry, formOfLink, linkPointer } from './site.ts'
import { areCompatible, languageOfToken, urlTokens } from './url-languages.ts'

/** A code that is both a language of ISO 639-1 and a country of ISO 3166-1, but not a country of that language. */
interface DoubleCode {
  /** The English name of the language. */
  readonly name: Sentence
  /** The value that is right for the country; `null` if the country has several languages. */
  readonly meant: string | null
  /** For languages that hardly any site has: languages that a site with this language usually has too. */
  readonly near?: readonly string[]
}

// Names: the IANA registry. Languages of countries: https://github.com/unicode-org/cldr, supplemental territory data.
const DOUBLE_CODES: ReadonlyMap<string, DoubleCode> = /* @__PURE__ */ new Map(
  Object.entries({
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
  } satisfies Record<string, DoubleCode>),
)

/** In these countries, the language with the same code is spoken. */
const AT_HOME: ReadonlySet<string> = /* @__PURE__ */ new Set(['se'])

/** Sites with more languages than this have rare ones too. */
const MANY_LANGUAGES = 40

/** The share of the links with a value that must agree. */
const MOST = 0.9
/** The first links with a value are enough to judge it. */
const MAX_READ = 1000

/** What is known of one value. */
interface Use {
  readonly entry: number
  readonly link: number
  links: number
  /** How many of them have been read as evidence. */
  read: number
  /** Links whose target is on the country's top-level domain. */
  onDomain: number
  /** A link whose URL has the meant language in its path or subdomain; -1 if there is none. */
  inUrl: number
  /** How many links have the meant language so. */
  inUrls: number
}

/**
 * Finds the valid values that seem to mean a country: `kr` is Kanuri, but nearly always meant as Korea. Each value gives
 * one finding, with its evidence.
 */
export function* findCountriesAsLanguages(site: IndexedSite): Iterable<FindingDetails> {
  const codes = site.keys.map(doubleCodeOf)
  if (codes.every((code) => code === null)) return
  const uses = new Map<number, Use>()
  const domains = new Set<string>()
  /** 1 for each page whose domain has been read: reading URLs is the expensive part of this. */
  const isRead = new IntList(site.urls.memory).padTo(site.urlCount, 0)
  for (let entry = 0; entry < site.entryCount; entry++) {
    if (formOfEntry(site, entry) < 0) continue
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const key = site.valueKey.get(site.linkValue.get(link))
      const code = codes[key]!
      const form = formOfLink(site, link)
      if (code === null || form < 0) {
        if (form < 0 || domains.size > 1 || isRead.get(form) === 1) continue
        if (site.keys[key] !== 'x-default') {
          isRead.set(form, 1)
          domains.add(domainOf(site.urls.text(form)))
        }
        continue
      }
      let use = uses.get(key)
      if (use === undefined) {
        use = { entry, link, links: 0, read: 0, onDomain: 0, inUrl: -1, inUrls: 0 }
        uses.set(key, use)
      }
      use.links++
      if (use.read < MAX_READ) addUse(use, site.urls.text(form), code, link)
    }
  }
  isRead.release()
  for (const [key, use] of uses) {
    const code = codes[key]!
    const evidence = evidenceOf(site, code!, use, key, domains)
    if (evidence.length === 0) continue
    const suggestion = suggestionFor(site.keys[key]!, code!)
    yield {
      pointer: linkPointer(site, use.entry, use.link, 'lang'),
      loc: site.urls.text(site.entryUrl.get(use.entry)),
      target: site.urls.text(site.linkUrl.get(use.link)),
      lang: site.values[site.linkValue.get(use.link)]!,
      ...(suggestion === null ? {} : { suggestion }),
      language: DOUBLE_CODES.get(code!)!.name.text,
      links: use.links,
      evidence: evidence.map(({ text }) => text),
      data: Object.assign({}, ...evidence.map(({ data }) => data)),
    }
  }
}

/** Returns the code if a value is a double code, alone or with the country of the same code. */
function doubleCodeOf(key: string): string | null {
  const code = key.slice(0, 2)
  if (!DOUBLE_CODES.has(code)) return null
  return key === code || key === `${code}-${code}` ? code : null
}

function addUse(use: Use, url: string, code: string, link: number): void {
  use.read++
  if (domainOf(url) === code) use.onDomain++
  const { meant } = DOUBLE_CODES.get(code)!
  if (meant === null) return
  for (const token of urlTokens(url)) {
    if (token.slot === 'top-level domain') continue
    const language = languageOfToken(token)
    if (language === null || !areCompatible(language, meant.toLowerCase())) continue
    use.inUrls++
    if (use.inUrl === -1) use.inUrl = link
    return
  }
}

function evidenceOf(
  site: IndexedSite,
  code: string,
  { read, onDomain, inUrl, inUrls }: Use,
  key: number,
  domains: ReadonlySet<string>,
): Sentence[] {
  const { meant, name: language, near } = DOUBLE_CODES.get(code)!
  const evidence: Sentence[] = []
  // A part of a path can have another meaning, so nearly all links must agree.
  if (inUrl !== -1 && inUrls >= read * MOST) {
    evidence.push(
      sentence('{example:quote} has the language of {meant} in its URL', {
        example: site.urls.text(site.linkUrl.get(inUrl)),
        meant: meant ?? '',
      }),
    )
  }
  const isCountryDomain = onDomain >= read * MOST && !(domains.size === 1 && domains.has(code))
  if (onDomain > 0 && isCountryDomain && domains.size > 0 && !AT_HOME.has(code)) {
    evidence.push(
      sentence('its pages are on .{domain}, and those of other languages are not', {
        domain: code,
      }),
    )
  }
  const languages = new Set(site.keys.map((other) => other.split('-')[0]!))
  const hasRareOnes = languages.size > MANY_LANGUAGES
  if (code === 'be' && !hasRareOnes && isBelgian(languages)) {
    evidence.push(
      sentence(
        'the site has Dutch and French, as in Belgium, and neither Russian nor Ukrainian, as in Belarus',
      ),
    )
  }
  if (near === undefined) return evidence
  const isPair = site.keys[key] !== code && !AT_HOME.has(code)
  if (isPair)
    evidence.push(
      sentence('{language:phrase} is not spoken in the country {region}', {
        language,
        region: code.toUpperCase(),
      }),
    )
  const meantLanguage = meant?.split('-')[0] ?? ''
  if (hasRareOnes || languages.has(meantLanguage)) return evidence
  const country = site.keys.find(isCountryOnly)
  if (country !== undefined) {
    evidence.push(
      sentence(
        'the site also has the value {country:quote}, which is a country and not a language',
        { country },
      ),
    )
  }
  const isLikely = code === 'ch' ? hasSwissLanguage(languages) : languages.size > 2 || code === 'kr'
  if (isLikely && !near.some((language) => languages.has(language))) {
    evidence.push(
      sentence('the site has no language that usually goes with {language:phrase}', { language }),
    )
  }
  return evidence
}

function isBelgian(languages: ReadonlySet<string>): boolean {
  const has = (language: string) => languages.has(language)
  return has('nl') && has('fr') && !has('ru') && !has('uk')
}

function hasSwissLanguage(languages: ReadonlySet<string>): boolean {
  return ['de', 'fr', 'it'].filter((language) => languages.has(language)).length >= 2
}

/** Whether a value is the code of a country and not of a language, such as `jp`. */
function isCountryOnly(key: string): boolean {
  if (!/^[a-z]{2}$/.test(key)) return false
  const isLanguage = checkHreflang(key).usable
  return !isLanguage && checkHreflang(`en-${key}`).usable
}

function suggestionFor(key: string, code: string): string | null {
  const { meant } = DOUBLE_CODES.get(code)!
  if (meant === null || key === code) return meant
  const tag = parseLanguageTag(meant)
  return tag?.kind === 'langtag' ? `${tag.language}-${code.toUpperCase()}` : null
}

function domainOf(url: string): string {
  const [, host = ''] = /^https?:\/\/([^/?#:]*)/.exec(url) ?? []
  return host.slice(host.lastIndexOf('.') + 1)
}
