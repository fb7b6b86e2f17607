import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { Facts } from '@waymark/infra/problem'
import type { PresetName } from '@waymark/normalize'
import { iaCanonical } from '@waymark/normalize/surt'
import { PUBLIC_SUFFIX_LIST } from '@waymark/public-suffix'
import { replaceParts } from '@waymark/url-parser/internal'
import { createKeyFunction } from './compare.ts'
import { findDifferences } from './find-differences.ts'
import { methodNamed } from './find-method.ts'
import type { KeyFunction } from './function-method.ts'
import type { MethodName } from './method-name.ts'
import { pickOptions } from './method-options.ts'
import { PROFILE } from './option-types.ts'
import type { CompareOptions } from './options.ts'
import { Subject } from './subject.ts'
import { type DifferenceCode, rankOf, type UrlDifference } from './url-difference.ts'

/** A purpose for which people compare URLs. */
export type Purpose =
  | 'browser'
  | 'crawler'
  | 'cache'
  | 'search-engine'
  | 'archive'
  | 'block-list'
  | 'analytics'

/** The options of `answer`. */
export interface AnswerOptions
  extends Pick<CompareOptions, 'base' | 'noVarySearch' | 'profile' | 'publicSuffixList'> {}

export const ANSWER_OPTIONS: OptionTable<AnswerOptions> = {
  base: STRING,
  noVarySearch: STRING,
  profile: PROFILE,
  publicSuffixList: PUBLIC_SUFFIX_LIST,
}

/** Whether two URLs are the same for one purpose. */
export interface PurposeAnswer {
  readonly purpose: Purpose
  /** The purpose in English, such as `search engine`. */
  readonly who: string
  /** The name of the method, or of the preset of `@waymark/normalize`, that gives the answer. */
  readonly method: MethodName | PresetName
  /** `null` if the method gives one of the two no key: it is not about such strings. */
  readonly equal: boolean | null
  /** The most important of `differences`; `null` if they are equal, or if there is no answer. */
  readonly difference: UrlDifference | null
  /** All that decide: they are the same for this purpose as soon as none of these is left. Empty if they are equal, or if there is no answer. */
  readonly differences: readonly UrlDifference[]
  /** The answer and its reason in English, such as `different, because of the trailing slash`. */
  readonly why: string
  /** The facts of `why`, as plain values, for programs and other languages. Absent if it has none. */
  readonly data?: Facts
}

/** Whether two URLs are the same, for each purpose that people have. */
export interface Answer {
  /** The answer in one English sentence. */
  readonly headline: string
  /**
   * The facts of `headline`, as plain values, for programs and other languages; `role` says what the difference is in it. Absent if
   * it has none.
   */
  readonly data?: Facts
  /** Always all seven, in the same order. */
  readonly purposes: readonly PurposeAnswer[]
  /** The differences of the two strings, the most important first; empty if they are identical. */
  readonly differences: readonly UrlDifference[]
}

interface PurposeMethod {
  readonly purpose: Purpose
  readonly who: Sentence
  readonly method: MethodName | PresetName
  /** The string that its programs see of a URL, if it is not the written one; `null` if it is not a URL to them. */
  readonly sees?: (url: Subject) => string | null
  /** The key as a URL, to find its differences. Absent if the key is a URL itself. */
  readonly keyAsUrl?: (url: Subject) => string | null
}

/** Search engines see the requests of clients, which parse a URL first. */
const asParsed = ({ href }: Subject): string | null => href

/**
 * So do caches, and a client sends the user name and the password in a header of their own.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-4.2.4
 */
const asRequested = ({ record }: Subject): string | null => {
  if (record === null) return null
  const { username, password } = record
  const isPlain = username === '' && password === ''
  return (isPlain ? record : replaceParts(record, { username: '', password: '' })).href
}

/** Only URLs with a path lead to pages that are crawled, archived or counted: `tel:`, `urn:` and `mailto:` do not. */
const asPage = ({ text, record }: Subject): string | null =>
  record?.hasOpaquePath === true ? null : text

/** The methods for the schemes that have a comparison of their own, which says more than that of browsers. */
const SCHEME_METHODS: ReadonlyMap<string, MethodName> = /* @__PURE__ */ new Map([
  ['tel', 'tel-uri'],
  ['urn', 'urn'],
  ['mailto', 'mailto'],
])

/** Each purpose with the definition that its programs publish. */
const PURPOSES: readonly PurposeMethod[] = [
  { purpose: 'browser', who: /* @__PURE__ */ sentence('browser'), method: 'whatwg' },
  { purpose: 'crawler', who: /* @__PURE__ */ sentence('crawler'), method: 'crawler', sees: asPage },
  {
    purpose: 'cache',
    who: /* @__PURE__ */ sentence('cache'),
    method: 'rfc9111-cache-key',
    sees: asRequested,
  },
  {
    purpose: 'search-engine',
    who: /* @__PURE__ */ sentence('search engine'),
    // Google reads URLs by RFC 3986 and without fragment, and takes all others for two until it has seen the pages:
    // https://developers.google.com/search/docs/crawling-indexing/url-structure
    method: 'rfc9111-cache-key',
    sees: asParsed,
  },
  {
    purpose: 'archive',
    who: /* @__PURE__ */ sentence('archive'),
    method: 'ia-surt',
    sees: asPage,
    // The key has no scheme.
    keyAsUrl: ({ link }) =>
      link === null ? null : (iaCanonical(link)?.replace(/^https?:/, 'http:') ?? null),
  },
  {
    purpose: 'block-list',
    who: /* @__PURE__ */ sentence('block list'),
    method: 'safe-browsing',
    // The hashes in the lists are of hosts and paths:
    // https://developers.google.com/safe-browsing/v4/urls-hashing#suffixprefix-expressions
    sees: ({ link }) => link?.replace(/^\s*https?:/i, 'http:') ?? null,
  },
  {
    purpose: 'analytics',
    who: /* @__PURE__ */ sentence('analytics'),
    method: 'analytics',
    sees: asPage,
  },
]

/**
 * Says whether two URLs are the same to a browser, a crawler, a cache, a search engine, an archive, a block list and
 * analytics, and which differences decide.
 *
 * @param a - Any string; it need not be a URL.
 * @throws {OptionError} For a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { answer } from '@waymark/compare'
 *
 * const { headline, purposes } = answer('https://a.example/?b=1&a=2', 'https://a.example/?a=2&b=1')
 * headline // => 'The same for 2 of 7 purposes: the only difference is the order of the parameters.'
 * purposes.filter(({ equal }) => equal).map(({ purpose }) => purpose) // => ['crawler', 'archive']
 * purposes[0]?.difference?.code // => 'parameter-order'
 * purposes[0]?.why // => 'different, because of the order of the parameters'
 * ```
 */
export function answer(a: string, b: string, options?: AnswerOptions): Answer {
  const own = checkOptions(options, ANSWER_OPTIONS)
  const { base = null, publicSuffixList } = own
  const [first, second] = [new Subject(a, base), new Subject(b, base)]
  const differences = findDifferences(a, b, { base, publicSuffixList })
  const purposes = PURPOSES.map(({ who, sees, keyAsUrl, ...asked }): PurposeAnswer => {
    const keyOf = keysOf(asked.method, own)
    const keyFor = (url: Subject): string | null => {
      const seen = sees === undefined ? url.text : sees(url)
      return seen === null ? null : keyOf(seen)
    }
    const [keyA, keyB] = [keyFor(first), keyFor(second)]
    const told = (equal: boolean | null, deciding: readonly UrlDifference[]): PurposeAnswer => ({
      ...asked,
      who: who.text,
      equal,
      difference: deciding.length === 0 ? null : deciding[0]!,
      differences: deciding,
      ...tell({ why: whyOf(equal, equal === true ? differences : deciding) }),
    })
    if (keyA === null || keyB === null) return told(null, [])
    if (keyA === keyB) return told(true, [])
    const [only, other] = differences
    // The only difference is the one that decides.
    if (other === undefined && isOfUrls(only!)) return told(false, [only!])
    const [x, y] = keyAsUrl === undefined ? [keyA, keyB] : [keyAsUrl(first), keyAsUrl(second)]
    const found =
      x === null || y === null ? [] : findDifferences(x, y, { base: null, publicSuffixList })
    return told(false, decidingOf(found, differences))
  })
  const ofScheme = schemeAnswerOf(first, second, own)
  const said = tell({ headline: headlineOf(a === b, purposes, differences, ofScheme) })
  return { ...said, purposes, differences }
}

function keysOf(name: MethodName | PresetName, options: AnswerOptions): KeyFunction {
  const method = methodNamed(name)
  return createKeyFunction(method, pickOptions(options, [method]))
}

/**
 * The differences of two keys: they are differences of the two URLs, unless the method turned one into another or reads strings
 * that are not URLs.
 */
function decidingOf(
  ofKeys: readonly UrlDifference[],
  ofUrls: readonly UrlDifference[],
): readonly UrlDifference[] {
  const known = ofKeys.filter(({ code }) => ofUrls.some((other) => other.code === code))
  return known.length > 0 ? known : [ofKeys.find(isOfUrls) ?? ofUrls[0]!]
}

/** @param differences - Those that decide; if they are equal, those that do not matter. */
function whyOf(equal: boolean | null, differences: readonly UrlDifference[]): Sentence {
  if (equal === null) return sentence('no answer')
  const named = namesOf(differences.filter(isOfUrls))
  if (named.length === 0)
    return equal ? sentence('the same') : sentence('different, because they are not two URLs')
  return equal
    ? sentence('the same, ignoring {differences:phrase,and}', { differences: named })
    : sentence('different, because of {differences:phrase,and}', { differences: named })
}

/** So many differences are named; more are counted. */
const MOST_NAMED = 3

function namesOf(differences: readonly UrlDifference[]): readonly Sentence[] {
  const named = differences.length > MOST_NAMED + 1 ? MOST_NAMED : differences.length
  const more = differences.length - named
  return [
    ...differences.slice(0, named).map(phraseOf),
    ...(more === 0 ? [] : [sentence('{more} more differences', { more })]),
  ]
}

function phraseOf({ what, data = {} }: UrlDifference): Sentence {
  return { text: what, data }
}

function isOfUrls({ code }: UrlDifference): boolean {
  return !NOT_URLS.includes(code)
}

const NOT_URLS: readonly DifferenceCode[] = ['not-a-url', 'missing-scheme']

interface SchemeAnswer {
  readonly scheme: string
  readonly isEqual: boolean
}

/** The answer of the method for a scheme that both URIs have; `null` if there is no such method, or if it has no answer. */
function schemeAnswerOf(a: Subject, b: Subject, options: AnswerOptions): SchemeAnswer | null {
  const scheme = a.record?.scheme ?? ''
  const method = SCHEME_METHODS.get(scheme)
  if (method === undefined || b.record?.scheme !== scheme) return null
  const keyOf = keysOf(method, options)
  const [keyA, keyB] = [keyOf(a.text), keyOf(b.text)]
  return keyA === null || keyB === null ? null : { scheme, isEqual: keyA === keyB }
}

function headlineOf(
  isIdentical: boolean,
  purposes: readonly PurposeAnswer[],
  differences: readonly UrlDifference[],
  ofScheme: SchemeAnswer | null,
): Sentence {
  const all = purposes.filter(({ equal }) => equal !== null).length
  const same = purposes.filter(({ equal }) => equal === true).length
  const [first] = differences
  if (isIdentical) {
    return purposes[0]!.equal === null
      ? sentence('The two strings are identical, but not a URL.')
      : sentence('The same URL for every purpose: the two strings are identical.')
  }
  if (first === undefined) return sentence('The same URL for every purpose.')
  if (!isOfUrls(first)) {
    const difference = phraseOf(first)
    return sentence('These are not two URLs: {difference:phrase}.', { difference })
  }
  const isSpelling = ofScheme?.isEqual ?? same === all
  const role = differences.length === 1 ? 'only' : isSpelling ? 'spelling' : 'deciding'
  const deciding = role === 'deciding' ? allDeciding(purposes, differences) : [first]
  const why = reasonOf(deciding, role)
  if (ofScheme !== null) {
    const { scheme, isEqual } = ofScheme
    const facts = { scheme, answer: isEqual ? 'same' : 'different', same, all, why }
    if (!isEqual) return sentence('Different {scheme} URIs: {why:phrase}.', facts)
    return same === all
      ? sentence('The same {scheme} URI: {why:phrase}.', facts)
      : sentence('Different URLs to a browser, but the same {scheme} URI: {why:phrase}.', facts)
  }
  const facts = { same, all, why }
  if (same > 0 && same < all) {
    return sentence('The same for {same} of {all} purposes: {why:phrase}.', facts)
  }
  const isEvery = all === purposes.length
  if (same === 0) {
    return isEvery
      ? sentence('Different for every purpose: {why:phrase}.', facts)
      : sentence('Different for every purpose that has an answer: {why:phrase}.', facts)
  }
  return isEvery
    ? sentence('The same for every purpose: {why:phrase}.', facts)
    : sentence('The same for every purpose that has an answer: {why:phrase}.', facts)
}

/** The differences that decide for at least one purpose, the most important first. */
function allDeciding(
  purposes: readonly PurposeAnswer[],
  differences: readonly UrlDifference[],
): readonly UrlDifference[] {
  const found = purposes.flatMap((purpose) => purpose.differences)
  // As the two URLs have them, and not as a key does.
  const all = new Map([...found, ...differences].map((each) => [each.code, each]))
  return [...new Set(found.map(({ code }) => all.get(code)!))].sort((x, y) => rankOf(x) - rankOf(y))
}

type Role = 'only' | 'spelling' | 'deciding'

/** @param role - Of the differences, as a fact. */
function reasonOf(differences: readonly UrlDifference[], role: Role): Sentence {
  if (differences.length > 1) {
    const facts = { differences: namesOf(differences), role }
    return sentence('the differences that matter are {differences:phrase,and}', facts)
  }
  const facts = { difference: phraseOf(differences[0]!), role }
  switch (role) {
    case 'only':
      return sentence('the only difference is {difference:phrase}', facts)
    case 'spelling':
      return sentence('they differ only in spelling, such as {difference:phrase}', facts)
    case 'deciding':
      return sentence('the difference that matters is {difference:phrase}', facts)
  }
}
