import {
  ENGLISH,
  factNames,
  fill,
  type Sentence,
  sentence,
  shorten,
  tell,
} from '@waymark/infra/internal'
import { type Facts, hidePassword, maskPassword } from '@waymark/infra/problem'
import { findSlowSearch, type SlowSearch } from '@waymark/url-pattern/internal'
import type { Span } from '../uri-spans.ts'
import { spansOf } from './custom-parts.ts'
import type { CustomLintRule } from './custom-rule.ts'
import { refusal } from './refused-rule.ts'
import type { Fix, Found, LintRule } from './rule.ts'
import { PLACEHOLDER, type Subject } from './subject.ts'

type Check = NonNullable<LintRule['check']>

/** Reports where the pattern of a rule matches (`forbid`), or each part in which it does not (`require`). */
export function patternDemand(given: CustomLintRule): Check {
  const { code, forbid, require } = given
  const member = forbid === undefined ? 'require' : 'forbid'
  const pattern = readPattern(code, member, forbid ?? require!)
  const groups = groupsOf(pattern)
  const names = member === 'forbid' ? groups.names : []
  checkTemplates(given, ['found', 'part', ...names])
  if (given.fix !== undefined) checkFix(code, given.fix, member === 'forbid' ? groups : NO_GROUPS)
  return member === 'forbid' ? forbidding(given, pattern) : requiring(given, pattern)
}

/** A pattern without the flags that remember where it last ended; `u` unless it has `v`. */
function readPattern(rule: string, member: string, given: RegExp | string): RegExp {
  const { source, flags } = typeof given === 'string' ? { source: given, flags: '' } : given
  let pattern: RegExp
  try {
    pattern = new RegExp(
      source,
      flags.includes('v') ? without(flags, 'dgy') : `${without(flags, 'dguy')}u`,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw refusal(
      rule,
      sentence('{member:code} is no regular expression: {reason}', { member, reason }),
    )
  }
  const slow = findSlowSearch(pattern)
  if (slow === null) return pattern
  const { growth, part } = slow
  throw refusal(rule, slownessOf(growth, { member, part }))
}

function without(flags: string, left: string): string {
  return [...flags].filter((flag) => !left.includes(flag)).join('')
}

function slownessOf(
  growth: SlowSearch['growth'],
  facts: { readonly member: string; readonly part: string },
): Sentence {
  switch (growth) {
    case 'exponential':
      return sentence(
        'a short URI can keep {member:code} busy for a very long time, because of {part:code80}: write the repetition so that it can read each string in one way only',
        facts,
      )
    case 'polynomial':
      return sentence(
        'the time of {member:code} grows with the square of the length of a URI, because of {part:code80}: leave the repetition out, limit it, or begin with ^',
        facts,
      )
    case 'unknown':
      return sentence(
        '{member:code} is too large for an estimate of its running time: write it with fewer alternatives and smaller counts',
        facts,
      )
  }
}

/** The groups of a pattern. */
interface Groups {
  readonly count: number
  readonly names: readonly string[]
}

const NO_GROUPS: Groups = { count: 0, names: [] }

function groupsOf({ source, flags }: RegExp): Groups {
  // With an empty choice, it matches anything.
  const match = new RegExp(`${source}|`, flags).exec('')!
  return { count: match.length - 1, names: Object.keys(match.groups ?? {}) }
}

function checkTemplates(given: CustomLintRule, known: readonly string[]): void {
  for (const member of ['message', 'remedy'] as const) {
    const wrong = factNames(given[member] ?? '').find((name) => !known.includes(name))
    if (wrong === undefined) continue
    const facts = { member, place: `{${wrong}}`, known: known.map((name) => `{${name}}`) }
    const fault = sentence(
      '{member:code} has the place {place:code}, and its places can be {known:code,list}',
      facts,
    )
    throw refusal(given.code, fault)
  }
}

const REFERENCE = /\$(?:([$&])|(\d{1,2})|<([^<>$]*)>)/g

function checkFix(rule: string, fix: string, { count, names }: Groups): void {
  for (const [reference, , number, name] of fix.matchAll(REFERENCE)) {
    const exists =
      (number === undefined || (Number(number) > 0 && Number(number) <= count)) &&
      (name === undefined || names.includes(name))
    if (exists) continue
    const fault = sentence('`fix` has {reference:code}, and there is no such group', { reference })
    throw refusal(rule, fault)
  }
}

function expand(fix: string, match: Pick<RegExpMatchArray, number | 'groups'>): string {
  return fix.replace(REFERENCE, (_, sign: string, number: string, name: string) => {
    if (sign !== undefined) return sign === '$' ? '$' : match[0]!
    return (number === undefined ? match.groups?.[name] : match[Number(number)]) ?? ''
  })
}

/** The most findings of a rule in one part: each search may read the whole rest of the part. */
const MOST_FINDINGS = 100

function forbidding(given: CustomLintRule, pattern: RegExp): Check {
  const all = new RegExp(pattern.source, `${pattern.flags}g`)
  const { part = 'whole', fix } = given
  return (subject, _settings, report) => {
    for (const span of spansOf(subject, part)) {
      let count = 0
      for (const match of subject.masked.slice(span.start, span.end).matchAll(all)) {
        const [found] = match
        if (found.includes(PLACEHOLDER)) continue
        if (++count > MOST_FINDINGS) break
        const start = span.start + match.index
        const place = { start, end: start + found.length }
        const fixed = fix === undefined ? null : asFix(place, expand(fix, match), found)
        const said = sayable(subject, place)
        const isSecret = said !== found
        const facts = {
          ...(isSecret ? {} : match.groups),
          found: said,
          part: sayable(subject, span),
        }
        const remedy = (): Sentence => forbidRemedy(said, isSecret ? null : fixed)
        report({ ...place, ...textsOf(given, facts, remedy), ...fixOf(fixed) })
      }
    }
  }
}

function requiring(given: CustomLintRule, pattern: RegExp): Check {
  const { part = 'whole', fix } = given
  return (subject, _settings, report) => {
    for (const span of spansOf(subject, part)) {
      const found = subject.masked.slice(span.start, span.end)
      if (found.includes(PLACEHOLDER) || pattern.test(found)) continue
      const { start, end } = span
      const fixed = fix === undefined ? null : asFix(span, expand(fix, [found]), found)
      const said = sayable(subject, span)
      const remedy = (): Sentence =>
        fixed === null || said !== found
          ? sentence('Write something that matches {pattern:code80}.', { pattern: pattern.source })
          : sentence('Write {suggestion:quote}.', { suggestion: fixed.text })
      const facts = { found: said, part: said }
      report({ start, end, ...textsOf(given, facts, remedy), ...fixOf(fixed) })
    }
  }
}

/** The text at a place, with passwords masked: messages are shown to many people. */
function sayable({ text }: Subject, { start, end }: Span): string {
  return maskPassword(text).slice(start, end)
}

function asFix({ start, end }: Span, text: string, found: string): Fix | null {
  return text === found ? null : { start, end, text }
}

function fixOf(fix: Fix | null): Pick<Found, 'fix'> {
  return fix === null ? {} : { fix }
}

function forbidRemedy(found: string, fix: Fix | null): Sentence {
  if (fix === null) return sentence('Remove {found:quote80}, or write something else.', { found })
  return fix.text === ''
    ? sentence('Remove {found:quote80}.', { found })
    : sentence('Write {suggestion:quote}.', { suggestion: fix.text })
}

/** The texts of a finding, from the templates of the rule. */
function textsOf(
  { message, remedy }: CustomLintRule,
  facts: Readonly<Record<string, string | undefined>>,
  fallback: () => Sentence,
): Pick<Found, 'message' | 'remedy' | 'data'> {
  const told = (template: string): Sentence => {
    const named = factNames(template).map((name) => [name, shown(facts[name] ?? '')])
    const data: Facts = Object.fromEntries(named)
    return { text: fill(template, data, ENGLISH), data }
  }
  const advice = remedy === undefined ? fallback() : told(remedy)
  return message === undefined
    ? tell({ remedy: advice })
    : tell({ message: told(message), remedy: advice })
}

/** No value of the input is longer than this in a fact. */
const LONGEST = 300

function shown(value: string): string {
  return shorten(hidePassword(value), LONGEST)
}
