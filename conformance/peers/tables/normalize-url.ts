import { normalize } from '@waymark/normalize'
import { readRuleText } from '@waymark/normalize/rule-file'
import type { Case, Suite } from '../../suite.ts'
import { statementsOfJavaScript } from './javascript.ts'
import { knownFailuresOf } from './known.ts'
import { type Literal, readValue, resolved } from './literal.ts'
import { OPTION_RULES, ruleFor } from './normalize-url-options.ts'
import { callOf } from './python-rows.ts'
import { SkippedRow, tableCase, textOf, UnknownRow } from './table-case.ts'
import { written } from './written.ts'

const FILE = 'normalize-url/test.js'

/** The normaliser of npm. */
export const normalizeUrl: Suite = {
  file: FILE,
  *cases(text) {
    const names = new Map<string, Literal>()
    let test = ''
    for (const { kind, name, value } of statementsOfJavaScript(text)) {
      if (kind === 'function') test = name
      else if (kind === 'assign') names.set(name, value)
      else if (kind === 'value') yield toCase(test, resolved(value, names))
      else yield otherCase(test, name)
    }
  },
  knownFailures: knownFailuresOf(FILE),
}

const GUESSED = 'the peer guesses the scheme'
const DATA = 'of `data:` URLs, the peer normalises the media type, for which there is no rule here'

function otherCase(test: string, statement: string): Case {
  return tableCase(`${test} ${statement}`, () => {
    // The one loop measures time.
    if (statement === 'ForStatement') throw new SkippedRow('it measures time')
    throw new UnknownRow('a statement of another kind')
  })
}

function toCase(test: string, check: Literal): Case {
  const call = callOf(check)
  const first = call?.args.items[0]
  const asked = first && callOf(first)
  return tableCase(`${test} ${first === undefined ? written(check) : written(first)}`, () => {
    if (asked?.path !== 'normalizeUrl' || call === null) throw new UnknownRow('another check')
    const [input, options] = asked.args.items
    const url = textOf(input && readValue(input))
    if (/^data:/i.test(url)) throw new SkippedRow(DATA)
    if (call.path === 't.throws') {
      const rules = rulesOf(options)
      if (rules === null) throw new SkippedRow('options that exclude each other')
      return { expected: null, ours: () => ask(url, rules) }
    }
    if (call.path !== 't.is') throw new UnknownRow(`nothing is known of ${call.path}`)
    const right = call.args.items[1]
    if (right !== undefined && callOf(right) !== null) {
      throw new SkippedRow('two results of the peer are compared')
    }
    if (!/^[a-z][a-z\d+.-]*:(?!\d)/i.test(url)) throw new SkippedRow(GUESSED)
    const rules = rulesOf(options)
    return { expected: textOf(right && readValue(right)), ours: () => ask(url, rules) }
  })
}

function ask(url: string, rules: readonly string[] | null): string | null {
  // The peer leaves URLs of other schemes alone.
  if (!/^(?:https?:|[^:]*$)/i.test(url)) return url
  return normalize(url, readRuleText((rules ?? []).join(', ')))
}

const WITHOUT_RULE: readonly string[] = OPTION_RULES.flatMap(({ option, rule }) =>
  rule === null ? [option] : [],
)

/** The rules that the options of the peer come to; `null` if it refuses them. */
function rulesOf(options: Literal | undefined): string[] | null {
  const given = new Map(
    (options?.kind === 'list' ? options.members : []).map(([key, value]) => [written(key), value]),
  )
  const isOn = (name: string, isDefault: boolean) => {
    const value = given.get(name)
    return value === undefined ? isDefault : readValue(value) === true
  }
  for (const name of given.keys()) {
    if (WITHOUT_RULE.includes(name)) throw new SkippedRow(`no rule does what ${name} does`)
    if (!KNOWN.includes(name)) throw new UnknownRow(`nothing is known of the option ${name}`)
  }
  if (isOn('forceHttp', false) && isOn('forceHttps', false)) return null
  const removesSlash = isOn('removeTrailingSlash', true)
  return [
    ...(isOn('forceHttp', false) ? [ruleFor('forceHttp')] : []),
    ...(isOn('forceHttps', false) ? [ruleFor('forceHttps')] : []),
    ...(isOn('stripAuthentication', true) ? [ruleFor('stripAuthentication')] : ['parse-serialise']),
    ...(isOn('stripWWW', true) ? [ruleFor('stripWWW')] : []),
    'decode-unreserved',
    'collapse-slashes(keepSchemeLike=true)',
    ...directoryIndex(given.get('removeDirectoryIndex')),
    ...(removesSlash ? [ruleFor('removeTrailingSlash')] : []),
    ...parameters(given.get('removeQueryParameters'), given.get('keepQueryParameters')),
    ...(isOn('sortQueryParameters', true) ? [ruleFor('sortQueryParameters')] : []),
    'remove-empty-query',
    ...(isOn('stripTextFragment', true) ? [ruleFor('stripTextFragment')] : []),
    isOn('stripHash', false) ? ruleFor('stripHash') : 'remove-empty-fragment',
  ]
}

const KNOWN = [
  ...['defaultProtocol', 'forceHttp', 'forceHttps', 'keepQueryParameters', 'normalizeProtocol'],
  ...['removeDirectoryIndex', 'removeQueryParameters', 'removeSingleSlash', 'removeTrailingSlash'],
  ...['sortQueryParameters', 'stripAuthentication', 'stripHash', 'stripTextFragment', 'stripWWW'],
]

function directoryIndex(names: Literal | undefined): string[] {
  if (names === undefined) return []
  if (names.kind === 'name') return [ruleFor('removeDirectoryIndex')]
  return [`${ruleFor('removeDirectoryIndex')}(names=${patternsOf(names).join(',')})`]
}

function parameters(remove: Literal | undefined, keep: Literal | undefined): string[] {
  const remover = ruleFor('removeQueryParameters')
  if (keep !== undefined)
    return [`${ruleFor('keepQueryParameters')}(keep=${patternsOf(keep).join(',')})`]
  if (remove === undefined) return [`${remover}(params=utm_*)`]
  if (remove.kind === 'name') return readValue(remove) === true ? ['remove-query'] : []
  return [`${remover}(params=${patternsOf(remove).join(',')})`]
}

/** The regular expressions that the tests have, as patterns of our rules. */
const PATTERNS: Readonly<Record<string, string>> = {
  '/^utm_\\w+/i': 'utm_*',
  '/^index\\.[a-z]+$/': 'index.*',
}

function patternsOf(list: Literal): string[] {
  if (list.kind !== 'list') throw new UnknownRow('not a list of names')
  return list.items.map((item) => {
    if (item.kind !== 'code') return textOf(readValue(item))
    const pattern = PATTERNS[item.value]
    if (pattern === undefined) throw new UnknownRow(`nothing is known of ${item.value}`)
    return pattern
  })
}
