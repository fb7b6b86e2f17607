import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { isRecord, ownOptions, refusedArgument } from '@waymark/infra/internal'
import type { Problem, Severity } from '@waymark/infra/problem'
import { lintRules } from '../rules/index.ts'
import { applyInOrder } from './apply-fixes.ts'
import {
  type AnyRule,
  type ChosenRule,
  type CompiledConfig,
  compileConfig,
  type LintConfig,
  severityAt,
} from './compile.ts'
import type { DefinedLintRule } from './custom-rule.ts'
import type { Fix, Found, LintRule } from './rule.ts'
import type { CustomLintCode, LintCauseCode, LintIgnoredName, LintRuleCode } from './rule-names.ts'
import { createSubject, type ItemKind, type Subject } from './subject.ts'

export {
  type LintConfig,
  lintConfig,
  ruleNames,
  ruleSeverity,
} from './compile.ts'

/** A string to lint. */
export interface LintItem {
  readonly text: string
  /** `uri` unless given. */
  readonly kind?: ItemKind
  /** Codes of findings, groups, or codes of causes that are not reported here; `*` is all of them. */
  readonly ignore?: readonly LintIgnoredName[]
}

/** What a rule has found in a string. The code is that of the rule. */
export interface Finding extends Problem<LintRuleCode | CustomLintCode> {
  /** Which of the strings. */
  readonly index: number
  /** The first UTF-16 code unit concerned, in that string. */
  readonly start: number
  readonly end: number
  /** What to write instead, if that is certain. */
  readonly fix?: Fix
  /** What is wrong in detail, with a code of its own: for templates, and for formats of schemes. */
  readonly cause?: Problem<LintCauseCode>
}

/**
 * Lints one URI.
 *
 * @param item - A URI, or a string with its kind.
 * @throws {OptionError} If the configuration has an unknown rule, preset, severity or option, or a wrong value.
 *
 * @example
 * ```ts
 * import { lint } from '@waymark/uri-design'
 *
 * const [finding] = lint('https://api.example.com/users?pg=2')
 * [finding.code, finding.remedy] // => ['query-abbreviation', 'Write "page".']
 * lint('https://api.example.com/users?pg=2', { rules: { 'query-abbreviation': 'off' } }) // => []
 * ```
 */
export function lint(item: string | LintItem, config?: LintConfig): readonly Finding[] {
  return createLinter(config)([item])
}

const ITEMS: ArgumentType = {
  expected: 'a list of URIs',
  remedy: 'lint takes a single one, and lintDocument a document',
}

/**
 * Makes a function that lints sets of URIs: each of them, and what they have in common. The configuration is checked and copied
 * once: changing it afterwards changes nothing.
 *
 * @returns A function that gives findings in the order of the URIs and of the places in them.
 * @throws {OptionError} If the configuration has an unknown rule, preset, severity or option, or a wrong value.
 *
 * @example
 * ```ts
 * import { createLinter } from '@waymark/uri-design'
 *
 * const lintSet = createLinter({ only: ['set-mixed-trailing-slash'] })
 * lintSet(['https://a.example/users/', 'https://a.example/orders']).length // => 1
 * lintSet(['https://a.example/users', 'https://a.example/orders']) // => []
 * ```
 */
export function createLinter(
  config?: LintConfig,
): (items: readonly (string | LintItem)[]) => readonly Finding[] {
  if (config === undefined) standard ??= compileConfig({})
  const compiled = config === undefined ? standard! : compileConfig(config)
  return (items) => lintBy(items, compiled)
}

/** The configuration of those who give none. */
let standard: CompiledConfig | null = null

function lintBy(
  items: readonly (string | LintItem)[],
  { settings, single, set, overrides }: CompiledConfig,
): readonly Finding[] {
  if (!Array.isArray(items)) throw wrongArgument('items', ITEMS, items)
  const list = items.map(asItem)
  const subjects = list.map(({ text, kind = 'uri' }) => createSubject(text, kind, settings))
  const findings: Finding[] = []
  const add = (chosen: ChosenRule, index: number, reported: Found): void => {
    const found = ownOptions(reported)
    const subject = subjects[index]!
    const most = overrides.length === 0 ? chosen[1] : severityAt(chosen, subject, overrides)
    if (most === 'off') return
    const severity = found.severity === undefined ? most : milder(most, found.severity)
    const finding = asFinding(chosen[0], severity, index, found)
    if (!isIgnored(list[index]?.ignore, finding)) findings.push(finding)
  }
  // One function for all rules: to make one for each takes a tenth of the time.
  let current: ChosenRule | null = null
  let index = 0
  const report = (found: Found): void => add(current!, index, found)
  for (; index < subjects.length; index++) {
    const subject = subjects[index]!
    for (current of single[subject.kind](subject.features)) {
      const [rule] = current
      if (isRead(subject, rule)) rule.check!(subject, settings, report)
    }
  }
  for (const chosen of set) {
    const [rule] = chosen
    const { least = 2 } = rule
    if (subjects.length < least) continue
    const indexes: number[] = []
    const concerned = subjects.filter((subject, index) => {
      const isConcerned = rule.kinds.includes(subject.kind) && isRead(subject, rule)
      if (isConcerned) indexes.push(index)
      return isConcerned
    })
    if (concerned.length < least) continue
    const repeated = placesOf(findings, rule)
    rule.checkSet!(concerned, settings, (at, found) => {
      const index = indexes[at]!
      if (!repeated?.has(placeKey(index, found))) add(chosen, index, found)
    })
  }
  return findings.length < 2 ? findings : findings.sort(inOrder)
}

/** Where the rules to which a rule yields have found something; `null` if there are no such rules. */
function placesOf(findings: readonly Finding[], { yieldsTo }: AnyRule): ReadonlySet<string> | null {
  if (yieldsTo === undefined) return null
  const names: readonly string[] = yieldsTo
  const found = findings.filter(({ code }) => names.includes(code))
  return new Set(found.map((finding) => placeKey(finding.index, finding)))
}

function placeKey(index: number, { start }: Pick<Finding, 'start'>): string {
  return `${index} ${start}`
}

const MILD_FIRST: readonly Severity[] = ['info', 'warning', 'error']

function milder(one: Severity, other: Severity): Severity {
  return MILD_FIRST.indexOf(one) < MILD_FIRST.indexOf(other) ? one : other
}

function inOrder(a: Finding, b: Finding): number {
  return a.index - b.index || a.start - b.start || a.end - b.end
}

function asItem(item: string | LintItem): LintItem {
  if (typeof item === 'string') return ownOptions({ text: item })
  if (typeof item?.text === 'string') return ownOptions({ ...item, text: item.text })
  throw refusedArgument(
    'item',
    { subject: 'a URI', expected: 'a string, or an object with a string `text`' },
    item,
  )
}

/** A template that cannot be parsed has one finding, and no parts. */
function isRead(subject: Subject, rule: AnyRule): boolean {
  return subject.templateProblem === null || rule.groups.includes('template')
}

function asFinding(rule: AnyRule, severity: Severity, index: number, found: Found): Finding {
  const { code, summary } = rule
  const { message = summary, remedy = rule.remedy, severity: _, ...details } = found
  return { code, severity, message, remedy, index, ...details }
}

function isIgnored(ignore: LintItem['ignore'], finding: Finding): boolean {
  if (ignore === undefined) return false
  return ignore.includes('*') || namesOfFinding(finding).some((name) => ignore.includes(name))
}

const RULES: ReadonlyMap<string, LintRule> = /* @__PURE__ */ rulesByCode()

function rulesByCode(): ReadonlyMap<string, LintRule> {
  return new Map(lintRules.map((rule) => [rule.code, rule]))
}

/** Whether the fix of a finding makes the URI mean something else. */
export function hasUnsafeFix(
  { code }: Pick<Finding, 'code'>,
  customRules: readonly DefinedLintRule[],
): boolean {
  const rule = RULES.get(code) ?? customRules.find((custom) => custom.code === code)
  return rule?.isFixUnsafe === true
}

/** The names by which a finding can be ignored: its code, the groups of its rule, and the code of its cause. */
export function namesOfFinding(
  finding: Pick<Finding, 'code' | 'cause'>,
): readonly LintIgnoredName[] {
  const { code, cause } = ownOptions(finding)
  return [code, ...(cause === undefined ? [] : [cause.code]), ...(RULES.get(code)?.groups ?? [])]
}

const FINDINGS: ArgumentType = { expected: 'a list of findings', remedy: 'lint returns one' }

/**
 * Applies every fix of the findings. Of fixes that overlap, the first is applied: lint again for the rest.
 *
 * @param findings - Findings of this string only.
 *
 * @example
 * ```ts
 * import { applyFixes, lint } from '@waymark/uri-design'
 *
 * const uri = 'db://postgres/mydb/user_names?pg=2'
 * applyFixes(uri, lint(uri)) // => 'db://postgres/mydb/user-names?page=2'
 * ```
 */
export function applyFixes(text: string, findings: readonly Pick<Finding, 'fix'>[]): string {
  if (!Array.isArray(findings) || findings.some((finding) => !isRecord(finding))) {
    throw wrongArgument('findings', FINDINGS, findings)
  }
  return applyInOrder(
    text,
    findings.flatMap((finding) => ownOptions(finding).fix ?? []),
  )
}
