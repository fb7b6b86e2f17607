import { type Sentence, sentence } from '@waymark/infra/internal'
import { checkHreflang, parseLanguageTag } from '@waymark/language-tag'
import type { IndexedSite } from './check.ts'
import { AT_HOME, DOUBLE_CODES, isLikelyCountry } from './double-codes.ts'
import type { FindingDetails } from './finding.ts'
import { formOfEntry, formOfLink, linkPointer } from './site.ts'
import { areCompatible, languageOfToken, urlTokens } from './url-languages.ts'

/** Sites with more languages than this have rare ones too. */
const MANY_LANGUAGES = 40

/** The share of the links with a value that must agree. */
const MOST = 0.9
/** The first links with a value are enough to judge it. */
const MAX_READ = 1000
/** So many domains are named. */
const MAX_DOMAINS = 10

/** What is known of one value. */
interface Use {
  readonly key: number
  /** The country whose code it is; `null` if it is not a double code. */
  readonly code: string | null
  /** The first link. */
  readonly entry: number
  readonly link: number
  links: number
  /** How many of them have been read as evidence. */
  read: number
  /** The first two top-level domains of their targets. */
  readonly domains: string[]
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
  /** By the number of the value. */
  const uses = new Map<number, Use>()
  for (let entry = 0; entry < site.entryCount; entry++) {
    if (formOfEntry(site, entry) < 0) continue
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const key = site.valueKey.get(site.linkValue.get(link))
      const form = formOfLink(site, link)
      if (form < 0 || site.keys[key] === 'x-default') continue
      let use = uses.get(key)
      if (use === undefined) {
        const counts = { links: 0, read: 0, onDomain: 0, inUrl: -1, inUrls: 0 }
        use = { key, code: codes[key]!, entry, link, domains: [], ...counts }
        uses.set(key, use)
      }
      use.links++
      if (use.read < MAX_READ) addUse(use, site.urls.text(form), link)
    }
  }
  const values = [...uses.values()]
  const countries = countriesOf(site, values)
  for (const use of values) {
    const { key, code, entry, link, links } = use
    if (code === null) continue
    const evidence = evidenceOf(site, code, use, values)
    if (countries !== null && !AT_HOME.has(code)) {
      evidence.push(
        sentence('each value of the site is the top-level domain of its pages: {domains}', {
          domains: countries.slice(0, MAX_DOMAINS).map((country) => `.${country}`),
        }),
      )
    }
    if (evidence.length === 0) continue
    const suggestion = suggestionFor(site.keys[key]!, code)
    const language = DOUBLE_CODES.get(code)!.name?.text
    yield {
      pointer: linkPointer(site, entry, link, 'lang'),
      loc: site.urls.text(site.entryUrl.get(entry)),
      target: site.urls.text(site.linkUrl.get(link)),
      lang: site.values[site.linkValue.get(link)]!,
      ...(suggestion === null ? {} : { suggestion }),
      ...(language === undefined ? {} : { language }),
      links,
      evidence: evidence.map(({ text }) => text),
      data: Object.assign({}, ...evidence.map(({ data }) => data)),
    }
  }
}

/** Returns the code if a value is a double code, alone or with the country of the same code. */
function doubleCodeOf(key: string): string | null {
  const code = key.slice(0, 2)
  return DOUBLE_CODES.has(code) && isOwnCountry(key, code) ? code : null
}

/** Whether a value is a code, alone or with the country of the same code. */
function isOwnCountry(key: string, code: string): boolean {
  return key === code || key === `${code}-${code}`
}

function addUse(use: Use, url: string, link: number): void {
  const { code, domains } = use
  use.read++
  const domain = domainOf(url)
  if (domains.length < 2 && !domains.includes(domain)) domains.push(domain)
  if (code === null) return
  if (domain === code) use.onDomain++
  const { meant, name } = DOUBLE_CODES.get(code)!
  if (meant === null || name === undefined) return
  for (const token of urlTokens(url)) {
    if (token.slot === 'top-level domain') continue
    const language = languageOfToken(token)
    if (language === null || !areCompatible(language, meant.toLowerCase())) continue
    use.inUrls++
    if (use.inUrl === -1) use.inUrl = link
    return
  }
}

/**
 * Returns the values of a site of which each is the top-level domain of all its pages, if at least one of them can only be a
 * country; otherwise `null`. A site with `de` on .de and `fr` on .fr is none, but with `be` on .be it is one.
 */
function countriesOf(site: IndexedSite, uses: readonly Use[]): readonly string[] | null {
  const countries = new Set<string>()
  for (const { key, domains } of uses) {
    const [domain = ''] = domains
    if (domains.length > 1 || domain.length !== 2) return null
    if (!isOwnCountry(site.keys[key]!, domain)) return null
    countries.add(domain)
  }
  const sorted = [...countries].sort()
  return sorted.length > 1 && sorted.some(isLikelyCountry) ? sorted : null
}

function evidenceOf(
  site: IndexedSite,
  code: string,
  { key, read, onDomain, inUrl, inUrls }: Use,
  uses: readonly Use[],
): Sentence[] {
  const { meant, name: language, near } = DOUBLE_CODES.get(code)!
  const evidence: Sentence[] = []
  // A part of a path can have another meaning, so nearly all links must agree.
  if (inUrl !== -1 && inUrls >= read * MOST) {
    evidence.push(
      sentence('the URL {example:quote} has the language of {meant}', {
        example: site.urls.text(site.linkUrl.get(inUrl)),
        meant: meant ?? '',
      }),
    )
  }
  const isElsewhere = (use: Use) => use.key !== key && use.domains.some((other) => other !== code)
  if (onDomain > 0 && onDomain >= read * MOST && isLikelyCountry(code) && uses.some(isElsewhere)) {
    evidence.push(
      sentence('its pages are on .{domain}, and some pages with other values are not', {
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
  if (near === undefined || language === undefined) return evidence
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
