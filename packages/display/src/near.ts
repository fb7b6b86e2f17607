import { baitLengths, isBait } from './bait-words.ts'
import { isHonestNeighbour, isNationalName } from './common-words.ts'
import type { KnownDomains, KnownLabel } from './known.ts'
import { joinedReading } from './readings.ts'
import type { SeenDomain } from './seen-domain.ts'
import {
  hasProxy,
  isOfDelivery,
  isOfGovernment,
  isOfMirror,
  isOfTenants,
  isOfUniversity,
  tenantOf,
} from './services.ts'
import { isWithin } from './typos.ts'
import type { Likeness } from './warning-words.ts'

/** A known domain that another domain is near. */
export interface Nearness {
  readonly resembles: string
  readonly likeness: Likeness
}

/** The known domain that a domain is near, unless it is one of them. */
export function findNear(seen: SeenDomain, known: KnownDomains): Nearness | null {
  const { ascii, registrable, forms } = seen
  if (registrable === null || known.names.length === 0) return null
  for (const { text, labels } of forms) {
    if (labels.length === 0) continue
    const isAlone = labels.length === 1 || text === `www.${registrable}`
    const subdomain = isAlone ? NO_LABELS : labels.slice(0, -1).map(({ readings }) => readings[0]!)
    for (const label of labels[labels.length - 1]!.readings) {
      const near = nearLabel(label, subdomain, seen, known)
      // Asked last, because few domains get here.
      if (near !== null) return isHonest(ascii, registrable) ? null : near
    }
  }
  return null
}

const NO_LABELS: readonly string[] = []

/** Whether a domain may be near a name. */
function isHonest(ascii: string, registrable: string): boolean {
  return isHonestNeighbour(registrable) || isOfGovernment(registrable) || isOfMirror(ascii)
}

/** @param subdomain - How the labels before the one that its owner registered read; empty for `www` alone. */
function nearLabel(
  label: string,
  subdomain: readonly string[],
  seen: SeenDomain,
  known: KnownDomains,
): Nearness | null {
  const { labels, joined } = known
  const registrable = seen.registrable!
  const suffix = registrable.slice(registrable.indexOf('.') + 1)
  const told = ({ suffixes, index }: KnownLabel, likeness: Likeness): Nearness => ({
    resembles: known.names[suffixes.get(suffix) ?? index]!,
    likeness,
  })

  const same = labels.get(label)
  if (same !== undefined) {
    const isOwn = same.suffixes.has(suffix) || isOfTenants(registrable) || isOfDelivery(registrable)
    return !isOwn && isOtherSuffix(same, suffix) ? told(same, 'other-suffix') : null
  }

  const letters = label.includes('-') ? joinedReading(label) : label
  const start = letters.startsWith('ww') ? /^w{2,4}/.exec(letters)![0].length : 0
  for (const each of start === 0 ? [letters] : [letters, letters.slice(start)]) {
    const other = labels.get(each) ?? joined.get(each)
    if (other === undefined) continue
    const isNamed = other.label.length > 3 || each !== letters || letters === label
    if (isNamed && (isSuffixOf(other, suffix) || !other.isCommon)) {
      const near = told(other, 'joined')
      return isJoined(each, other.label, near.resembles) ? near : told(other, 'added-word')
    }
  }
  if (subdomain.length > 0) {
    const whole = joinedReading(`${subdomain.join('')}${label}${suffix}`)
    const other = joined.get(whole) ?? joined.get(whole.replace(/^www/, ''))
    if (other !== undefined && other.label.length > 3) return told(other, 'joined')
  }

  const named =
    namedIn(label, known) ??
    beforeWord(letters, labels) ??
    namedInSubdomain(subdomain, label, seen, known)
  if (named !== null) return told(named, 'added-word')

  const typo = known.findTypos(label).find((other) => isTypo(other, label, suffix))
  return typo === undefined || isHonestNeighbour(label) ? null : told(typo, 'typo')
}

/** Suffixes that people take for `com`: of Cameroon, Colombia and Oman, and `cam`. */
const LIKE_COM: readonly string[] = ['cm', 'co', 'om', 'cam', 'con', 'comm']

/** Old suffixes below which others have had the same words as names for long. A country's are, too. */
const OLD_SUFFIXES: readonly string[] = ['com', 'edu', 'gov', 'int', 'mil', 'net', 'org']

/** The suffix of a country, or the one below it for companies. */
const OF_COUNTRY = /^(?:com?\.)?[a-z]{2}$/

/**
 * Whether the suffix makes an imitation of what has the name of another. A name of three letters, and a word, have many owners, so
 * only suffixes like that of the name count, or for a longer word, those that have not been there for long.
 */
function isOtherSuffix({ label, isWord, suffixes }: KnownLabel, suffix: string): boolean {
  if (suffixes.has('com') && LIKE_COM.includes(suffix)) return true
  // Below `jobs`, employers have their own names only.
  if (suffix === 'jobs' || (OF_COUNTRY.test(suffix) && isNationalName(label))) return false
  if (label.length < (isWord ? 5 : 4)) return false
  return !isWord || (/^[a-z]{3,}$/.test(suffix) && !OLD_SUFFIXES.includes(suffix))
}

/** Whether a suffix is one of a name, or could be. */
function isSuffixOf({ suffixes }: KnownLabel, suffix: string): boolean {
  return suffix === 'com' || suffixes.has(suffix) || LIKE_COM.includes(suffix)
}

/** A short name and what its owner is: `usbank`, `citibank` and `t-mobile`. */
const SHORT_NAME = /^(.{1,4})(bank|-mobile)$/

/**
 * Whether a label that is a few letters away from a name is the name of another, and not a slip: with two more letters at its end
 * or two fewer in one place, as in `sharepointcu` and `americanpress`; or outside the country of a short name, because `amewi.com`
 * is not `ameli.fr`, and another letter makes another bank: `nsbank.com` and `civibank.it`.
 */
function isOtherName(
  { label: name, suffixes }: KnownLabel,
  label: string,
  suffix: string,
): boolean {
  if (label.length === name.length + 2 && label.startsWith(name)) return true
  if (label.length === name.length - 2 && isInOnePlace(label, name)) return true
  if (suffix !== 'com' && suffixes.has(suffix)) return false
  if (name.length <= 5 && !suffixes.has('com')) return true
  const [, head = '', kind = ''] = SHORT_NAME.exec(name) ?? []
  if (kind === '' || !label.endsWith(kind)) return false
  return Array.from(label.slice(0, -kind.length)).some((letter) => !head.includes(letter))
}

/** Whether a label is the start of a name and its end, without what is between them. */
function isInOnePlace(label: string, name: string): boolean {
  let start = 0
  while (start < label.length && label[start] === name[start]) start++
  return name.endsWith(label.slice(start))
}

/** Whether letters are those of a label alone or of a whole domain with it: not `googlefi` of `google.com`. */
function isJoined(letters: string, label: string, domain: string): boolean {
  const rest = letters.slice(joinedReading(label).length)
  return rest === '' || rest === joinedReading(domain.slice(domain.indexOf('.')))
}

/**
 * The name that labels before a domain of another owner have: `paypal` of `paypal.evil.example`.
 *
 * @param own - The label that the owner registered, which can say what makes a name an imitation: `usps.delivery-update.example`.
 */
function namedInSubdomain(
  subdomain: readonly string[],
  own: string,
  { ascii, registrable }: SeenDomain,
  known: KnownDomains,
): KnownLabel | null {
  for (const label of subdomain) {
    const found = namedIn(label, known) ?? namedBeforeBait(label, own, known)
    if (found === null) continue
    const isOfReader =
      (found.isWord || isOfUniversity(registrable!)) && hasProxy(subdomain.join('.'))
    // A company has its name as a label at many services.
    const isTenant = tenantOf(ascii) === found.label
    return isTenant || isOfReader || isOfDelivery(registrable!) ? null : found
  }
  return null
}

/** The name that a label is, if there is bait in the label that the owner of the domain registered. */
function namedBeforeBait(label: string, own: string, { labels }: KnownDomains): KnownLabel | null {
  const found = labels.get(label)
  return found !== undefined && own.split('-').some((word) => isBait(word, true)) ? found : null
}

/** The name that a label is, or has between hyphens: `paypal-login`, `secure-paypal`. */
function namedIn(
  label: string,
  { labels, firstWords, mostHyphens }: KnownDomains,
): KnownLabel | null {
  if (!label.includes('-') && !firstWords.has(label)) return null
  const words = label.split('-')
  for (let i = 0; i < words.length; i++) {
    if (!firstWords.has(words[i]!)) continue
    let name = ''
    for (let j = i; j < words.length && j - i <= mostHyphens; j++) {
      name += j === i ? words[j]! : `-${words[j]!}`
      const found = labels.get(name)
      if (found === undefined) continue
      if (!found.needsBait) return found
      const isBaited = words.some(
        (word, at) => (at < i || at > j) && (isBait(word, found.isWord) || word.startsWith(name)),
      )
      if (isBaited) return found
    }
  }
  return null
}

/** The name that a label has before or after a word, without a hyphen: `paypallogin`, `mypaypal`, but not `accounting`. */
function beforeWord(label: string, labels: ReadonlyMap<string, KnownLabel>): KnownLabel | null {
  for (const isAtEnd of [false, true]) {
    const lengths = baitLengths(label, isAtEnd)
    if (lengths === 0) continue
    for (let length = 2; length <= Math.min(31, label.length - 4); length++) {
      if ((lengths & (1 << length)) === 0) continue
      const at = isAtEnd ? label.length - length : length
      const [start, end] = [label.slice(0, at), label.slice(at)]
      const name = labels.get(isAtEnd ? start : end)
      if (name !== undefined && isBait(isAtEnd ? end : start, name.isCommon)) return name
    }
  }
  return null
}

/** What the grammar of a language adds to a word: `apples`, `offices`, `targeted`. */
const ENDINGS = /^(?:e?[sdrn])$/

/** A word has typos below its own suffixes only; a long name, below any, if there is one slip. */
function isTypo(known: KnownLabel, label: string, suffix: string): boolean {
  const { label: name, isWord, isCommon } = known
  if (isOtherName(known, label, suffix)) return false
  if (isCommon) {
    const isForm = label.startsWith(name) && ENDINGS.test(label.slice(name.length))
    return known.suffixes.has(suffix) && !isForm && label.length > 4 && (name.length > 4 || !isWord)
  }
  return isSuffixOf(known, suffix) || (name.length > 6 && isWithin(1, label, name))
}
