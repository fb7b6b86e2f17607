import { lintRules } from '../rules/index.ts'
import { type LintPresetName, lintPresets } from './presets.ts'
import type { Fix, Found, LintOptions, LintRule, Severity } from './rule.ts'
import { createSubject, type Subject, type SubjectKind } from './subject.ts'

/** What to ask of a text. */
export interface LintConfig {
  /** `recommended` unless given. */
  readonly preset?: LintPresetName
  /** Severities by rule, before the preset's. */
  readonly rules?: Readonly<Record<string, Severity | 'off'>>
  /** Only these rules or groups are asked. */
  readonly only?: readonly string[]
  readonly options?: LintOptions
}

/** A text to look at. */
export interface LintItem {
  readonly text: string
  /** `uri` unless given. */
  readonly kind?: SubjectKind
  /** Rules, groups or findings that are not reported here; `*` is all of them. */
  readonly ignore?: readonly string[]
}

/** What a rule has found in a text, and where. */
export interface Finding {
  /** What was found; of most rules, the rule's name. */
  readonly name: string
  readonly rule: string
  readonly severity: Severity
  /** Which of the texts. */
  readonly index: number
  /** Place in that text. */
  readonly start: number
  readonly end: number
  readonly reason: string
  /** What to write instead, where that is certain; else `null`. */
  readonly fix: Fix | null
}

/**
 * Looks at one text.
 *
 * @param item - A URI, or a text with its kind.
 * @throws {TypeError} When the configuration names a rule, a preset, a severity or an option that there is not.
 */
export function lint(item: string | LintItem, config: LintConfig = {}): readonly Finding[] {
  return lintSet([item], config)
}

/**
 * Looks at a set of texts: at each of them, and at what they have in common.
 *
 * @returns Findings in the order of the texts and of their places in them.
 * @throws {TypeError} When the configuration names a rule, a preset, a severity or an option that there is not.
 */
export function lintSet(
  items: readonly (string | LintItem)[],
  config: LintConfig = {},
): readonly Finding[] {
  const { options = {} } = config
  const rules = chooseRules(config)
  const list = items.map(asItem)
  const subjects = list.map(({ text, kind = 'uri' }) => createSubject(text, kind, options))
  const findings: Finding[] = []
  for (const [rule, severity] of rules) {
    const add = (index: number, found: Found): void => {
      const finding = asFinding(rule, severity, index, found)
      if (!isIgnored(list[index]?.ignore, rule, finding.name)) findings.push(finding)
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
  throw new TypeError(`A URI to look at is a text, or { text }; got ${String(item)}`)
}

/** A template that cannot be read has one finding, and no parts. */
function isRead(subject: Subject, rule: LintRule): boolean {
  return subject.templateError === null || rule.groups.includes('template')
}

function chooseRules(config: LintConfig): readonly (readonly [LintRule, Severity])[] {
  refuseUnknown(config)
  return lintRules.flatMap((rule) => {
    const severity = ruleSeverity(rule, config)
    return severity === 'off' ? [] : [[rule, severity] as const]
  })
}

/**
 * How severe a rule is by a configuration: what `rules` has for its name goes before what it has for its group, and
 * that before the preset.
 *
 * @returns `off` when the rule is not asked.
 */
export function ruleSeverity(
  rule: LintRule,
  { preset = 'recommended', rules = {}, only }: LintConfig,
): Severity | 'off' {
  const names = [rule.name, ...rule.groups]
  if (only !== undefined && !names.some((name) => only.includes(name))) return 'off'
  const named = names.find((name) => Object.hasOwn(rules, name) && rules[name] !== undefined)
  return named === undefined ? lintPresets[preset].severityOf(rule) : rules[named]!
}

const LISTS: readonly string[] = ['schemes', 'allowedSchemes', 'verbs', 'uncountable']
const SEVERITIES: readonly unknown[] = ['error', 'warning', 'info', 'off', undefined]

function refuseUnknown({ preset, rules = {}, only = [], options = {} }: LintConfig): void {
  for (const name of [...Object.keys(rules), ...only]) {
    const isKnown = lintRules.some((rule) => rule.name === name || rule.groups.includes(name))
    if (!isKnown) throw new TypeError(`There is no rule "${name}"`)
  }
  for (const [name, severity] of Object.entries(rules)) {
    if (SEVERITIES.includes(severity)) continue
    throw new TypeError(`The severity of "${name}" is error, warning, info or off; got ${severity}`)
  }
  if (preset !== undefined && !Object.hasOwn(lintPresets, preset)) {
    const names = Object.keys(lintPresets).join(', ')
    throw new TypeError(`There is no preset "${preset}"; there are ${names}`)
  }
  for (const [name, value] of Object.entries(options)) {
    if (!lintRules.some((rule) => rule.options.some((option) => option === name))) {
      const names = new Set(lintRules.flatMap((rule) => rule.options))
      throw new TypeError(`There is no option "${name}"; there are ${[...names].join(', ')}`)
    }
    if (value !== undefined) checkValue(name, value)
  }
}

function checkValue(name: string, value: unknown): void {
  // A text has `includes`, too, and would let pass what is a part of it.
  if (LISTS.includes(name) && !Array.isArray(value)) {
    throw new TypeError(`The option ${name} is a list; got ${String(value)}`)
  }
  if (name === 'maxDepth' && !(Number.isInteger(value) && Number(value) >= 0)) {
    throw new TypeError(`The option ${name} is a whole number, not below 0; got ${String(value)}`)
  }
}

function asFinding(rule: LintRule, severity: Severity, index: number, found: Found): Finding {
  const { name = rule.name, start, end, reason = rule.summary, fix = null } = found
  return { name, rule: rule.name, severity, index, start, end, reason, fix }
}

function isIgnored(ignore: readonly string[] | undefined, rule: LintRule, name: string): boolean {
  if (ignore === undefined) return false
  return [rule.name, name, '*', ...rule.groups].some((word) => ignore.includes(word))
}

/**
 * The text with every fix of its findings. Of fixes that overlap, the first is made: lint again for the rest.
 *
 * @param findings - Of this text alone.
 */
export function applyFixes(text: string, findings: readonly Finding[]): string {
  const fixes = findings
    .flatMap(({ fix }) => (fix === null ? [] : [fix]))
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
