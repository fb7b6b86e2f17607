import { sentence } from '@waymark/infra/internal'
import type { PublicSuffixList } from '@waymark/public-suffix'
import { findKnown, isBelow, type KnownDomains, type KnownLabel } from '../known.ts'
import { countedReadingsOf, readingsOf } from '../readings.ts'
import type { SeenDomain } from '../seen-domain.ts'
import {
  hasDepartments,
  hasProxy,
  isOfDelivery,
  isOfGovernment,
  isOfMirror,
  isOfPlace,
  isOfUniversity,
  tenantOf,
} from '../services.ts'
import { isOfWellKnown, wellKnown } from '../well-known.ts'
import { type Candidate, ownCandidate } from './finding.ts'
import type { UrlContext } from './url-context.ts'

/** Top-level domains in which a subdomain hardly ever ends by chance. */
const WELL_KNOWN_TOPS: readonly string[] = ['com', 'net', 'org', 'gov', 'edu']

/** Other top-level domains for anybody. Which labels are top-level domains at all, the Public Suffix List does not say. */
const OTHER_TOPS: readonly string[] = (
  'app asia biz cat cloud club dev digital eu finance global info io live mobi money name net online page pro shop site space ' +
  'store support tech tel top vip web website world xyz'
).split(' ')

/** By first letter, the second ones of the top-level domains of countries. */
const COUNTRIES: Readonly<Record<string, string>> = {
  a: 'cdefgilmoqrstuwxz',
  b: 'abdefghijmnorstvwyz',
  c: 'acdfghiklmnoruvwxyz',
  d: 'ejkmoz',
  e: 'cegrstu',
  f: 'ijkmor',
  g: 'abdefghilmnpqrstuwy',
  h: 'kmnrtu',
  i: 'delmnoqrst',
  j: 'emop',
  k: 'eghimnprwyz',
  l: 'abcikrstuvy',
  m: 'acdeghklmnopqrstuvwxyz',
  n: 'acefgilopruz',
  o: 'm',
  p: 'aefghklmnrstwy',
  q: 'a',
  r: 'eosuw',
  s: 'abcdeghijklmnorstuvxyz',
  t: 'cdfghjklmnortvwz',
  u: 'agksyz',
  v: 'aceginu',
  w: 'fs',
  y: 'et',
  z: 'amw',
}

/** Those that are names of departments, too, and of what they have on their hosts: `gitlab.hr.example.com`. */
const DEPARTMENTS: readonly string[] = 'ee fi hr in is it ma me ps qa va'.split(' ')

/** No public suffix has more labels. */
const LONGEST_SUFFIX = 5

/** What looks like a public suffix and is not one on the list: below `com.be`, companies have their shops. */
const LIKE_SUFFIX = /^(?:com?|net|org)\.[a-z]{2}$/

/** Finds the name of another host before the registrable domain. */
export function subdomainFindings(seen: SeenDomain, context: UrlContext): Candidate[] {
  const { known, publicSuffixList: list } = context
  const { ascii, registrable } = seen
  if (registrable === null) return []
  const owner = ascii.endsWith('.') ? `${registrable}.` : registrable
  const subdomain = ascii.slice(0, Math.max(0, ascii.length - owner.length - 1))
  // A name and a suffix are two words before the suffix of the domain.
  if (subdomain === '' && !registrable.includes('-')) return []
  const embedded = embeddedIn(seen, registrable, subdomain, known, list)
  const name = subdomain === '' ? null : hostIn(subdomain.split('.'), owner, list)
  if ((embedded === null && name === null) || isBelow(ascii, known)) return []
  const isDelivery = isOfDelivery(registrable)
  if (isOfWellKnown(ascii, registrable) && !isDelivery) return []
  const tell = (code: SubdomainCode, imitated: string) => [told(code, owner, imitated, context)]
  const isByProxy = hasProxy(subdomain)
  if (isByProxy && isOfUniversity(registrable)) return []
  if (embedded === null) {
    const isOwn = name === registrable || name?.endsWith(`.${registrable}`)
    // Of `shop.example.com.za`, the whole is the name.
    const isHonest = isOwn || isDelivery || LIKE_SUFFIX.test(registrable)
    return name === null || isHonest ? [] : tell('domain-in-subdomain', name)
  }
  if (isOfMirror(ascii) || tenantOf(ascii) === embedded.label) return []
  const isOfState = isOfUniversity(registrable) || isOfGovernment(registrable)
  const isHarmless = isDelivery || isByProxy || isOfState || LIKE_SUFFIX.test(registrable)
  const isPlain = embedded.isPlain && !isHarmless
  // People read from the start, and what is there is more than the name.
  const whole = name ?? beforeKana(seen.unicode, embedded.name)
  const isInName = !embedded.isOfCaller && whole?.endsWith(`.${embedded.name}`) === true
  return tell(
    isPlain ? 'known-name-in-subdomain' : 'domain-in-subdomain',
    isInName ? whole : embedded.name,
  )
}

/** What is before kana, if that ends with a name. */
function beforeKana(unicode: string, name: string): string | null {
  const end = unicode.search(KANA)
  const whole = unicode.slice(0, Math.max(0, end))
  return whole.endsWith(`.${name}`) ? whole : null
}

type SubdomainCode = 'known-name-in-subdomain' | 'domain-in-subdomain'

/** A known or well-known domain in the host of another owner. */
interface Embedded {
  readonly name: string
  readonly label: string
  /** Whether it is there as a whole and not by chance. */
  readonly isPlain: boolean
  readonly isOfCaller: boolean
}

function embeddedIn(
  seen: SeenDomain,
  registrable: string,
  subdomain: string,
  known: KnownDomains,
  list: PublicSuffixList,
): Embedded | null {
  if (subdomain === 'www' && !registrable.includes('-')) return null
  const words = wordsOf(seen)
  for (const each of [known, wellKnown()]) {
    if (each.names.length === 0) continue
    const isOfCaller = each === known
    const found = findEmbedded(words, each, isOfCaller, hasDepartments(registrable), list)
    if (found?.isPlain === true) return found
    const like = likeSubdomain(seen, isOfCaller ? '' : subdomain, each)
    if (like !== null) return { name: like, label: like, isPlain: true, isOfCaller }
    if (found !== null) return found
  }
  return null
}

/**
 * The known domain that the labels before the registrable domain look like.
 *
 * @param honest - What they may look like.
 */
function likeSubdomain({ forms }: SeenDomain, honest: string, known: KnownDomains): string | null {
  // A known domain has a dot.
  const least = forms.length === 1 ? 2 : 1
  if (forms[0]!.labels.length <= least) return null
  const readings = forms.flatMap(({ labels }) =>
    readingsOf(
      labels
        .slice(0, -1)
        .map(({ text }) => `.${text}`)
        .join(''),
    ),
  )
  return findKnown(honest, readings, known)
}

/** A piece of a host between dots and hyphens. */
interface Word {
  readonly text: string
  readonly readings: readonly string[]
  /** Whether a dot is before it, or nothing. */
  readonly isFirst: boolean
}

/** Among ASCII, kana looks like a hyphen or a slash: `amazon.co.jpーlogin`. */
const KANA = /[\u3041-\u30ff]/
const DIVIDERS = /-|[\u3041-\u30ff]+/

/** The words of a host, up to the label that its owner registered. */
function wordsOf({ forms }: SeenDomain): Word[][] {
  return forms.map(({ labels }) =>
    labels.flatMap((label): Word | Word[] =>
      DIVIDERS.test(label.text)
        ? label.text.split(DIVIDERS).map((text, i) => ({
            text,
            readings: countedReadingsOf(text),
            isFirst: i === 0,
          }))
        : { ...label, isFirst: true },
    ),
  )
}

function findEmbedded(
  forms: readonly (readonly Word[])[],
  known: KnownDomains,
  isOfCaller: boolean,
  isOfDepartments: boolean,
  list: PublicSuffixList,
): Embedded | null {
  let best: (Embedded & { readonly index: number }) | null = null
  for (const words of forms) {
    for (let start = 0; start < words.length - 1; start++) {
      if (!words[start]!.readings.some((reading) => known.firstWords.has(reading))) continue
      for (const [end, label] of labelsAt(words, start, known)) {
        const found = suffixAfter(words, start, end, label, isOfCaller, list)
        if (found === null) continue
        const isOfDepartment =
          (isOfDepartments || label.needsBait) && DEPARTMENTS.includes(found.suffix)
        if (isOfDepartment && !found.isPlain) continue
        const index = isOfCaller ? (label.suffixes.get(found.suffix) ?? label.index) : 0
        const isWorse =
          best !== null && (best.isPlain === found.isPlain ? best.index <= index : best.isPlain)
        if (isWorse) continue
        const isOwn = label.suffixes.has(found.suffix)
        const name = isOwn
          ? known.names[label.suffixes.get(found.suffix)!]!
          : `${label.label}.${found.suffix}`
        best = { name, label: label.label, isPlain: found.isPlain, isOfCaller, index }
      }
    }
  }
  return best
}

/** The known labels that begin at a word, each with the index after its last word. */
function labelsAt(
  words: readonly Word[],
  start: number,
  { labels, mostHyphens }: KnownDomains,
): (readonly [end: number, label: KnownLabel])[] {
  const found: (readonly [number, KnownLabel])[] = []
  let names: readonly string[] = ['']
  for (let i = start; i < words.length && i - start <= mostHyphens; i++) {
    const word = words[i]!
    if (i > start && word.isFirst) break
    // All readings of all words together could be too many.
    const readings = names.length > 1 ? word.readings.slice(0, 1) : word.readings
    names = names.flatMap((name) =>
      readings.map((reading) => (i === start ? reading : `${name}-${reading}`)),
    )
    for (const name of names) {
      const label = labels.get(name)
      if (label !== undefined) found.push([i + 1, label])
    }
  }
  return found
}

/**
 * The longest suffix after a name, `com` of `paypal.com` and `paypal-com`, and whether the name is there as a whole with one of its
 * own: `com` of `paypal.com.fr`.
 */
function suffixAfter(
  words: readonly Word[],
  start: number,
  end: number,
  { isCommon, isWord, suffixes }: KnownLabel,
  isOfCaller: boolean,
  list: PublicSuffixList,
): { readonly suffix: string; readonly isPlain: boolean } | null {
  const most = Math.min(LONGEST_SUFFIX, words.length - end)
  let longest: string | null = null
  for (let count = most; count > 0; count--) {
    const suffix = words
      .slice(end, end + count)
      .map(({ text }) => text)
      .join('.')
    const isOwn = suffixes.has(suffix)
    if (isOwn && isOfCaller) return { suffix, isPlain: true }
    // After a hyphen, a short name or a word is hardly ever a name, and a suffix is one if it is usual.
    const isDivided = words[end]!.isFirst
    const isWhole = isOwn && isDivided && words[start]!.isFirst
    if (isCommon && !words[start]!.isFirst && !(isOwn && isDivided)) continue
    if (!isDivided && !isOwn && suffix !== 'com') continue
    if (!isOwn && !WELL_KNOWN_TOPS.includes(suffix) && !isAnySuffix(suffix, list)) continue
    longest ??= suffix
    // `post.ch` can be two words of a company's own: a word and a country or language.
    const isByChance =
      (isCommon && !isWhole) || (isDivided ? isWord && suffix.length === 2 : suffix !== 'com')
    if (isOwn && !isByChance) return { suffix: longest, isPlain: true }
  }
  return longest === null ? null : { suffix: longest, isPlain: false }
}

/** Whether a string is a public suffix: as far as anybody can say of a single label. */
function isAnySuffix(suffix: string, list: PublicSuffixList): boolean {
  if (suffix.includes('.')) {
    return suffixLength(suffix.split('.'), list) === suffix.split('.').length
  }
  const isCountry = suffix.length === 2 && COUNTRIES[suffix[0]!]?.includes(suffix[1]!) === true
  return isCountry || OTHER_TOPS.includes(suffix)
}

function told(
  code: SubdomainCode,
  owner: string,
  imitated: string,
  { parts }: UrlContext,
): Candidate {
  const facts = { imitated, owner }
  return ownCandidate(code, parts.host === null ? [] : [parts.host], {
    message: sentence(
      'The host contains {imitated:name100}, but belongs to {owner:name100}.',
      facts,
    ),
    headline:
      code === 'known-name-in-subdomain'
        ? sentence('Deceptive host: it leads to {owner:name100}, not to {imitated:name100}.', facts)
        : sentence('Unusual host: it leads to {owner:name100}, not to {imitated:name100}.', facts),
  })
}
/** The host that people read first: an IP address, `localhost`, or the longest beginning that looks like a whole domain. */
function hostIn(
  subdomain: readonly string[],
  registrable: string,
  list: PublicSuffixList,
): string | null {
  // Names below arpa are addresses backwards, and nobody owns them alone.
  if (/(?:^|\.)arpa\.?$/.test(registrable)) return null
  const own = registrable.slice(0, registrable.indexOf('.'))
  const labels = isOfPlace(registrable) ? subdomain : [...subdomain, own]
  const address = labels.slice(0, 4)
  if (address.length === 4 && address.every(isIpv4Part)) return address.join('.')
  if (subdomain[0] === 'localhost') return 'localhost'
  const first = labels.findIndex((label) => !TRIVIAL.includes(label))
  if (first === -1) return null
  for (let i = labels.length - 1; i > first; i--) {
    const end = endOfDomain(labels, i, first, list)
    if (end !== null) return [...labels.slice(0, i), end].join('.')
  }
  return null
}

function isIpv4Part(label: string): boolean {
  return /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) < 256
}

/**
 * What of a label ends a domain together with those before it: `com` of itself and of `com-login`, `uk` after `co`. The label
 * that its owner registered does so only with `com`, or as part of a longer suffix: `net-a-porter` and `gov` of `gov.hu` are names.
 *
 * @param first - The index of the first label that is not `www` or `m`.
 */
function endOfDomain(
  labels: readonly string[],
  index: number,
  first: number,
  list: PublicSuffixList,
): string | null {
  const isOwn = index === labels.length - 1
  const label = labels[index]!
  const hyphen = label.indexOf('-')
  const start = hyphen < 1 ? label : label.slice(0, hyphen)
  const isTop = isOwn ? start === 'com' : WELL_KNOWN_TOPS.includes(start)
  // Before a suffix of two labels is a third one.
  if (!isTop && index < 2) return null
  const near = [...labels.slice(Math.max(0, index - LONGEST_SUFFIX), index), start]
  const count = isTop ? 1 : suffixLength(near, list)
  return count > 0 && first < index + 1 - count ? start : null
}

/** Labels that make no name with a suffix alone: `www.com-unity.example`. */
const TRIVIAL: readonly string[] = ['www', 'm']

/** The number of labels of a public suffix that has two or more; 0 for others, and where any label would do. */
function suffixLength(labels: readonly string[], list: PublicSuffixList): number {
  const suffixOf = (name: string) => list.getPublicSuffix({ kind: 'domain', name })
  const suffix = suffixOf(labels.join('.'))
  if (suffix === null || !suffix.includes('.')) return 0
  const anyOther = `-${suffix.slice(suffix.indexOf('.'))}`
  return suffixOf(anyOther) === anyOther ? 0 : suffix.split('.').length
}
