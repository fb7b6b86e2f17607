import { domainToUnicode, endsInNumber, parseDomain } from '@waymark/host'
import { isAsciiString } from '@waymark/infra'
import { describeValue, type Sentence, sentence, wrongValue } from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import { builtInList } from '@waymark/public-suffix'
import { isCommonWord, isSharedName } from './common-words.ts'
import { once } from './once.ts'
import { countedReadingsOf, joinedReading, readingsOf, withoutPairs } from './readings.ts'
import { indexTypos, type TypoIndex } from './typos.ts'

/** Domains worth imitating, indexed: a look-up is a few map reads, however many domains there are. */
export interface KnownDomains {
  /** For people. The maps have indexes of this list. */
  readonly names: readonly string[]
  /** By the ASCII domain with a dot before it, without `www.` and without a root dot. */
  readonly domains: ReadonlyMap<string, number>
  /** By what a domain reads like without pairs that look like one letter, with a dot before it. */
  readonly readings: ReadonlyMap<string, number>
  /** By index, what a domain with a common label reads like, which must be the same with pairs. */
  readonly commonReadings: ReadonlyMap<number, readonly string[]>
  /** By what the label reads like that their owners registered, in as many letters as people count. */
  readonly labels: ReadonlyMap<string, KnownLabel>
  /** Of the keys of `labels`, what is before their first hyphen. */
  readonly firstWords: ReadonlySet<string>
  /** By what is left of the keys of `labels` without hyphens, alone and with a suffix without dots. */
  readonly joined: ReadonlyMap<string, KnownLabel>
  /** The most dots that a key of `domains` or `readings` has. */
  readonly mostDots: number
  /** The most hyphens that a key of `labels` has. */
  readonly mostHyphens: number
  /** The labels that a label is a few slips away from. */
  readonly findTypos: (label: string) => readonly KnownLabel[]
}

/** A label that is the name of one or more known domains: `amazon` of `amazon.com` and `amazon.de`. */
export interface KnownLabel {
  readonly label: string
  /** Whether it is a word that many others use. */
  readonly isWord: boolean
  /** Whether it is such a word, or too short to be a name of one owner. */
  readonly isCommon: boolean
  /** Whether it is common, or a name that others have in their names honestly. */
  readonly needsBait: boolean
  /** The index of its first domain. */
  readonly index: number
  /** The suffixes of its domains, each with the index of the domain. */
  readonly suffixes: ReadonlyMap<string, number>
}

/** A domain to index. */
export interface KnownDomain {
  readonly name: string
  readonly domain: string
  readonly unicode: string
  /** Of the registrable domain, in Unicode. A capital I is one that its owner writes. */
  readonly label: string
  readonly suffix: string
}

/** The option `known`: domains worth imitating. `readKnown` checks its entries. */
export const KNOWN_DOMAINS: OptionType = {
  expected: /* @__PURE__ */ sentence('a list of domains such as paypal.com').text,
  accepts: Array.isArray,
  wrongItem: (value, place) => {
    if (!Array.isArray(value)) return null
    const index = value.findIndex((entry) => readEntry(entry) === null)
    const entry: unknown = value[index]
    return { place: `${place ?? ''}[${index}]`, got: describeValue(entry), advice: adviceOn(entry) }
  },
}

/** The index of an empty list, which most calls have. */
const noDomains = /* @__PURE__ */ once(() => indexKnown([]))

/**
 * Indexes the domains of the option `known`.
 *
 * @throws OptionError if an entry is not a domain.
 */
export function readKnown(list: readonly unknown[]): KnownDomains {
  if (list.length === 0) return noDomains()
  const entries = Array.from(list, (each) => {
    const entry = readEntry(each)
    if (entry === null) throw wrongValue('known', KNOWN_DOMAINS, list)
    return entry
  })
  return indexKnown(entries)
}

interface GrowingLabel extends KnownLabel {
  readonly suffixes: Map<string, number>
}

/** Indexes domains. */
export function indexKnown(entries: readonly KnownDomain[]): KnownDomains {
  const domains = new Map<string, number>()
  const readings = new Map<string, number>()
  const commonReadings = new Map<number, readonly string[]>()
  const labels = new Map<string, GrowingLabel>()
  const firstWords = new Set<string>()
  const joined = new Map<string, KnownLabel>()
  let mostDots = 0
  let mostHyphens = 0
  // The first of several with one key is the one that counts.
  const add = <T>(map: Map<string, T>, key: string, value: T): void => {
    if (!map.has(key)) map.set(key, value)
  }
  entries.forEach(({ domain, unicode, label, suffix }, index) => {
    add(domains, `.${domain}`, index)
    mostDots = Math.max(mostDots, domain.split('.').length)
    const small = label.toLowerCase()
    const isWord = isCommonWord(small)
    const isCommon = isWord || small.length < 5
    const all = readingsOf(`.${unicode}`)
    if (isCommon) commonReadings.set(index, all)
    for (const reading of all) {
      // At the start of a name or where its owner writes it so, an I is often a capital one, which looks like an l.
      const capitals = [
        reading.replace(/^\.i/, '.l'),
        reading.replace(small, label.replaceAll('I', 'l')),
      ]
      for (const form of isCommon ? [reading] : [reading, ...capitals]) {
        add(readings, withoutPairs(form), index)
      }
    }
    for (const reading of countedReadingsOf(small)) {
      let known = labels.get(reading)
      if (known === undefined) {
        const needsBait = isCommon || isSharedName(small)
        known = { label: reading, isWord, isCommon, needsBait, index, suffixes: new Map() }
        labels.set(reading, known)
        firstWords.add(reading.split('-', 1)[0]!)
        mostHyphens = Math.max(mostHyphens, reading.split('-').length - 1)
      }
      add(known.suffixes, suffix, index)
      add(joined, joinedReading(reading), known)
      add(joined, joinedReading(`${reading}${suffix}`), known)
    }
  })
  const all = [...labels.values()]
  let typos: TypoIndex | null = null
  return {
    names: entries.map(({ name }) => name),
    domains,
    readings,
    commonReadings,
    labels,
    firstWords,
    joined,
    mostDots,
    mostHyphens,
    findTypos(label) {
      typos ??= indexTypos(all.map((each) => each.label))
      return typos.find(label).map((at) => all[at]!)
    },
  }
}

function readEntry(entry: unknown): KnownDomain | null {
  if (typeof entry !== 'string') return null
  const ascii = parseDomain(withoutRoot(entry), { beStrict: true })
  if (ascii === null || endsInNumber(ascii)) return null
  const domain = ascii.replace(/^www\.(?=[^.]+\.)/, '')
  const host = { kind: 'domain', name: domain } as const
  if (builtInList.getRegistrableDomain(host, { icannOnly: true }) === null) return null
  const unicode = domainToUnicode(domain)
  // What is mapped or invisible in an entry is not shown.
  const name = domain === ascii && isAsciiString(entry) ? withoutRoot(entry) : unicode
  return { name, domain, unicode, ...registrableParts(domain, unicode) }
}

function registrableParts(
  domain: string,
  unicode: string,
): { readonly label: string; readonly suffix: string } {
  const suffix = builtInList.getPublicSuffix({ kind: 'domain', name: domain })
  // The name of a service such as github.io, below which others register names.
  const isSuffix = suffix === null || suffix === domain
  const rest = isSuffix ? domain.slice(domain.indexOf('.') + 1) : suffix
  const labels = unicode.split('.')
  return { label: labels[labels.length - 1 - rest.split('.').length]!, suffix: rest }
}

/** What to write instead of an entry that is not a domain. */
function adviceOn(entry: unknown): Sentence {
  if (typeof entry !== 'string') return sentence("write a domain, such as 'paypal.com'")
  const [host = ''] =
    entry
      .trim()
      .replace(/^[a-z][a-z0-9+.-]*:[\\/]*(?=[^\d])/i, '')
      .replace(/[/\\?#].*/s, '')
      .replace(/^.*@/s, '')
      .replace(/:\d*$/, '')
      .replace(/^["'<*.]+/, '')
      .match(/^.*[^"'>,;.]/s) ?? []
  const domain = readEntry(host)
  if (domain !== null) {
    return sentence('write {domain:phrase}', { domain: describeValue(domain.name) })
  }
  const ascii = parseDomain(host, { beStrict: true })
  if (ascii === null) return sentence("that is not a domain; write one, such as 'paypal.com'")
  if (endsInNumber(ascii)) {
    return sentence("that is an IP address; write a domain, such as 'paypal.com'")
  }
  return withoutRoot(ascii).includes('.')
    ? sentence(
        "that is a public suffix, below which anybody may register names; write a domain, such as 'paypal.com'",
      )
    : sentence("that is a name without a dot; write a domain, such as 'paypal.com'")
}

/** Whether a domain is a known one, or is below it. */
export function isBelow(domain: string, { domains, mostDots }: KnownDomains): boolean {
  return firstSuffix(`.${withoutRoot(domain)}`, domains, mostDots) !== null
}

/**
 * The known domain that this one, or a domain that it is below, looks like, unless it is one of them.
 *
 * @param readings - What the domain reads like, with a dot before it.
 */
export function findKnown(
  ascii: string,
  readings: readonly string[],
  known: KnownDomains,
): string | null {
  if (known.names.length === 0) return null
  let first: number | null = null
  for (const reading of readings) {
    const index = firstSuffix(withoutPairs(reading), known.readings, known.mostDots)
    if (index === null) continue
    const common = known.commonReadings.get(index)
    if (common?.some((each) => reading.endsWith(each)) !== false) first = lower(first, index)
  }
  return first === null || isBelow(ascii, known) ? null : known.names[first]!
}

/** Whether a label reads like that of a known domain. */
export function readsLikeLabel(label: string, { labels }: KnownDomains): boolean {
  return countedReadingsOf(label).some((reading) => labels.has(reading))
}

/** The lowest index of those that a map has for the ends of a string that begin at a dot. */
function firstSuffix(
  text: string,
  map: ReadonlyMap<string, number>,
  mostDots: number,
): number | null {
  let first: number | null = null
  let at = text.length
  for (let dots = 0; dots < mostDots && at > 0; dots++) {
    at = text.lastIndexOf('.', at - 1)
    if (at === -1) break
    first = lower(first, map.get(text.slice(at)) ?? null)
  }
  return first
}

function lower(one: number | null, other: number | null): number | null {
  return one === null || (other !== null && other < one) ? other : one
}

export function withoutRoot(domain: string): string {
  return domain.endsWith('.') ? domain.slice(0, -1) : domain
}
