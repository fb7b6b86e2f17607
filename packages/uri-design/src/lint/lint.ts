import {
  COUNT,
  checkOptions,
  describeValue,
  isRecord,
  listOf,
  OptionError,
  type OptionTable,
  type OptionType,
  oneOf,
  optional,
  optionType,
  recordOf,
  STRING,
  suggest,
} from '@waymark/infra/options'
import type { Problem, Severity } from '@waymark/infra/problem'
import { lintRules } from '../rules/index.ts'
import { SCHEMES } from '../schemes/scheme.ts'
import { type LintPresetName, lintPresets } from './presets.ts'
import type { Fix, Found, LintOptions, LintRule } from './rule.ts'
import { createSubject, type ItemKind, type Subject } from './subject.ts'

/** Which rules run, and how severe they are. */
export interface LintConfig {
  /** `recommended` unless given. */
  readonly preset?: LintPresetName
  /** Severities by rule or group, which override those of the preset. */
  readonly rules?: Readonly<Record<string, Severity | 'off'>>
  /** Only these rules or groups run. */
  readonly only?: readonly string[]
  readonly options?: LintOptions
}

/** A string to lint. */
export interface LintItem {
  readonly text: string
  /** `uri` unless given. */
  readonly kind?: ItemKind
  /** Codes of findings, groups, or codes of causes that are not reported here; `*` is all of them. */
  readonly ignore?: readonly string[]
}

/** What a rule has found in a string. The code is that of the rule. */
export interface Finding extends Problem {
  /** Which of the strings. */
  readonly index: number
  /** The first UTF-16 code unit concerned, in that string. */
  readonly start: number
  readonly end: number
  /** What to write instead, if that is certain. */
  readonly fix?: Fix
  /** What is wrong in detail, with a code of its own: for templates, and for formats of schemes. */
  readonly cause?: Problem
}

const STRINGS = /* @__PURE__ */ listOf(STRING, 'a list of strings')

/** What `lint` takes. */
export const lintConfig: OptionTable<LintConfig> = {
  preset: /* @__PURE__ */ presetType(),
  rules: /* @__PURE__ */ severitiesType(),
  only: STRINGS,
  options: /* @__PURE__ */ optionType('an object', isRecord),
}

function presetType(): OptionType {
  return oneOf(...Object.keys(lintPresets))
}

function severitiesType(): OptionType {
  const severity = oneOf('error', 'warning', 'info', 'off')
  return recordOf(optional(severity), `an object whose values are ${severity.expected}`)
}

/** The options of the rules. */
export const lintOptions: OptionTable<LintOptions> = {
  schemes: SCHEMES,
  allowedSchemes: STRINGS,
  maxDepth: COUNT,
  abbreviations: /* @__PURE__ */ recordOf(STRING, 'an object whose values are strings'),
  verbs: STRINGS,
  uncountable: STRINGS,
  identifierPattern: /* @__PURE__ */ optionType(
    'a regular expression',
    (value) => value instanceof RegExp,
  ),
}

/**
 * Lints one URI.
 *
 * @param item - A URI, or a string with its kind.
 * @throws {OptionError} If the configuration has an unknown rule, preset, severity or option, or a wrong value.
 */
export function lint(item: string | LintItem, config: LintConfig = {}): readonly Finding[] {
  return lintSet([item], config)
}

/**
 * Lints a set of URIs: each of them, and what they have in common.
 *
 * @returns Findings in the order of the URIs and of the places in them.
 * @throws {OptionError} If the configuration has an unknown rule, preset, severity or option, or a wrong value.
 */
export function lintSet(
  items: readonly (string | LintItem)[],
  config: LintConfig = {},
): readonly Finding[] {
  const rules = chooseRules(config)
  const { options = {} } = config
  const list = items.map(asItem)
  const subjects = list.map(({ text, kind = 'uri' }) => createSubject(text, kind, options))
  const findings: Finding[] = []
  for (const [rule, severity] of rules) {
    const add = (index: number, found: Found): void => {
      const finding = asFinding(rule, severity, index, found)
      if (!isIgnored(list[index]?.ignore, rule, finding)) findings.push(finding)
    }
    const concerned = subjects.flatMap((subject, index) =>
      rule.kinds.includes(subject.kind) && isRead(subject, rule) ? [{ subject, index }] : [],
    )
    if (rule.check !== undefined) {
      for (const { subject, index } of concerned) {
        rule.check(subject, options, (found) => add(index, found))
      }
    }
    if (rule.checkSet !== undefined && concerned.length > 1) {
      rule.checkSet(
        concerned.map(({ subject }) => subject),
        options,
        (at, found) => add(concerned[at]!.index, found),
      )
    }
  }
  return findings.sort((a, b) => a.index - b.index || a.start - b.start || a.end - b.end)
}

function asItem(item: string | LintItem): LintItem {
  const whole = typeof item === 'string' ? { text: item } : item
  if (typeof whole?.text === 'string') return whole
  throw new TypeError(
    `a URI must be a string, or an object with a string \`text\`; got ${describeValue(item)}`,
  )
}

/** A template that cannot be parsed has one finding, and no parts. */
function isRead(subject: Subject, rule: LintRule): boolean {
  return subject.templateProblem === null || rule.groups.includes('template')
}

function chooseRules(config: LintConfig): readonly (readonly [LintRule, Severity])[] {
  checkConfig(config)
  return lintRules.flatMap((rule) => {
    const severity = severityIn(rule, config)
    return severity === 'off' ? [] : [[rule, severity] as const]
  })
}

/**
 * How severe a rule is with a configuration: what `rules` has for its code overrides what it has for its groups, and
 * that overrides the preset.
 *
 * @returns `off` if the rule does not run.
 */
export function ruleSeverity(rule: LintRule, config: LintConfig): Severity | 'off' {
  checkConfig(config)
  return severityIn(rule, config)
}

function severityIn(
  rule: LintRule,
  { preset = 'recommended', rules = {}, only }: LintConfig,
): Severity | 'off' {
  const names = [rule.code, ...rule.groups]
  if (only !== undefined && !names.some((name) => only.includes(name))) return 'off'
  const named = names.find((name) => Object.hasOwn(rules, name) && rules[name] !== undefined)
  return named === undefined ? lintPresets[preset].severityOf(rule) : rules[named]!
}

/** The names by which rules are chosen: their codes and their groups. */
export const ruleNames: ReadonlySet<string> = /* @__PURE__ */ namesOfRules()

function namesOfRules(): ReadonlySet<string> {
  return new Set(lintRules.flatMap((rule) => [rule.code, ...rule.groups]))
}

function checkConfig(config: LintConfig): void {
  checkOptions<LintConfig>(config, lintConfig)
  const { rules = {}, only = [], options } = config
  for (const name of Object.keys(rules)) checkRuleName('rules', name)
  for (const name of only) checkRuleName('only', name)
  checkOptions<LintOptions>(options, lintOptions)
}

function checkRuleName(option: string, name: string): void {
  if (ruleNames.has(name)) return
  const near = suggest(name, [...ruleNames])
  const advice = near === null ? '' : `; did you mean \`${near}\`?`
  throw new OptionError(option, `option \`${option}\`: there is no rule \`${name}\`${advice}`)
}

function asFinding(rule: LintRule, severity: Severity, index: number, found: Found): Finding {
  const { code, summary } = rule
  const { message = summary, remedy = rule.remedy, ...details } = found
  return { code, severity, message, remedy, index, ...details }
}

function isIgnored(
  ignore: readonly string[] | undefined,
  { code, groups }: LintRule,
  { cause }: Finding,
): boolean {
  if (ignore === undefined) return false
  return [code, cause?.code ?? '', '*', ...groups].some((word) => ignore.includes(word))
}

const GROUPS: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ groupsOfRules()

function groupsOfRules(): ReadonlyMap<string, readonly string[]> {
  return new Map(lintRules.map(({ code, groups }) => [code, groups]))
}

/** The names by which a finding can be ignored: its code, the groups of its rule, and the code of its cause. */
export function namesOfFinding({
  code,
  cause,
}: Pick<Finding, 'code' | 'cause'>): readonly string[] {
  return [code, ...(cause === undefined ? [] : [cause.code]), ...(GROUPS.get(code) ?? [])]
}

/**
 * Applies every fix of the findings. Of fixes that overlap, the first is applied: lint again for the rest.
 *
 * @param findings - Findings of this string only.
 */
export function applyFixes(text: string, findings: readonly Pick<Finding, 'fix'>[]): string {
  const fixes = findings
    .flatMap(({ fix }) => (fix === undefined ? [] : [fix]))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  const pieces: string[] = []
  let at = 0
  for (const fix of fixes) {
    if (fix.start < at) continue
    pieces.push(text.slice(at, fix.start), fix.text)
    at = fix.end
  }
  return pieces.join('') + text.slice(at)
}
