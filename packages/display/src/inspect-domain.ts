import { domainToUnicode, endsInNumber, parseDomain } from '@waymark/host'
import { canonicalDecomposition } from '@waymark/idna/nfc'
import { codePointAt, isAsciiString } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { tell } from '@waymark/infra/internal'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import type { Problem } from '@waymark/infra/problem'
import { getRegistrableDomain } from '@waymark/public-suffix'
import {
  findKnown,
  isBelow,
  KNOWN_DOMAINS,
  type KnownDomains,
  readKnown,
  withoutRoot,
} from './known.ts'
import { type Details, type TopLevelDomain, topOf, viewOf } from './label.ts'
import { findNear } from './near.ts'
import { LABEL_RULES } from './rules/index.ts'
import { type SeenDomain, seenDomain } from './seen-domain.ts'
import { type DomainWarningCode, type Likeness, WORDS } from './warning-words.ts'
import { isOfWellKnown, wellKnown } from './well-known.ts'

/** What in a domain could deceive, and where. */
export interface DomainWarning extends Problem<DomainWarningCode> {
  /** The first code unit concerned, counted in `unicode`. */
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
  /** Short names of the scripts, such as `Cyrl`; with `mixed-script` and `whole-script-confusable`. */
  readonly scripts?: readonly string[]
  /** What the label looks like; the known domain with `resembles-known` and `near-known`. */
  readonly resembles?: string
  /** How it is near the known domain; with `near-known`. */
  readonly likeness?: Likeness
}

export function domainWarning(
  code: DomainWarningCode,
  start: number,
  end: number,
  details: Details = {},
): DomainWarning {
  const { summary, sentenceOn, remedy } = WORDS[code]
  const { resembles, likeness } = details
  const told =
    resembles === undefined || sentenceOn === undefined
      ? { message: summary }
      : tell({ message: sentenceOn(resembles, likeness) })
  return { code, severity: 'warning', ...told, remedy, start, end, ...details }
}

/** A domain in each of its forms, and what in it could deceive. */
export interface DomainInspection {
  /** The domain of the URL record. */
  readonly ascii: string
  /** The standard's *domain to Unicode*. Not for people: it may look like another domain. */
  readonly unicode: string
  /** The domain for people: each label in Unicode for which there is no warning, the others as A-labels. */
  readonly text: string
  /** In the order of their labels; none for a domain of more than 253 characters, whose `text` is `ascii`. */
  readonly warnings: readonly DomainWarning[]
}

/** The options of `inspectDomain` and `displayDomain`. */
export interface InspectDomainOptions {
  /**
   * Domains worth imitating, such as the caller's own: a domain that looks like one of them, or is near one, gets a warning. Give
   * registrable domains; `www.` is left out. Names that are often imitated are known without it.
   */
  readonly known?: readonly string[] | undefined
}

export const INSPECT_DOMAIN_OPTIONS: OptionTable<InspectDomainOptions> = { known: KNOWN_DOMAINS }

const DOMAIN: ArgumentType = {
  expected: 'a string',
  remedy: 'of a URL record, pass `url.host.name` if `url.host.kind` is `domain`',
}

/**
 * Returns how a domain may be shown, and what in it could deceive.
 *
 * @param domain - A domain in any form.
 * @returns `null` if it is not a domain; an IP address is not one.
 * @throws ArgumentError if it is not a string.
 * @throws OptionError if an option is misspelt or has a wrong value, such as a known domain that is not a domain.
 * @see https://www.unicode.org/reports/tr39/
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 *
 * @example
 * ```ts
 * import { inspectDomain } from '@waymark/display'
 *
 * // The first five letters are Cyrillic.
 * inspectDomain('раураl.com')?.warnings.map(({ code }) => code) // => ['mixed-script']
 * inspectDomain('rnicrosoft.com', { known: ['microsoft.com'] })?.warnings[0]?.code // => 'resembles-known'
 * inspectDomain('127.0.0.1') // => null
 * ```
 */
export function inspectDomain(
  domain: string,
  options?: InspectDomainOptions,
): DomainInspection | null {
  return createInspector(options)(domain)
}

/** Inspects a domain in any form; `null` if it is not one. */
export type Inspector = (domain: string) => DomainInspection | null

/**
 * Makes a function that inspects domains, as {@link inspectDomain} does. `known` is checked and indexed once, so that 2,000 names
 * take hardly longer for each domain than none. Changing the options afterwards changes nothing.
 *
 * @throws OptionError as `inspectDomain` does.
 *
 * @example
 * ```ts
 * import { createInspector } from '@waymark/display'
 *
 * const inspect = createInspector({ known: ['payroll.example'] })
 * inspect('payrol.example')?.warnings[0]?.code // => 'near-known'
 * inspect('payroll.example')?.text // => 'payroll.example'
 * ```
 */
export function createInspector(options?: InspectDomainOptions): Inspector {
  const known = readKnown(checkOptions(options, INSPECT_DOMAIN_OPTIONS).known ?? [])
  return (domain) => {
    if (typeof domain !== 'string') throw wrongArgument('domain', DOMAIN, domain)
    const ascii = parseDomain(domain)
    return ascii === null || endsInNumber(ascii)
      ? null
      : inspectParsed(ascii, domain, getRegistrableDomain({ kind: 'domain', name: ascii }), known)
  }
}

/** No name in the DNS is longer. */
export const LONGEST_NAME = 253

/**
 * The same for a domain from the host parser. One that is too long leads nowhere, so it is not looked into: of a megabyte of short
 * labels, that takes two or three seconds.
 *
 * @param written - As people see it: capitals can look like other letters.
 * @param registrableDomain - Of `ascii`.
 */
export function inspectParsed(
  ascii: string,
  written: string,
  registrableDomain: string | null,
  known: KnownDomains,
): DomainInspection {
  if (withoutRoot(ascii).length > LONGEST_NAME) {
    return { ascii, unicode: domainToUnicode(ascii), text: ascii, warnings: [] }
  }
  const domain = seenDomain(ascii, written, registrableDomain)
  const labels = ascii.split('.')
  const warnings = warningsOf(domain, known, labels)
  const isImitation = warnings.some(({ code }) => OF_WHOLE.includes(code))
  const text = isImitation ? ascii : labels.join('.')
  // What a user copies must lead to the same domain.
  const isSame = text === ascii || parseDomain(text) === ascii
  return { ascii, unicode: domain.unicode, text: isSame ? text : ascii, warnings }
}

/** The warnings about a whole domain. */
const OF_WHOLE: readonly DomainWarningCode[] = ['resembles-known', 'near-known']

/**
 * What in a domain could deceive, in the order of its labels.
 *
 * @param shown - The ASCII labels. Those without a warning are replaced by what they are in Unicode.
 */
export function warningsOf(
  domain: SeenDomain,
  known: KnownDomains,
  shown: string[] = [],
): DomainWarning[] {
  const { ascii, unicode } = domain
  const warnings: DomainWarning[] = []
  if (unicode !== ascii) inspectLabels(unicode.split('.'), warnings, shown)
  else if (ascii.includes('xn--')) warnOfInvalid(unicode.split('.'), warnings)
  const isTold = warnings.some(({ resembles }) => resembles !== undefined)
  const imitation = imitationIn(domain, known, isTold)
  return imitation === null ? warnings : [...warnings, imitation]
}

/**
 * The known or well-known domain of another owner that a domain looks like or is near.
 *
 * @param isTold - Whether it was said of a label what it looks like. It need not be said of a well-known domain again.
 */
function imitationIn(
  domain: SeenDomain,
  known: KnownDomains,
  isTold: boolean,
): DomainWarning | null {
  const { ascii, unicode, registrable, readings } = domain
  const brands = wellKnown()
  const own = findKnown(ascii, readings, known)
  const alike = own ?? (isTold ? null : findKnown(ascii, readings, brands))
  const near =
    alike !== null || isTold ? null : (findNear(domain, known) ?? findNear(domain, brands))
  // Asked last, because few domains get here.
  if ((alike === null && near === null) || isBelow(ascii, known)) return null
  if (own === null && isOfWellKnown(ascii, registrable)) return null
  const end = unicode.length
  if (alike !== null && isBundled(unicode, alike)) {
    return domainWarning('near-known', 0, end, { resembles: alike, likeness: 'typo' })
  }
  return alike === null
    ? domainWarning('near-known', 0, end, { ...near })
    : domainWarning('resembles-known', 0, end, { resembles: alike })
}

/** The letters of names in Brazil. */
const WITH_ACCENTS = /^[a-z0-9.\u00e0-\u00e3\u00e7\u00e9\u00ea\u00ed\u00f3-\u00f5\u00fa\u00fc-]*$/

/**
 * Whether a domain differs from another in accents alone, and its registry gives both to one owner only, as that of `br` does.
 *
 * https://registro.br/dominio/regras/
 */
function isBundled(unicode: string, domain: string): boolean {
  if (!unicode.endsWith('.br') || !WITH_ACCENTS.test(unicode)) return false
  const bare = Array.from(unicode, (c) =>
    String.fromCodePoint(canonicalDecomposition(codePointAt(c, 0))[0]!),
  ).join('')
  return bare === domain || bare.endsWith(`.${domain}`)
}

function inspectLabels(
  labels: readonly string[],
  warnings: DomainWarning[],
  shown: string[],
): void {
  const top = topOf(labels)
  let start = 0
  labels.forEach((label, i) => {
    const count = warnings.length
    if (!isAsciiString(label)) inspectLabel(label, start, top, warnings)
    if (count === warnings.length) shown[i] = label
    start += label.length + 1
  })
}

/**
 * Returns a domain for people: each label in Unicode where that cannot deceive, otherwise as in the URL.
 *
 * @param domain - A domain in any form.
 * @returns `null` if it is not a domain; an IP address is not one. Parsing what is returned gives the same domain again.
 * @throws ArgumentError if it is not a string.
 * @throws OptionError as `inspectDomain` does.
 *
 * @example
 * ```ts
 * import { displayDomain } from '@waymark/display'
 *
 * displayDomain('xn--bcher-kva.example') // => 'bücher.example'
 * // The first five letters are Cyrillic.
 * displayDomain('раураl.com') // => 'xn--l-7sba6dbr.com'
 * ```
 */
export function displayDomain(domain: string, options?: InspectDomainOptions): string | null {
  return inspectDomain(domain, options)?.text ?? null
}

/** The labels of a domain that cannot be in Unicode: those that are at fault, where it is not all together. */
function warnOfInvalid(labels: readonly string[], warnings: DomainWarning[]): void {
  const isEncoded = (label: string) => label.startsWith('xn--')
  const isInvalid = (label: string) => isEncoded(label) && domainToUnicode(label) === label
  // Labels that are valid alone may break the rule for right-to-left text together.
  const isConcerned = labels.some(isInvalid) ? isInvalid : isEncoded
  let start = 0
  for (const label of labels) {
    const end = start + label.length
    if (isConcerned(label)) warnings.push(domainWarning('invalid-a-label', start, end))
    start = end + 1
  }
}

function inspectLabel(
  text: string,
  start: number,
  top: TopLevelDomain,
  warnings: DomainWarning[],
): void {
  const label = viewOf(text, top)
  const places = placesOf(label.points)
  for (const { code, run } of LABEL_RULES) {
    run(label, (from, to, details) => {
      const place = start + places[from]!
      const end = start + places[to]!
      const [last] = warnings.slice(-1)
      // One warning for characters of one kind that are next to each other.
      if (last?.code === code && last.end === place) {
        warnings[warnings.length - 1] = { ...last, end }
      } else warnings.push(domainWarning(code, place, end, details))
    })
  }
}

/** For each code point, and for the end, its offset in UTF-16 code units. */
function placesOf(points: readonly number[]): number[] {
  const places = [0]
  for (const c of points) places.push(places[places.length - 1]! + (c > 0xffff ? 2 : 1))
  return places
}
