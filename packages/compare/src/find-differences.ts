import { sentence } from '@waymark/infra/internal'
import { builtInList, type PublicSuffixList } from '@waymark/public-suffix'
import { canParse, parseUrl } from '@waymark/url-parser'
import { compareParts, type PartComparison, type PartPair } from './compare-parts.ts'
import { hostDifferences } from './host-differences.ts'
import { pathDifferences } from './path-differences.ts'
import { queryDifferences } from './query-differences.ts'
import { RuleSearch } from './rule-search.ts'
import { isWeb, named, PERCENT_ENCODING, rankOf, type UrlDifference } from './url-difference.ts'
import type { PartForms, UrlPart } from './url-parts.ts'
import { lacking } from './why.ts'

/** How the two strings are read. */
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
  const isTel = compared.parts.some(
    ({ part, a: x, b: y }) => part === 'scheme' && x.parsed === 'tel' && y.parsed === 'tel',
  )
  const found = compared.parts.flatMap((pair) => {
    const { part, a: x, b: y, same } = pair
    if (same === 'written') return []
    if (isTel && part === 'path' && same === null && numberOf(x) === numberOf(y)) {
      return [separatorsOf(pair)]
    }
    return part === 'query'
      ? queryDifferences(pair, compared, rules)
      : FINDERS[part](pair, rules, publicSuffixList)
  })
  if (found.length === 0) {
    found.push(named('between-parts', sentence('white space or slashes between the parts')))
  }
  return onePerCode(found).sort((x, y) => rankOf(x) - rankOf(y))
}

/** The path of a tel URI without the visual separators of its number, which mean nothing: RFC 3966, section 3. */
function numberOf({ parsed }: PartForms): string {
  return (parsed ?? '').replace(/^[^;]*/, (number) => number.replace(/[-.()]/g, ''))
}

function separatorsOf({ a, b }: PartPair): UrlDifference {
  const withoutHyphens = ({ parsed }: PartForms) => parsed?.replaceAll('-', '')
  const what =
    withoutHyphens(a) === withoutHyphens(b)
      ? sentence('the hyphens in the number', { detail: 'hyphens' })
      : sentence('the hyphens, dots or brackets in the number', { detail: 'separators' })
  return named('visual-separators', what)
}

/** Percent-encoding may differ in more than one part. */
function onePerCode(all: readonly UrlDifference[]): UrlDifference[] {
  return [...new Map(all.map((each) => [each.code, each])).values()]
}

/** Whether a string, such as `localhost:3000/a`, lacks the `http://` of the other one, so that the parser took its host for a scheme. */
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
  const data = { lacking: lacking(isUrlA, isUrlB) }
  if ((isUrlA || lacksScheme(a, b)) && (isUrlB || lacksScheme(b, a))) {
    const what = isUrlB
      ? sentence('the first has no scheme')
      : isUrlA
        ? sentence('the second has no scheme')
        : sentence('neither has a scheme')
    return named('missing-scheme', { ...what, data })
  }
  const what = isUrlB
    ? sentence('the first is not a URL')
    : isUrlA
      ? sentence('the second is not a URL')
      : sentence('neither is a URL')
  return named('not-a-url', { ...what, data })
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
  host: (pair, _, list) => hostDifferences(pair, list),
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
