import { domainToUnicode, endsInNumber, parseDomain } from '@waymark/host'
import { isAsciiString } from '@waymark/infra'
import { describeValue, type Sentence, sentence, wrongValue } from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import { readingsOf } from './readings.ts'

/** Domains worth imitating, indexed: a look-up is a few map reads, however many domains there are. */
export interface KnownDomains {
  /** For people: as the caller wrote them, without `www.`. The maps have indexes of this list. */
  readonly names: readonly string[]
  /** By the ASCII domain with a dot before it, without `www.` and without a root dot. */
  readonly domains: ReadonlyMap<string, number>
  /** By what a domain reads like, with a dot before it. */
  readonly readings: ReadonlyMap<string, number>
  /** What their first labels read like. */
  readonly labels: ReadonlySet<string>
  /** The ASCII domains by what is before their first dot or hyphen. */
  readonly words: ReadonlyMap<string, readonly KnownWord[]>
  /** The most dots that a key of `domains` or `readings` has. */
  readonly mostDots: number
}

interface KnownWord {
  readonly index: number
  /** The domain, and the same with hyphens for dots. */
  readonly forms: readonly string[]
}

interface KnownDomain {
  readonly name: string
  readonly domain: string
  readonly unicode: string
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

/**
 * Indexes the domains of the option `known`.
 *
 * @throws OptionError if an entry is not a domain.
 */
export function readKnown(list: readonly unknown[]): KnownDomains {
  const names: string[] = []
  const domains = new Map<string, number>()
  const readings = new Map<string, number>()
  const labels = new Set<string>()
  const words = new Map<string, KnownWord[]>()
  let mostDots = 0
  // The first of several with one key is the one that counts.
  const add = (map: Map<string, number>, key: string, index: number): void => {
    if (!map.has(key)) map.set(key, index)
    mostDots = Math.max(mostDots, key.split('.').length - 1)
  }
  list.forEach((each, index) => {
    const entry = readEntry(each)
    if (entry === null) throw wrongValue('known', KNOWN_DOMAINS, list)
    const { name, domain, unicode } = entry
    names.push(name)
    add(domains, `.${domain}`, index)
    for (const reading of readingsOf(`.${unicode}`)) {
      add(readings, reading, index)
      labels.add(reading.split('.', 2)[1]!)
    }
    const word = domain.replace(/[.-].*/, '')
    const known = { index, forms: [domain, domain.replaceAll('.', '-')] }
    const others = words.get(word)
    if (others === undefined) words.set(word, [known])
    else others.push(known)
  })
  return { names, domains, readings, labels, words, mostDots }
}

function readEntry(entry: unknown): KnownDomain | null {
  if (typeof entry !== 'string') return null
  const ascii = parseDomain(withoutRoot(entry), { beStrict: true })
  if (ascii === null || endsInNumber(ascii)) return null
  const domain = ascii.replace(/^www\.(?=[^.]+\.)/, '')
  if (!domain.includes('.')) return null
  const unicode = domainToUnicode(domain)
  // What is mapped or invisible in an entry is not shown.
  const name = domain === ascii && isAsciiString(entry) ? entry : unicode
  return { name, domain, unicode }
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
  return endsInNumber(ascii)
    ? sentence("that is an IP address; write a domain, such as 'paypal.com'")
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
  let first: number | null = null
  for (const reading of readings) {
    first = lower(first, firstSuffix(reading, known.readings, known.mostDots))
  }
  return first === null || isBelow(ascii, known) ? null : known.names[first]!
}

/** The known domain that a domain contains between dots or hyphens, as it is or with hyphens for dots. */
export function findWord(ascii: string, { words, names }: KnownDomains): string | null {
  const domain = withoutRoot(ascii)
  let first: number | null = null
  for (let at = 0, end = 0; at <= domain.length; at = end + 1) {
    for (end = at; !isDivider(domain[end]); ) end++
    const found = words.get(domain.slice(at, end))
    if (found === undefined) continue
    for (const { forms, index } of found) {
      const isAt = (form: string) =>
        domain.startsWith(form, at) && isDivider(domain[at + form.length])
      if (forms.some(isAt)) first = lower(first, index)
    }
  }
  return first === null ? null : names[first]!
}

/** Whether a label reads like the first one of a known domain. */
export function readsLikeLabel(label: string, { labels }: KnownDomains): boolean {
  return readingsOf(label).some((reading) => labels.has(reading))
}

function isDivider(character: string | undefined): boolean {
  return character === undefined || character === '.' || character === '-'
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
