import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { createRuleRunner, type RuleName, type RuleRunner, ruleNamed } from '@waymark/normalize'
import { builtInList, type PublicSuffixList } from '@waymark/public-suffix'
import { splitUri, uppercasePercentEncoding } from '@waymark/rfc3986'
import { canParse, parseUrl } from '@waymark/url-parser'
import { compareParts, type PartComparison, type PartPair } from './compare-parts.ts'
import type { UrlPart } from './url-parts.ts'

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
  'empty-parameter',
  'empty-query',
  'fragment',
  'empty-fragment',
  'dot-after-host',
  'percent-encoding',
  'dot-segments',
  'empty-path',
  'backslash',
  'host-spelling',
  'host-case',
  'scheme-case',
  'default-port',
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
  const [isUrlA, isUrlB] = compared.areUrls
  if (!isUrlA || !isUrlB) return [notUrl(a, b, compared)]
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

function notUrl(
  a: string,
  b: string,
  { areUrls: [isUrlA, isUrlB] }: PartComparison,
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
    if (same !== null) return [PERCENT_ENCODING]
    const [x = '', y = ''] = [a, b].map(({ parsed }) => (parsed ?? '').split(':', 1)[0])
    return x === y
      ? [named('password', sentence('the password'))]
      : [named('user-name', sentence('the user name'))]
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
    return [
      isCase
        ? named('host-case', sentence('the letter case of the host'))
        : named('host-spelling', sentence('the spelling of the host')),
    ]
  }
  const hosts = [a.parsed ?? '', b.parsed ?? ''] as const
  const [x, y] = hosts.map((host) => host.replace(/\.$/, '')) as [string, string]
  const dot =
    hosts[0].endsWith('.') === hosts[1].endsWith('.')
      ? []
      : [named('dot-after-host', sentence('the dot after the host'))]
  if (x === y) return dot
  if (x === `www.${y}` || y === `www.${x}`) {
    return [named('www', sentence('the subdomain `www`')), ...dot]
  }
  const facts = { a: hosts[0], b: hosts[1] }
  const site = siteOf(x, list)
  const isOneSite = site !== null && site === siteOf(y, list)
  return [
    isOneSite
      ? named('subdomain', sentence('the subdomain ({a:name60} and {b:name60})', facts))
      : named('host', sentence('the host ({a:name60} and {b:name60})', facts)),
    ...dot,
  ]
}

/** The registrable domain of a host that the parser has written; `null` for what is not below one. */
function siteOf(text: string, list: PublicSuffixList): string | null {
  const host = parseUrl(`https://${text}/`)?.host
  return host?.kind === 'domain' ? list.getRegistrableDomain(host) : null
}

const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i

function pathDifferences({ a, b, same }: PartPair, rules: RuleSearch): readonly UrlDifference[] {
  if (same === 'decoded') return [PERCENT_ENCODING]
  const [writtenA, writtenB] = [a.written ?? '', b.written ?? '']
  if (same === 'parsed') {
    if (DOT_SEGMENT.test(writtenA) || DOT_SEGMENT.test(writtenB)) {
      return [named('dot-segments', sentence('the dot segments'))]
    }
    if (writtenA === '' || writtenB === '') {
      return [named('empty-path', sentence('the slash of an empty path'))]
    }
    const isSlash = writtenA.replaceAll('\\', '/') === writtenB.replaceAll('\\', '/')
    return [isSlash ? named('backslash', sentence('backslashes')) : PERCENT_ENCODING]
  }
  return readPaths(formOf(a), formOf(b)) ?? pathsByRules(rules) ?? [PATH]
}

const PATH: UrlDifference = /* @__PURE__ */ named('path', /* @__PURE__ */ sentence('the path'))
const TRAILING_SLASH: UrlDifference = /* @__PURE__ */ named(
  'trailing-slash',
  /* @__PURE__ */ sentence('the trailing slash'),
)

/** A path for comparison: percent-encoding has one spelling. */
function formOf({ decoded }: PartPair['a']): string {
  return uppercasePercentEncoding(decoded ?? '')
}

/** The differences of two paths that can be seen in them; `null` if they have others. */
function readPaths(a: string, b: string): readonly UrlDifference[] | null {
  if (a === b) return [PERCENT_ENCODING]
  const all = (path: string, without?: PathStep): string =>
    PATH_STEPS.reduce((text, step) => (step === without ? text : step[1](text)), path)
  if (all(a) !== all(b)) return null
  // A step without which they stay different is a difference.
  return PATH_STEPS.filter((step) => all(a, step) !== all(b, step)).map(
    ([difference]) => difference,
  )
}

type PathStep = readonly [UrlDifference, (path: string) => string]

const PATH_STEPS: readonly PathStep[] = [
  [
    /* @__PURE__ */ named('repeated-slashes', /* @__PURE__ */ sentence('the repeated slashes')),
    (path) => path.replace(/\/{2,}/g, '/'),
  ],
  [
    /* @__PURE__ */ named('path-case', /* @__PURE__ */ sentence('the letter case of the path')),
    (path) => path.toLowerCase(),
  ],
  [TRAILING_SLASH, withoutSlash],
]

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The differences of two paths that only rules of normalisation know; `null` if they have others. */
function pathsByRules(rules: RuleSearch): readonly UrlDifference[] | null {
  const [a, b] = rules.pathsAfter('nfc-path')
  if (a === b) return [named('unicode-form', sentence('the Unicode form of the path'))]
  const [x, y] = rules.pathsAfter('strip-session-ids')
  if (x === y) return [named('session-id', sentence('the session identifier'))]
  const [first, second] = rules.pathsAfter('remove-directory-index')
  if (withoutSlash(first) !== withoutSlash(second)) return null
  const index = named('directory-index', sentence('the directory index'))
  return first === second ? [index] : [index, TRAILING_SLASH]
}

function queryDifferences(
  { a, b, same }: PartPair,
  { parameters, isReordered }: PartComparison,
  rules: RuleSearch,
): readonly UrlDifference[] {
  if (same === 'written') return []
  const [removedA, removedB] = [rules.removed(0), rules.removed(1)]
  const names: Record<'values' | 'lacking' | 'tracking' | 'sessions', Set<string>> = {
    values: new Set(),
    lacking: new Set(),
    tracking: new Set(),
    sessions: new Set(),
  }
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
            ? 'lacking'
            : 'values'
      names[kind].add(name)
    }
  }
  const { values, lacking, tracking, sessions } = names
  if (values.size > 0) found.push(named('parameter-value', valuesOf([...values])))
  if (lacking.size > 0) found.push(named('parameter', parametersNamed([...lacking])))
  if (tracking.size > 0) found.push(named('tracking-parameter', trackingNamed([...tracking])))
  if (sessions.size > 0) found.push(named('session-id', sentence('the session identifier')))
  if (isReordered) found.push(named('parameter-order', sentence('the order of the parameters')))
  if (found.length > 0) return found
  const isEmpty = (a.parsed ?? '') === '' && (b.parsed ?? '') === ''
  return [
    isEmpty
      ? named('empty-query', sentence('the empty query'))
      : named('empty-parameter', sentence('an empty parameter')),
  ]
}

/** So many names are listed. */
const MOST_NAMES = 3

function valuesOf(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1) return sentence('the value of the parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('the values of {count} parameters', { count })
  return sentence('the values of the parameters {names:code40,and}', { names })
}

function parametersNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1) return sentence('the parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('{count} parameters', { count })
  return sentence('the parameters {names:code40,and}', { names })
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

  /** The paths after a rule. */
  pathsAfter(rule: RuleName): readonly [a: string, b: string] {
    const [a = '', b = ''] = [0, 1].map((at) => splitUri(this.#run(at, [rule])).path)
    return [a, b]
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
