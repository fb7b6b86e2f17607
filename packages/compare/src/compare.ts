import { ownOptions, quote, sentence, tell } from '@waymark/infra/internal'
import {
  BOOLEAN,
  checkOptions,
  OptionError,
  type OptionTable,
  optionType,
  RECORD,
} from '@waymark/infra/options'
import { equalityBy, isResolved, keysBy, prepare, withoutKeys } from './asked-method.ts'
import { type Difference, findDifference } from './difference.ts'
import { findMethod, type MethodChoice } from './find-method.ts'
import type { KeyFunction } from './function-method.ts'
import type {
  DirectionalMethod,
  Family,
  Method,
  PairwiseMethod,
  SymmetricMethod,
} from './method.ts'
import { checkMethodOptions } from './method-options.ts'
import { methods as allMethods } from './methods/index.ts'
import { type CompareOptions, MissingOptionError } from './options.ts'
import { type Remedy, RemedySearch } from './remedy.ts'
import { Subject } from './subject.ts'
import { type Why, whyDifferent, whyNoKey } from './why.ts'

/** What to ask of two URLs. */
export interface CompareRequest {
  /** The methods to ask, in this order. By default all that compare a URL with a URL. */
  readonly methods?: readonly MethodChoice[]
  /** One object for all methods; each reads its own, and each option must be for one of them. */
  readonly options?: CompareOptions
  /** Whether to look for rules of normalisation that would remove a difference; it takes a while. */
  readonly suggest?: boolean
}

/** What `compare` takes, as data. */
export const REQUEST_OPTIONS: OptionTable<CompareRequest> = {
  methods: /* @__PURE__ */ optionType('a list of methods or their names', Array.isArray),
  options: RECORD,
  suggest: BOOLEAN,
}

/** What one method says. */
export interface Verdict extends Why {
  readonly method: string
  readonly family: Family
  readonly kind: Method['kind']
  /** `null` if the method has no answer: it gives a URL no key, or cannot be asked without an option. */
  readonly equal: boolean | null
  /** The keys of both, `null` if the method gives none to a URL; a match and a method that compares pairs have no keys. */
  readonly keys: readonly [a: string | null, b: string | null] | null
  /** Where the keys differ, if there are two. */
  readonly difference: Difference | null
  /**
   * What would remove the difference, cheapest first, if that was asked for; empty if nothing in the
   * catalogue does, or if there are no two keys.
   */
  readonly remedy?: readonly Remedy[]
}

/** Two URLs, as they were given, and what each method says of them. */
export interface Comparison {
  readonly a: string | null
  readonly b: string
  readonly verdicts: readonly Verdict[]
}

/** The methods that compare a URL with a URL. */
const METHODS_OF_TWO_URLS: readonly Method[] = /* @__PURE__ */ allMethods.filter(
  ({ kind }) => kind !== 'directional',
)

/** The methods by which URLs can be grouped. */
export const METHODS_WITH_KEYS: readonly Method[] = /* @__PURE__ */ METHODS_OF_TWO_URLS.filter(
  ({ kind }) => kind !== 'pairwise',
)

/**
 * Asks methods whether two URLs are equal.
 *
 * @param a - A URL; the pattern, where a method matches a pattern. `null` is a pattern that is left out.
 * @returns One verdict for each method. It is `null` if the method gives one of the URLs no key and, when no methods are named,
 *   if the method lacks an option that it needs.
 * @throws {MissingOptionError} When a method that is named lacks an option it needs.
 * @throws {OptionError} For a method that does not exist, a misspelt option, a wrong value, or an option that none of the
 *   methods reads.
 *
 * @example
 * ```ts
 * import { compare } from '@waymark/compare'
 *
 * const { verdicts } = compare('http://Example.com/%7Ea', 'http://example.com:80/~a', {
 *   methods: ['rfc3986-scheme', 'whatwg'],
 * })
 * verdicts.map(({ equal }) => equal) // => [true, false]
 * verdicts[1]?.why // => 'The keys first differ in the path: "%7E" and "~".'
 * ```
 */
export function compare(a: string | null, b: string, request: CompareRequest = {}): Comparison {
  request = checkOptions(request, REQUEST_OPTIONS)
  const { methods, suggest = false } = request
  const options = ownOptions(request.options ?? {})
  const chosen = methods?.map(findMethod) ?? METHODS_OF_TWO_URLS
  // The search for rules reads the ports, whatever the methods read.
  const { ports, ...others } = options
  const { base } = options
  if (suggest) checkMethodOptions({ ports } as CompareOptions, allMethods)
  if (request.options !== undefined) checkMethodOptions(suggest ? others : options, chosen)
  const plain = pairOf(a, b, null)
  const pairs = { plain, resolved: base === undefined ? plain : pairOf(a, b, base) }
  const search = suggest && a !== null ? new RemedySearch(a, b, options) : null
  const verdicts = chosen.map((method) => {
    try {
      const verdict = judge(method, pairs, options)
      return suggest ? { ...verdict, remedy: remedyOf(verdict, method, search, options) } : verdict
    } catch (error) {
      if (methods !== undefined || !(error instanceof MissingOptionError)) throw error
      return { ...dataOf(method), equal: null, keys: null, difference: null, ...error.reason }
    }
  })
  return { a, b, verdicts }
}

/**
 * Gives the key by which a method groups URLs: two URLs are equal exactly when they have the same key.
 *
 * @returns `null` if the method gives the URL no key; the URL is then not equal to any other.
 * @throws {TypeError} If the method is a match, which has no keys, or lacks an option that it needs.
 * @throws {OptionError} For a method that does not exist, a misspelt option, a wrong value, or an option that the method
 *   does not read.
 *
 * @example
 * ```ts
 * import { keyOf } from '@waymark/compare'
 *
 * const shared = 'HTTPS://shop.example:443/item?utm_source=mail&id=7#reviews'
 * keyOf(shared, 'whatwg') // => 'https://shop.example/item?utm_source=mail&id=7#reviews'
 * keyOf(shared, 'crawler') // => 'https://shop.example/item?id=7'
 * keyOf('not a URL', 'crawler') // => null
 * ```
 */
export function keyOf<Own extends object = CompareOptions>(
  url: string,
  method: MethodChoice,
  options?: CompareOptions & NoInfer<Own>,
): string | null {
  return createKeyFunction<Own>(method, options)(url)
}

/**
 * Makes a function that gives the key of a URL, as {@link keyOf} does. The method and its options are checked and copied once:
 * changing them afterwards changes nothing.
 *
 * @throws As {@link keyOf}, before the first URL.
 *
 * @example
 * ```ts
 * import { createKeyFunction } from '@waymark/compare'
 *
 * const keyOf = createKeyFunction('whatwg', { base: 'https://a.example/b/' })
 * const links = ['c', '/b/c', 'https://a.example/b/c']
 * new Set(links.map(keyOf)).size // => 1
 * ```
 */
export function createKeyFunction<Own extends object = CompareOptions>(
  method: MethodChoice,
  options?: CompareOptions & NoInfer<Own>,
): KeyFunction {
  const found = findMethod(method)
  const own = checkMethodOptions(options, [found], METHODS_WITH_KEYS)
  return keysBy(symmetricOf(found, own), own)
}

/**
 * Says whether two URLs are equal by a method.
 *
 * @param a - A URL; the pattern, if the method matches a pattern.
 * @returns `false` also if the method gives one of them no key.
 * @throws {MissingOptionError} If the method cannot answer without an option.
 * @throws {OptionError} For a method that does not exist, a misspelt option, a wrong value, or an option that the method
 *   does not read.
 *
 * @example
 * ```ts
 * import { equal } from '@waymark/compare'
 *
 * equal('http://a.example', 'HTTP://A.example:80/', 'whatwg') // => true
 * equal('http://a.example', 'https://a.example', 'schemelessly-same-site') // => true
 * equal('*.example.com', 'www.example.com', 'csp-host-part') // => true
 * ```
 */
export function equal<Own extends object = CompareOptions>(
  a: string,
  b: string,
  method: MethodChoice,
  options?: CompareOptions & NoInfer<Own>,
): boolean {
  return createComparer<Own>(method, options)(a, b)
}

/**
 * Makes a function that says whether two URLs are equal, as {@link equal} does. The method and its options are checked and
 * copied once: changing them afterwards changes nothing.
 *
 * @throws As {@link equal}, before the first URLs.
 *
 * @example
 * ```ts
 * import { createComparer } from '@waymark/compare'
 *
 * const isSame = createComparer('whatwg', { base: 'https://a.example/b/' })
 * isSame('c', '/b/c') // => true
 * isSame('c', '/c') // => false
 * ```
 */
export function createComparer<Own extends object = CompareOptions>(
  method: MethodChoice,
  options?: CompareOptions & NoInfer<Own>,
): (a: string, b: string) => boolean {
  const found = findMethod(method)
  const own = checkMethodOptions(options, [found])
  return equalityBy(found.kind === 'application' ? symmetricOf(found, own) : found, own)
}

interface UrlPair {
  readonly a: Subject | null
  readonly b: Subject
}

function pairOf(a: string | null, b: string, base: string | null): UrlPair {
  return { a: a === null ? null : new Subject(a, base), b: new Subject(b, base) }
}

interface UrlPairs {
  readonly plain: UrlPair
  readonly resolved: UrlPair
}

function judge(method: Method, { plain, resolved }: UrlPairs, options: CompareOptions): Verdict {
  // Only the URL is resolved: a pattern is not a reference.
  if (method.kind === 'directional') {
    return judgeMatch(method, plain.a, (isResolved(method) ? resolved : plain).b, options)
  }
  if (method.kind === 'pairwise') return judgePair(method, plain.a, plain.b, options)
  const asked = symmetricOf(method, options)
  const { a, b } = isResolved(asked) ? resolved : plain
  const keyOf = prepare(asked, options)
  const keyA = a === null ? null : keyOf(a)
  const keyB = keyOf(b)
  const found = { ...dataOf(method), keys: [keyA, keyB] as const, difference: null }
  if (keyA === null || keyB === null) {
    return { ...found, equal: null, ...whyNoKey(keyA, keyB, asked.without) }
  }
  if (keyA === keyB) {
    return { ...found, equal: true, ...tell({ why: sentence('Both have the same key.') }) }
  }
  const difference = findDifference(keyA, keyB, asked.keyIsUrl)
  return { ...found, equal: false, difference, ...whyDifferent(keyA, keyB, difference) }
}

function remedyOf(
  { difference }: Verdict,
  method: Method,
  search: RemedySearch | null,
  options: CompareOptions,
): readonly Remedy[] {
  // Only keys that differ have a difference.
  if (difference === null || search === null) return []
  return search.find(keysBy(symmetricOf(method, options), options))
}

function judgeMatch(
  method: DirectionalMethod,
  a: Subject | null,
  b: Subject,
  options: CompareOptions,
): Verdict {
  const equal = method.matches(a?.text ?? null, b, options)
  const why = equal
    ? sentence('The first, as a pattern, matches the second.')
    : sentence('The first, as a pattern, does not match the second.')
  return { ...dataOf(method), equal, keys: null, difference: null, ...tell({ why }) }
}

function judgePair(
  method: PairwiseMethod,
  a: Subject | null,
  b: Subject,
  options: CompareOptions,
): Verdict {
  const found =
    a === null
      ? tell({ why: { ...sentence('The first is missing.'), data: { lacking: ['a'] } } })
      : method.difference(a, b, options)
  const why = found ?? tell({ why: sentence('No difference between the two matters.') })
  const isKnown = a !== null && [a, b].every((subject) => method.knows(subject))
  const equal = isKnown ? found === null : null
  return { ...dataOf(method), equal, keys: null, difference: null, ...why }
}

function dataOf({ name, family, kind }: Method): Pick<Verdict, 'method' | 'family' | 'kind'> {
  return { method: name, family, kind }
}

/** The method itself, or the one that the application has chosen. */
function symmetricOf(method: Method, options: CompareOptions): SymmetricMethod {
  if (method.kind === 'symmetric') return method
  if (method.kind !== 'application') throw withoutKeys(method)
  const choice = options[method.choice]
  if (choice === undefined) {
    const reason = sentence('its specification leaves the comparison to the application')
    throw new MissingOptionError(method.name, method.choice, reason)
  }
  const chosen = findMethod(choice)
  if (chosen.kind === 'symmetric') return chosen
  const text = `Method "${method.name}" needs a method that has keys; got ${quote(choice)}`
  throw new OptionError(method.choice, { text, data: { method: method.name, got: choice } })
}
