import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { createRuleRunner, type RuleName, type RuleRunner, ruleNamed } from '@waymark/normalize'
import { builtInList, type PublicSuffixList } from '@waymark/public-suffix'
import { splitUri, uppercasePercentEncoding } from '@waymark/rfc3986'
import { canParse, parseUrl } from '@waymark/url-parser'
import { compareParts, type PartComparison, type PartPair } from './compare-parts.ts'
import { decodePath, type PartForms, type UrlPart } from './url-parts.ts'

/** Kinds of differences between two URLs. What comes first matters most: it decides whether they are one page. */
const CODES = [
  'not-a-url',
  'missing-scheme',
  'host',
  'port',
  'subdomain',
  'path',
  'parameter-value',
  'parameter',
  'path-case',
  'scheme',
  'www',
  'user-name',
  'password',
  'directory-index',
  'trailing-slash',
  'repeated-slashes',
  'unicode-form',
  'session-id',
  'parameter-order',
  'tracking-parameter',
  'repeated-parameter',
  'equals-sign',
  'empty-parameter',
  'empty-query',
  'fragment',
  'empty-fragment',
  'dot-after-host',
  'percent-encoding',
  'dot-segments',
  'empty-path',
  'backslash',
  'drive-letter',
  'host-spelling',
  'host-case',
  'scheme-case',
  'default-port',
  'empty-credentials',
  'between-parts',
] as const

/** The kind of a difference, such as `trailing-slash`. */
export type DifferenceCode = (typeof CODES)[number]

/** One difference between two URLs. */
export interface UrlDifference {
  readonly code: DifferenceCode
  /** What differs, in English: a part of a sentence, such as `the trailing slash`. */
  readonly what: string
  /** The facts in `what`, as plain values, for other languages. Absent if it has none. */
  readonly data?: Facts
}

/** What is read beside the two strings. */
export interface DifferenceContext {
  readonly base: string | null
  readonly publicSuffixList?: PublicSuffixList | undefined
}

/** Finds all differences of two strings. The first is the one that matters most; none if the strings are identical. */
export function findDifferences(
  a: string,
  b: string,
  { base, publicSuffixList = builtInList }: DifferenceContext,
): readonly UrlDifference[] {
  if (a === b) return []
  const compared = compareParts(a, b, base)
  const areUrls = compared.areUrls.map((isUrl, at) => isUrl && !isHostAndPort(compared, at))
  if (areUrls.includes(false)) return [notUrl(a, b, areUrls)]
  const rules = new RuleSearch(a, b, base)
  const found = [
    ...compared.parts.flatMap((pair) =>
      pair.part === 'query'
        ? queryDifferences(pair, compared, rules)
        : pair.same === 'written'
          ? []
          : FINDERS[pair.part](pair, rules, publicSuffixList),
    ),
  ]
  if (found.length === 0) {
    found.push(named('between-parts', sentence('white space or slashes between the parts')))
  }
  return onePerCode(found).sort((x, y) => rankOf(x) - rankOf(y))
}

/** Between http and https, a scheme matters less than a host; between others, nothing matters more. */
function rankOf({ code, data }: UrlDifference): number {
  const isOther = code === 'scheme' && !(isWeb(data?.['a']) && isWeb(data?.['b']))
  return isOther ? -1 : CODES.indexOf(code)
}

function isWeb(scheme: unknown): boolean {
  return scheme === 'http' || scheme === 'https'
}

function named(code: DifferenceCode, what: Sentence): UrlDifference {
  return { code, ...tell({ what }) }
}

/** Percent-encoding may differ in more than one part. */
function onePerCode(all: readonly UrlDifference[]): UrlDifference[] {
  return [...new Map(all.map((each) => [each.code, each])).values()]
}

/** Whether a URL, such as `localhost:3000/a`, is one without `http://`, beside one that has it. */
function isHostAndPort({ parts }: PartComparison, at: number): boolean {
  const [scheme, host, path] = (['scheme', 'host', 'path'] as const).map((part) => {
    const { a, b } = parts.find((pair) => pair.part === part)!
    return at === 0 ? [a.parsed, b.parsed] : [b.parsed, a.parsed]
  })
  return (
    isWeb(scheme![1]) &&
    host![0] === null &&
    host![1] === scheme![0] &&
    /^\d{1,5}(?:\/|$)/.test(path![0] ?? '')
  )
}

function notUrl(
  a: string,
  b: string,
  [isUrlA = false, isUrlB = false]: readonly boolean[],
): UrlDifference {
  const lacking = [isUrlA || lacksScheme(a, b), isUrlB || lacksScheme(b, a)]
  if (lacking.every(Boolean)) {
    return named(
      'missing-scheme',
      isUrlB
        ? sentence('the first has no scheme')
        : isUrlA
          ? sentence('the second has no scheme')
          : sentence('neither has a scheme'),
    )
  }
  return named(
    'not-a-url',
    isUrlB
      ? sentence('the first is not a URL')
      : isUrlA
        ? sentence('the second is not a URL')
        : sentence('neither is a URL'),
  )
}

/** Whether a string that is not a URL would be one if it had a scheme, the other's or the usual one. */
function lacksScheme(text: string, other: string): boolean {
  if (/^[\s/\\?#.]|^$/.test(text) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return false
  return canParse(`${parseUrl(other)?.scheme ?? 'https'}://${text}`)
}

type Finder = (
  pair: PartPair,
  rules: RuleSearch,
  list: PublicSuffixList,
) => readonly UrlDifference[]

const FINDERS: Readonly<Record<Exclude<UrlPart, 'query'>, Finder>> = {
  scheme: ({ a, b, same }) => {
    if (same !== null) return [named('scheme-case', sentence('the letter case of the scheme'))]
    const [x, y] = [a.parsed ?? '', b.parsed ?? '']
    return [named('scheme', sentence('the scheme ({a:name60} and {b:name60})', { a: x, b: y }))]
  },
  credentials: ({ a, b, same }) => {
    const isEmpty = [a, b].some(({ written, parsed }) => parsed === null && written !== null)
    const empty = isEmpty ? [EMPTY_CREDENTIALS] : []
    if (same !== null) return a.parsed === null ? empty : [PERCENT_ENCODING]
    const [x = '', y = ''] = [a, b].map(({ parsed }) => (parsed ?? '').split(':', 1)[0])
    return x === y
      ? [named('password', sentence('the password')), ...empty]
      : [named('user-name', sentence('the user name')), ...empty]
  },
  host: hostDifferences,
  port: ({ a, b, same }) => {
    if (same !== null) return [named('default-port', sentence('the default port'))]
    const [x, y] = [a.parsed, b.parsed]
    const what =
      x === null
        ? sentence('the port (none and {b})', { b: y ?? '' })
        : y === null
          ? sentence('the port ({a} and none)', { a: x })
          : sentence('the port ({a} and {b})', { a: x, b: y })
    return [named('port', what)]
  },
  path: pathDifferences,
  fragment: ({ a, b, same }) => {
    if (same !== null) return [PERCENT_ENCODING]
    return (a.parsed ?? '') === (b.parsed ?? '')
      ? [named('empty-fragment', sentence('the empty fragment'))]
      : [named('fragment', sentence('the fragment'))]
  },
}

const EMPTY_CREDENTIALS: UrlDifference = /* @__PURE__ */ named(
  'empty-credentials',
  /* @__PURE__ */ sentence('the empty user name'),
)

const PERCENT_ENCODING: UrlDifference = /* @__PURE__ */ named(
  'percent-encoding',
  /* @__PURE__ */ sentence('the spelling of percent-encoding'),
)

function hostDifferences(
  { a, b, same }: PartPair,
  _: RuleSearch,
  list: PublicSuffixList,
): readonly UrlDifference[] {
  if (same !== null) {
    const isCase = a.written?.toLowerCase() === b.written?.toLowerCase()
    return [isCase ? HOST_CASE : HOST_SPELLING]
  }
  const hosts = [a.parsed ?? '', b.parsed ?? ''] as const
  const spelling = spellingsOf(a, b)
  const [x, y] = hosts.map((host) => host.replace(/\.$/, '')) as [string, string]
  const dot =
    hosts[0].endsWith('.') === hosts[1].endsWith('.')
      ? []
      : [named('dot-after-host', sentence('the dot after the host'))]
  if (x === y) return [...dot, ...spelling]
  if (x === `www.${y}` || y === `www.${x}`) {
    return [named('www', sentence('the subdomain `www`')), ...dot, ...spelling]
  }
  const site = siteOf(x, list)
  const isOneSite = site !== null && site === siteOf(y, list)
  const facts = { a: hosts[0], b: hosts[1] }
  const what = isOneSite
    ? named('subdomain', sentence('the subdomain ({a:name60} and {b:name60})', facts))
    : named('host', hostsNamed(facts))
  return [what, ...dot, ...spelling]
}

function hostsNamed({ a, b }: { readonly a: string; readonly b: string }): Sentence {
  if (a === '') return sentence('the host (none and {b:name60})', { b })
  if (b === '') return sentence('the host ({a:name60} and none)', { a })
  return sentence('the host ({a:name60} and {b:name60})', { a, b })
}

/** What only one of two hosts that differ has: capitals, or a form that the parser has changed. */
function spellingsOf(a: PartForms, b: PartForms): readonly UrlDifference[] {
  const hasCapitals = ({ written }: PartForms) => /[A-Z]/.test(written ?? '')
  const isChanged = ({ written, parsed }: PartForms) =>
    written !== null && written.toLowerCase() !== parsed
  return [
    ...(hasCapitals(a) === hasCapitals(b) ? [] : [HOST_CASE]),
    ...(isChanged(a) === isChanged(b) ? [] : [HOST_SPELLING]),
  ]
}

const HOST_CASE: UrlDifference = /* @__PURE__ */ named(
  'host-case',
  /* @__PURE__ */ sentence('the letter case of the host'),
)
const HOST_SPELLING: UrlDifference = /* @__PURE__ */ named(
  'host-spelling',
  /* @__PURE__ */ sentence('the spelling of the host'),
)

/** The registrable domain of a host that the parser has written; `null` for what is not below one. */
function siteOf(text: string, list: PublicSuffixList): string | null {
  const host = parseUrl(`https://${text}/`)?.host
  return host?.kind === 'domain' ? list.getRegistrableDomain(host) : null
}

function pathDifferences(pair: PartPair, rules: RuleSearch): readonly UrlDifference[] {
  const { a, b, same } = pair
  const spelled = pathSpellings(pair)
  if (same === 'parsed') {
    if (spelled.length > 0) return spelled
    const isEmpty = [a, b].some(({ written }) => (written ?? '') === '')
    return [
      isEmpty ? named('empty-path', sentence('the slash of an empty path')) : PERCENT_ENCODING,
    ]
  }
  if (same === 'decoded') return [PERCENT_ENCODING, ...spelled]
  const found = pathSteps(rules)
  if (found === null) return [PATH, ...spelled]
  return isEncodedOtherwise(a, b)
    ? [...found, PERCENT_ENCODING, ...spelled]
    : [...found, ...spelled]
}

const PATH: UrlDifference = /* @__PURE__ */ named('path', /* @__PURE__ */ sentence('the path'))

/** What of two paths the parser leaves out, where it is not the same in both. */
function pathSpellings({ a, b }: PartPair): readonly UrlDifference[] {
  const differ = (partsOf: (path: PartForms) => string): boolean => partsOf(a) !== partsOf(b)
  return [
    ...(differ(dotSegmentsOf) ? [named('dot-segments', sentence('the dot segments'))] : []),
    ...(differ(backslashesOf) ? [named('backslash', sentence('backslashes'))] : []),
    ...(differ(driveOf)
      ? [named('drive-letter', sentence('the spelling of the drive letter'))]
      : []),
  ]
}

function dotSegmentsOf({ written, parsed }: PartForms): string {
  const hasDots = (segment: string) => /^(?:\.|%2e){1,2}$/i.test(segment)
  const left = (parsed ?? '').split('/').filter(hasDots).length
  const dots = (written ?? '').split(/[/\\]/).filter(hasDots)
  return dots.length === left ? '' : dots.join('/')
}

function backslashesOf({ written, parsed }: PartForms): string {
  // Other schemes keep them.
  const isChanged = written?.includes('\\') === true && parsed?.includes('\\') === false
  return isChanged ? '\\' : ''
}

function driveOf({ written, parsed }: PartForms): string {
  return /^[/\\]*[a-z]\|/i.test(written ?? '') && /^\/[a-z]:/i.test(parsed ?? '') ? '|' : ''
}

/** Whether two paths that are otherwise much the same write other characters percent-encoded, or in other digits. */
function isEncodedOtherwise(a: PartForms, b: PartForms): boolean {
  const formOf = ({ parsed, written }: PartForms): string => {
    const coded = (parsed ?? '').match(/%[0-9a-f]{2}/gi) ?? []
    const ascii = coded.filter((text) => /^%[0-7]/.test(text))
    const isLower = coded.some((text) => /[a-f]/.test(text))
    // The parser encodes all others.
    const isRaw = /[^\0-\x7f]/.test(written ?? '')
    const isCoded = /%[89a-f]/i.test(written ?? '')
    return [...ascii.map((text) => text.toUpperCase()).sort(), isLower, isRaw, isCoded].join()
  }
  return formOf(a) !== formOf(b)
}

/** The differences of two paths, if they are the same without all of these; `null` if they have others. */
function pathSteps(rules: RuleSearch): readonly UrlDifference[] | null {
  const isSame = (steps: readonly PathStep[]): boolean => {
    const names = steps.flatMap(({ rule }) => rule ?? [])
    const [a, b] = rules
      .pathsAfter(['decode-unreserved', ...names])
      .map((path) =>
        steps.reduce(
          (text, { change }) => (change === undefined ? text : change(text)),
          uppercasePercentEncoding(decodePath(path)),
        ),
      )
    return a === b
  }
  if (!isSame(PATH_STEPS)) return null
  // Each step without which they are still the same is none of the differences.
  return PATH_STEPS.reduceRight((needed, step) => {
    const less = needed.filter((other) => other !== step)
    return isSame(less) ? less : needed
  }, PATH_STEPS).map(({ difference }) => difference)
}

/** A way in which two paths of one page can differ, and what takes it away. */
interface PathStep {
  readonly difference: UrlDifference
  readonly rule?: RuleName
  readonly change?: (path: string) => string
}

/** In running order. */
const PATH_STEPS: readonly PathStep[] = [
  {
    difference: /* @__PURE__ */ named(
      'unicode-form',
      /* @__PURE__ */ sentence('the Unicode form of the path'),
    ),
    rule: 'nfc-path',
  },
  {
    difference: /* @__PURE__ */ named(
      'session-id',
      /* @__PURE__ */ sentence('the session identifier'),
    ),
    rule: 'strip-session-ids',
  },
  {
    difference: /* @__PURE__ */ named(
      'directory-index',
      /* @__PURE__ */ sentence('the directory index'),
    ),
    rule: 'remove-directory-index',
  },
  {
    difference: /* @__PURE__ */ named(
      'repeated-slashes',
      /* @__PURE__ */ sentence('the repeated slashes in the path'),
    ),
    change: (path) => path.replace(/\/{2,}/g, '/'),
  },
  {
    difference: /* @__PURE__ */ named(
      'path-case',
      /* @__PURE__ */ sentence('the letter case of the path'),
    ),
    change: (path) => path.toLowerCase(),
  },
  {
    difference: /* @__PURE__ */ named(
      'trailing-slash',
      /* @__PURE__ */ sentence('the trailing slash'),
    ),
    change: (path) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path),
  },
]

function queryDifferences(
  { a, b, same }: PartPair,
  { parameters, isReordered }: PartComparison,
  rules: RuleSearch,
): readonly UrlDifference[] {
  if (same === 'written') return []
  const [removedA, removedB] = [rules.removed(0), rules.removed(1)]
  const names: Record<ParameterKind, Set<string>> = {
    values: new Set(),
    equals: new Set(),
    lacking: new Set(),
    repeated: new Set(),
    tracking: new Set(),
    sessions: new Set(),
  }
  const shared = new Set(parameters.flatMap((pair) => (pair.a && pair.b ? decodedOf(pair.a) : [])))
  const found: UrlDifference[] = []
  for (const pair of parameters) {
    const { name } = pair
    if (pair.same === 'written') continue
    if (pair.same !== null) found.push(PERCENT_ENCODING)
    else {
      const pieces = [pair.a?.parsed, pair.b?.parsed]
      const areAll = (removed: readonly [Set<string>, Set<string>]): boolean =>
        pieces.every((piece, at) => piece == null || removed[at]!.has(piece))
      const kind = areAll([removedA.tracking, removedB.tracking])
        ? 'tracking'
        : areAll([removedA.sessions, removedB.sessions])
          ? 'sessions'
          : pair.a === null || pair.b === null
            ? shared.has(decodedOf((pair.a ?? pair.b)!))
              ? 'repeated'
              : 'lacking'
            : decodedOf(pair.a).replace(/=$/, '') === decodedOf(pair.b).replace(/=$/, '')
              ? 'equals'
              : 'values'
      names[kind].add(name)
    }
  }
  const { values, equals, lacking, repeated, tracking, sessions } = names
  if (values.size > 0) found.push(named('parameter-value', valuesOf([...values])))
  if (lacking.size > 0) found.push(named('parameter', parametersNamed([...lacking])))
  if (repeated.size > 0) found.push(named('repeated-parameter', repeatedNamed([...repeated])))
  if (tracking.size > 0) found.push(named('tracking-parameter', trackingNamed([...tracking])))
  if (sessions.size > 0) found.push(named('session-id', sentence('the session identifier')))
  if (isReordered) found.push(named('parameter-order', sentence('the order of the parameters')))
  if (equals.size > 0) {
    found.push(named('equals-sign', sentence('the equals sign after a name without a value')))
  }
  const empty = named('empty-parameter', sentence('an empty parameter'))
  if (found.length > 0) return emptyPieces(a) === emptyPieces(b) ? found : [...found, empty]
  const isEmpty = (a.parsed ?? '') === '' && (b.parsed ?? '') === ''
  return [isEmpty ? named('empty-query', sentence('the empty query')) : empty]
}

type ParameterKind = 'values' | 'equals' | 'lacking' | 'repeated' | 'tracking' | 'sessions'

function decodedOf({ decoded }: PartForms): string {
  return decoded ?? ''
}

/** How many of the parameters of a query are empty. */
function emptyPieces({ parsed }: PartForms): number {
  return parsed === null || parsed === ''
    ? 0
    : parsed.split('&').filter((text) => text === '').length
}

/** So many names are listed. */
const MOST_NAMES = 3

function valuesOf(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1 && name === '') return sentence('the value of the parameter without a name')
  if (count === 1) return sentence('the value of the parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('the values of {count} parameters', { count })
  return sentence('the values of the parameters {names:code40,and}', { names })
}

function parametersNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1 && name === '') return sentence('the parameter without a name')
  if (count === 1) return sentence('the parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('{count} parameters', { count })
  return sentence('the parameters {names:code40,and}', { names })
}

function repeatedNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count > 1) return sentence('{count} repeated parameters', { count })
  if (name === '') return sentence('the repeated parameter without a name')
  return sentence('the repeated parameter {name:code40}', { name })
}

function trackingNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1) return sentence('the tracking parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('{count} tracking parameters', { count })
  return sentence('the tracking parameters {names:code40,and}', { names })
}

/** What rules of normalisation make of the two. */
class RuleSearch {
  readonly #runners: readonly (() => RuleRunner)[]

  constructor(a: string, b: string, base: string | null) {
    const options = base === null ? {} : { base }
    this.#runners = [a, b].map((text) => {
      let runner: RuleRunner | null = null
      return () => (runner ??= createRuleRunner(text, options))
    })
  }

  /** The two paths after some rules. */
  pathsAfter(names: readonly RuleName[]): readonly string[] {
    return [0, 1].map((at) => splitUri(this.#run(at, names)).path)
  }

  /** The parameters that tell where a visitor came from, or which visit it is, as they are serialised. */
  removed(at: 0 | 1): Readonly<Record<'tracking' | 'sessions', Set<string>>> {
    const all = piecesIn(this.#run(at, []))
    const removedBy = (rule: RuleName): Set<string> => {
      const left = new Set(piecesIn(this.#run(at, [rule])))
      return new Set(all.filter((piece) => !left.has(piece)))
    }
    return {
      tracking: removedBy('remove-tracking-params'),
      sessions: removedBy('strip-session-ids'),
    }
  }

  #run(at: number, names: readonly RuleName[]): string {
    return this.#runners[at]!()(names.map(ruleNamed)) ?? ''
  }
}

function piecesIn(url: string): readonly string[] {
  return splitUri(url).query?.split('&') ?? []
}
