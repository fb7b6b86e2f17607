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
import { type Demand, tryFixes } from './custom-fix.ts'
import { spansOf } from './custom-parts.ts'
import type { CustomLintRule } from './custom-rule.ts'
import { checkTemplate } from './custom-templates.ts'
import { refusal } from './refused-rule.ts'
import type { Fix, Found } from './rule.ts'
import { PLACEHOLDER, type Subject } from './subject.ts'

/** Reports where the pattern of a rule matches (`forbid`), or each part in which it does not (`require`). */
export function patternDemand(given: CustomLintRule): Demand {
  const { code, forbid, require } = given
  const member = forbid === undefined ? 'require' : 'forbid'
  const pattern = readPattern(code, member, forbid ?? require!)
  const groups = groupsOf(pattern)
  const names = member === 'forbid' ? groups.names : []
  for (const text of ['message', 'remedy'] as const) {
    checkTemplate(code, text, given[text] ?? '', ['found', 'part', ...names])
  }
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
  if (slow === null) {
    if (ASSERTION.test(source) || !pattern.test('')) return pattern
    throw refusal(
      rule,
      sentence('{member:code} matches every string, because all of it is optional', { member }),
    )
  }
  const { growth, part } = slow
  throw refusal(rule, slownessOf(growth, { member, part }))
}

/** A pattern without these that matches the empty string matches it at each place. */
const ASSERTION = /[$^]|\\b|\(\?<?[=!]/i

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

/** A place that a pattern finds. */
interface Match extends Span {
  readonly found: string
  /** The part in which it is. */
  readonly part: Span
  readonly match: Pick<RegExpMatchArray, number | 'groups'>
}

function forbidding(given: CustomLintRule, pattern: RegExp): Demand {
  const all = new RegExp(pattern.source, `${pattern.flags}g`)
  const { part: kind = 'whole' } = given
  const find = (subject: Subject): readonly Match[] =>
    spansOf(subject, kind).flatMap((part) => {
      const matches: Match[] = []
      for (const match of subject.masked.slice(part.start, part.end).matchAll(all)) {
        const [found] = match
        if (found.includes(PLACEHOLDER)) continue
        if (matches.length === MOST_FINDINGS) break
        const start = part.start + match.index
        matches.push({ start, end: start + found.length, found, part, match })
      }
      return matches
    })
  return demanding(given, find, (said, fix) => forbidRemedy(said, fix))
}

function requiring(given: CustomLintRule, pattern: RegExp): Demand {
  const { part: kind = 'whole' } = given
  const find = (subject: Subject): readonly Match[] =>
    spansOf(subject, kind).flatMap((part): readonly Match[] => {
      const found = subject.masked.slice(part.start, part.end)
      const isRight = found.includes(PLACEHOLDER) || pattern.test(found)
      return isRight ? [] : [{ ...part, found, part, match: [found] }]
    })
  return demanding(given, find, (_, fix) =>
    fix === null
      ? sentence('Write something that matches {pattern:code80}.', { pattern: pattern.source })
      : sentence('Write {suggestion:quote}.', { suggestion: fix.text }),
  )
}

/** Reports what is found, with the fixes that are good. */
function demanding(
  given: CustomLintRule,
  find: (subject: Subject) => readonly Match[],
  remedyOf: (said: string, fix: Fix | null) => Sentence,
): Demand {
  const { part: kind = 'whole', fix: template, isFixUnsafe: isUnsafe = false } = given
  return (subject, settings, report) => {
    const matches = find(subject).map((match) => ({
      ...match,
      fix: template === undefined ? null : asFix(match, expand(template, match.match), match.found),
    }))
    const faults = tryFixes({ subject, settings, part: kind, isUnsafe, find }, matches)
    matches.forEach(({ start, end, found, part, match, fix: tried }, index) => {
      const fault = faults[index]!
      const fix = fault === null ? tried : null
      const said = sayable(subject, { start, end })
      const isSecret = said !== found
      const groups = isSecret ? {} : match.groups
      const facts = { ...groups, found: said, part: sayable(subject, part) }
      const remedy = (): Sentence => remedyOf(said, isSecret ? null : fix)
      report({ start, end, ...textsOf(given, facts, remedy), ...fixOf(fix) }, fault)
    })
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
