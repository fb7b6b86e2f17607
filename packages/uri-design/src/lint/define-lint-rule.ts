import { wrongArgument } from '@waymark/infra/argument'
import {
  deepFreeze,
  ENGLISH,
  factNames,
  fill,
  isRecord,
  ownOptions,
  requireOptions,
  type Sentence,
  sentence,
  shorten,
  tell,
} from '@waymark/infra/internal'
import {
  BOOLEAN,
  COUNT,
  FUNCTION,
  listOf,
  OptionError,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
  RECORD,
  STRING,
} from '@waymark/infra/options'
import { type Facts, hidePassword, maskPassword } from '@waymark/infra/problem'
import { findSlowSearch } from '@waymark/url-pattern/internal'
import type { Span } from '../uri-spans.ts'
import { applyInOrder } from './apply-fixes.ts'
import { FEATURE_OF_PART, linted, spansOf } from './custom-parts.ts'
import type { CustomLintExample, CustomLintRule, DefinedLintRule } from './custom-rule.ts'
import type { Fix, Found, LintRule } from './rule.ts'
import type { CustomLintCode } from './rule-names.ts'
import { type RuleSettings, readSettings } from './settings.ts'
import { createSubject, PLACEHOLDER, SUBJECT_KINDS, type Subject } from './subject.ts'

/** A rule of a team as the linter runs it. */
export type CompiledLintRule = LintRule<CustomLintCode>

const KIND: OptionType = /* @__PURE__ */ oneOf(...SUBJECT_KINDS)
const PATTERN: OptionType = /* @__PURE__ */ optionType(
  'a regular expression',
  (value) => value instanceof RegExp || typeof value === 'string',
)

/** The members of a rule. */
export const customRuleMembers: OptionTable<CustomLintRule> = {
  code: STRING,
  severity: /* @__PURE__ */ oneOf('error', 'warning', 'info'),
  summary: STRING,
  explanation: STRING,
  remedy: STRING,
  source: STRING,
  kinds: /* @__PURE__ */ listOf(KIND, 'a list of kinds of strings'),
  part: /* @__PURE__ */ oneOf(
    'whole',
    'host',
    'path',
    'segment',
    'query-name',
    'query-value',
    'fragment',
  ),
  forbid: PATTERN,
  require: PATTERN,
  check: FUNCTION,
  message: STRING,
  fix: STRING,
  isFixUnsafe: BOOLEAN,
  examples: /* @__PURE__ */ listOf(RECORD, 'a list of examples'),
}

const exampleMembers: OptionTable<CustomLintExample> = {
  text: STRING,
  kind: KIND,
  findings: COUNT,
  fixed: STRING,
}

/**
 * Checks a rule of a team, and runs its examples. `customRules` of a configuration takes what this returns, and definitions, too;
 * defined once, a rule is not checked again in each call.
 *
 * @throws OptionError if the rule has a wrong member, a pattern that can take very long, or an example that fails.
 *
 * @example
 * ```ts
 * import { defineLintRule, lint } from '@waymark/uri-design'
 *
 * const noVersion = defineLintRule({
 *   code: 'team/no-version',
 *   severity: 'error',
 *   summary: 'A path contains a version.',
 *   part: 'segment',
 *   forbid: '^v\\d+$',
 *   message: 'The version {found} is in the path.',
 *   examples: [
 *     { text: 'https://api.example.com/v1/users', findings: 1 },
 *     { text: 'https://api.example.com/users', findings: 0 },
 *   ],
 * })
 * const [finding] = lint('https://api.example.com/v2/users', { customRules: [noVersion] })
 * [finding.code, finding.message] // => ['team/no-version', 'The version v2 is in the path.']
 * ```
 */
export function defineLintRule(definition: CustomLintRule | DefinedLintRule): DefinedLintRule {
  return compileCustomRule(definition)
}

/** What was defined, so that it is not checked again. */
const DEFINED = /* @__PURE__ */ new WeakSet<object>()

/** {@link defineLintRule}, with what only the linter needs. */
export function compileCustomRule(definition: CustomLintRule | DefinedLintRule): CompiledLintRule {
  // Only this function adds to the set.
  if (DEFINED.has(definition)) return definition as CompiledLintRule
  const given = readMembers(definition)
  const { code, severity, summary, explanation = summary, remedy, source = '' } = given
  const { kinds = SUBJECT_KINDS, part = 'whole', isFixUnsafe, examples = [] } = given
  const feature = FEATURE_OF_PART[part]
  const general = remedy === undefined || factNames(remedy).length > 0 ? explanation : remedy
  const rule: CompiledLintRule = deepFreeze({
    code,
    severity,
    summary,
    explanation,
    remedy: general,
    source,
    groups: [],
    kinds: [...kinds],
    examples: examples.map((example) => readExample(code, example)),
    ...(feature === undefined ? {} : { needs: feature }),
    ...(isFixUnsafe === true ? { isFixUnsafe } : {}),
    check: demandOf(given, general),
  })
  for (const example of rule.examples) tryExample(rule, example)
  DEFINED.add(rule)
  return rule
}

/** Compiles the rules of a configuration. */
export function compileCustomRules(
  rules: readonly (CustomLintRule | DefinedLintRule)[] = [],
): readonly CompiledLintRule[] {
  const compiled = rules.map(compileCustomRule)
  const codes = new Set<string>()
  for (const { code } of compiled) {
    if (codes.has(code)) throw refusal(code, sentence('it is there twice: keep one of them'))
    codes.add(code)
  }
  return compiled
}

/** The name of the option that takes the rules. */
const OPTION = 'customRules'

function refusal(rule: string, wrong: Sentence, member: string | null = OPTION): OptionError {
  return new OptionError(member, sentence('the rule {rule:code}: {wrong:phrase}', { rule, wrong }))
}

/** Makes an error about a member one about the rule. */
function within<Result>(rule: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    throw refusal(rule, { text: error.message, data: error.data }, error.option)
  }
}

const CODE = /^(?!waymark\/)[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/

/** Whether a name is one that a rule of a team can have. */
export function isCustomCode(name: string): name is CustomLintCode {
  return CODE.test(name)
}

function readMembers(definition: unknown): CustomLintRule {
  const written: unknown = isRecord(definition) ? ownOptions(definition)['code'] : undefined
  const name = typeof written === 'string' ? written : '?'
  const given = within(name, () =>
    ownOptions(requireOptions(definition, customRuleMembers, 'code', 'severity', 'summary')),
  )
  if (!isCustomCode(name)) {
    const advice = sentence(
      'a rule of your own has a namespace and a name in kebab case, such as team/no-version',
    )
    throw refusal(name, advice)
  }
  const demands = DEMANDS.filter((demand) => given[demand] !== undefined)
  if (demands.length === 0) {
    throw refusal(
      name,
      sentence('it demands nothing: add one of {demands,list}', { demands: DEMANDS }),
    )
  }
  if (demands.length > 1) {
    throw refusal(name, sentence('it has {demands,and}: keep one of them', { demands }))
  }
  const unread = given.check === undefined ? [] : OF_PATTERNS
  for (const member of unread) {
    if (given[member] === undefined) continue
    const fault = sentence('{member:code} has no effect with a function: remove it', { member })
    throw refusal(name, fault)
  }
  return given
}

const DEMANDS = ['forbid', 'require', 'check'] as const
/** What a function says itself. */
const OF_PATTERNS = ['part', 'message', 'fix'] as const

function demandOf(given: CustomLintRule, remedy: string): NonNullable<CompiledLintRule['check']> {
  const { code, check, forbid, require } = given
  if (check !== undefined) {
    return (subject, _settings, report) =>
      check.call(given, linted(subject), (found) => {
        report({ remedy, ...readFound(found, subject) })
      })
  }
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
  growth: 'exponential' | 'polynomial' | 'unknown',
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

/** More findings of a rule in one part are not reported: each search may read all that is left of it. */
const MOST_FINDINGS = 100

function forbidding(
  given: CustomLintRule,
  pattern: RegExp,
): NonNullable<CompiledLintRule['check']> {
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

function requiring(given: CustomLintRule, pattern: RegExp): NonNullable<CompiledLintRule['check']> {
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

/** What is written at a place, but for passwords: messages are shown to many people. */
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

const FOUND = {
  expected: 'an object with `start` and `end`, offsets in the string',
  remedy: 'a check reports what it has found like this',
}

/** What a function has found. */
function readFound(reported: Found, { text }: Subject): Found {
  if (!isRecord(reported)) throw wrongArgument('found', FOUND, reported)
  const found = ownOptions(reported)
  const { fix } = found
  const isWell =
    isText(found.message) &&
    isText(found.remedy) &&
    isSpan(found, text) &&
    (fix === undefined || (isRecord(fix) && isSpan(fix, text) && typeof fix.text === 'string'))
  if (!isWell) throw wrongArgument('found', FOUND, reported)
  return found
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isSpan(span: Span, { length }: string): boolean {
  const { start, end } = ownOptions(span)
  return (
    Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= length
  )
}

function readExample(rule: string, example: CustomLintExample): CustomLintExample {
  return within(rule, () => requireOptions(example, exampleMembers, 'text', 'findings'))
}

function tryExample(rule: CompiledLintRule, example: CustomLintExample): void {
  const { text, kind = 'uri', findings, fixed } = ownOptions(example)
  const settings: RuleSettings = readSettings({})
  const subject = createSubject(text, kind, settings)
  const found: Found[] = []
  const isRead = rule.kinds.includes(kind) && subject.templateProblem === null
  if (isRead) rule.check!(subject, settings, (each) => found.push(each))
  const facts = { example: text, expected: findings, got: found.length }
  if (facts.got !== findings) {
    throw refusal(
      rule.code,
      sentence(
        'its example {example:quote80} must have {expected} {expected|finding|findings}, and has {got}',
        facts,
      ),
    )
  }
  if (fixed === undefined) return
  const got = applyInOrder(
    text,
    found.flatMap(({ fix }) => fix ?? []),
  )
  if (got === fixed) return
  throw refusal(
    rule.code,
    sentence(
      'its example {example:quote80} must be fixed as {expected:quote80}, and becomes {got:quote80}',
      {
        example: text,
        expected: fixed,
        got,
      },
    ),
  )
}
