import { type Sentence, sentence } from '@waymark/infra/internal'
import type { ParameterPair, PartComparison, PartPair } from './compare-parts.ts'
import type { RuleSearch } from './rule-search.ts'
import { named, PERCENT_ENCODING, type UrlDifference } from './url-difference.ts'
import type { PartForms } from './url-parts.ts'

/** The differences of two queries that are not written alike. */
export function queryDifferences(
  { a, b }: PartPair,
  { parameters, isReordered }: PartComparison,
  rules: RuleSearch,
): readonly UrlDifference[] {
  const tracking = rules.removedBy('remove-tracking-params')
  const sessions = rules.removedBy('strip-session-ids')
  const shared = new Set(parameters.flatMap((pair) => (pair.a && pair.b ? decodedOf(pair.a) : [])))
  const kindOf = (pair: ParameterPair): ParameterKind => {
    const areRemoved = (removed: readonly ReadonlySet<string>[]): boolean =>
      [pair.a, pair.b].every((each, at) => each?.parsed == null || removed[at]!.has(each.parsed))
    if (areRemoved(tracking)) return 'tracking'
    if (areRemoved(sessions)) return 'sessions'
    if (pair.a === null || pair.b === null) {
      return shared.has(decodedOf((pair.a ?? pair.b)!)) ? 'repeated' : 'lacking'
    }
    const [x, y] = [pair.a, pair.b].map((each) => decodedOf(each).replace(/=$/, ''))
    return x === y ? 'equals' : 'values'
  }
  const names: Record<ParameterKind, Set<string>> = {
    values: new Set(),
    equals: new Set(),
    lacking: new Set(),
    repeated: new Set(),
    tracking: new Set(),
    sessions: new Set(),
  }
  const found: UrlDifference[] = []
  for (const pair of parameters) {
    if (pair.same === null) names[kindOf(pair)].add(pair.name)
    else if (pair.same !== 'written') found.push(...spellingsOf(pair))
  }
  const { values, lacking, repeated } = names
  if (values.size > 0) found.push(named('parameter-value', valuesOf([...values])))
  if (lacking.size > 0) found.push(named('parameter', parametersNamed([...lacking])))
  if (repeated.size > 0) found.push(named('repeated-parameter', repeatedNamed([...repeated])))
  if (names.tracking.size > 0) {
    found.push(named('tracking-parameter', trackingNamed([...names.tracking])))
  }
  if (names.sessions.size > 0) found.push(named('session-id', sentence('the session identifier')))
  if (isReordered) found.push(named('parameter-order', sentence('the order of the parameters')))
  if (names.equals.size > 0) {
    found.push(named('equals-sign', sentence('the equals sign after a name without a value')))
  }
  const empty = named('empty-parameter', sentence('an empty parameter'))
  if (found.length > 0) return emptyPieces(a) === emptyPieces(b) ? found : [...found, empty]
  const isEmpty = (a.parsed ?? '') === '' && (b.parsed ?? '') === ''
  return [isEmpty ? named('empty-query', sentence('the empty query')) : empty]
}

/** How two parameters are written that are the same when decoded. */
function spellingsOf({ a, b }: ParameterPair): readonly UrlDifference[] {
  const [x, y] = [a?.parsed ?? '', b?.parsed ?? '']
  const [spacedX, spacedY] = [x, y].map((text) => text.replaceAll('+', '%20'))
  if (x !== y && spacedX === spacedY) return [SPACE]
  const hasSameSpaces = spacesIn(x) === spacesIn(y)
  return hasSameSpaces ? [PERCENT_ENCODING] : [PERCENT_ENCODING, SPACE]
}

const SPACE: UrlDifference = /* @__PURE__ */ named(
  'space-encoding',
  /* @__PURE__ */ sentence('a space as `+` or `%20`'),
)

/** The spaces of a parameter as they are written, in order. */
function spacesIn(text: string): string {
  return (text.match(/\+|%20/g) ?? []).join('')
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

/** Longer lists of names are counted instead. */
const MOST_NAMES = 3

function valuesOf(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1 && name === '') {
    return { ...sentence('the value of the parameter without a name'), data: { name } }
  }
  if (count === 1) return sentence('the value of the parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('the values of {count} parameters', { count })
  return sentence('the values of the parameters {names:code40,and}', { names })
}

function parametersNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1 && name === '') {
    return { ...sentence('the parameter without a name'), data: { name } }
  }
  if (count === 1) return sentence('the parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('{count} parameters', { count })
  return sentence('the parameters {names:code40,and}', { names })
}

function repeatedNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count > 1) return sentence('{count} repeated parameters', { count })
  if (name === '') {
    return { ...sentence('the repeated parameter without a name'), data: { name } }
  }
  return sentence('the repeated parameter {name:code40}', { name })
}

function trackingNamed(names: readonly string[]): Sentence {
  const [name = ''] = names
  const count = names.length
  if (count === 1) return sentence('the tracking parameter {name:code40}', { name })
  if (count > MOST_NAMES) return sentence('{count} tracking parameters', { count })
  return sentence('the tracking parameters {names:code40,and}', { names })
}
