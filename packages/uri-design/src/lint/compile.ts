import { copyOptions, ownOptions, sentence, suggest } from '@waymark/infra/internal'
import {
  COUNT,
  checkOptions,
  either,
  listOf,
  OptionError,
  type OptionTable,
  type OptionType,
  oneOf,
  optional,
  optionType,
  RECORD,
  recordOf,
  STRING,
} from '@waymark/infra/options'
import type { Severity } from '@waymark/infra/problem'
import { lintRules } from '../rules/index.ts'
import { isSchemeDefinition } from '../schemes/scheme.ts'
import type { CustomLintRule, DefinedLintRule } from './custom-rule.ts'
import { type CompiledLintRule, compileCustomRules } from './define-lint-rule.ts'
import { type PathOverride, readPathOverrides } from './path-patterns.ts'
import { type LintPresetName, lintPresets } from './presets.ts'
import type { LintRule } from './rule.ts'
import type { LintRuleName, LintSeverities } from './rule-names.ts'
import type { LintOptions } from './settings.ts'
import { isPattern, isSchemeText, type RuleSettings, readSettings } from './settings.ts'
import { FEATURES, type Subject, type SubjectKind } from './subject.ts'

/** Which rules run, and how severe they are. */
export interface LintConfig {
  /** `recommended` unless given. */
  readonly preset?: LintPresetName
  /** Severities by rule or group, which override those of the preset. */
  readonly rules?: LintSeverities
  /** Only these rules or groups run. */
  readonly only?: readonly LintRuleName[]
  /**
   * Severities by path, then by rule or group: `{ '/legacy/**': { 'path-naming': 'off' } }`. In a pattern, `*` is any
   * part of one segment and `**` any number of segments; a pattern that does not begin with a slash is compared with
   * the URI up to its query. Of patterns that match, the last one counts.
   */
  readonly paths?: Readonly<Record<string, LintSeverities>>
  readonly options?: LintOptions
  /** Rules of your own. Their codes can be used wherever the names of rules can. */
  readonly customRules?: readonly (CustomLintRule | DefinedLintRule)[]
}

const STRINGS = /* @__PURE__ */ listOf(STRING, 'a list of strings')

/** What `lint` takes. */
export const lintConfig: OptionTable<LintConfig> = {
  preset: /* @__PURE__ */ presetType(),
  rules: /* @__PURE__ */ severitiesType(),
  only: STRINGS,
  paths: /* @__PURE__ */ pathsType(),
  options: RECORD,
  customRules: /* @__PURE__ */ listOf(RECORD, 'a list of rules'),
}

function presetType(): OptionType {
  return oneOf(...Object.keys(lintPresets))
}

function severitiesType(): OptionType {
  const severity = oneOf('error', 'warning', 'info', 'off')
  return recordOf(optional(severity), `an object whose values are ${severity.expected}`)
}

function pathsType(): OptionType {
  return recordOf(
    severitiesType(),
    sentence('an object whose values are severities by rule or group').text,
  )
}

/** The options of the rules. */
const lintOptions: OptionTable<LintOptions> = {
  schemes: /* @__PURE__ */ schemesType(),
  allowedSchemes: STRINGS,
  maxDepth: COUNT,
  abbreviations: /* @__PURE__ */ recordOf(STRING, 'an object whose values are strings'),
  verbs: STRINGS,
  uncountable: STRINGS,
  identifiers: /* @__PURE__ */ identifiersType(),
}

function schemesType(): OptionType {
  const text = optionType(
    "a name such as 'wiki' or a format such as 'wiki://space/page'",
    (value) => typeof value === 'string' && isSchemeText(value),
  )
  const scheme = either(optionType('a scheme', isSchemeDefinition), text)
  return listOf(scheme, 'a list of names, formats, or schemes as `defineScheme` makes them')
}

function identifiersType(): OptionType {
  const pattern = optionType(
    'a regular expression',
    (value) => value instanceof RegExp || (typeof value === 'string' && isPattern(value)),
  )
  return listOf(pattern, 'a list of regular expressions')
}

/** A rule with its severity. */
export type ChosenRule = readonly [AnyRule, Severity | 'off']

/** A rule of the linter, or of a team. */
export type AnyRule = LintRule | CompiledLintRule

/** A configuration, ready for use. */
export interface CompiledConfig {
  readonly settings: RuleSettings
  /** The rules that look at one string of a kind, if it has some features. */
  readonly single: Readonly<Record<SubjectKind, (features: number) => readonly ChosenRule[]>>
  /** The rules that look at a set. */
  readonly set: readonly ChosenRule[]
  readonly overrides: readonly PathOverride[]
  readonly customRules: readonly CompiledLintRule[]
}

/** Checks a configuration and makes it ready. It is copied: the caller may change it. */
export function compileConfig(config: LintConfig): CompiledConfig {
  const checked = checkConfig(config)
  const { customRules } = checked
  const own = copyOptions(checked)
  const overrides = readPathOverrides(own.paths ?? {})
  const chosen = [...lintRules, ...customRules].flatMap((rule): ChosenRule[] => {
    const severity = severityIn(rule, own)
    const isRaised =
      isSelected(rule, own) &&
      overrides.some(({ severities }) => (namedIn(rule, severities) ?? 'off') !== 'off')
    return severity === 'off' && !isRaised ? [] : [[rule, severity]]
  })
  const single = (kind: SubjectKind) =>
    byFeatures(chosen.filter(([rule]) => Object.hasOwn(rule, 'check') && rule.kinds.includes(kind)))
  return {
    settings: readSettings(ownOptions(own.options ?? {})),
    single: {
      uri: single('uri'),
      template: single('template'),
      path: single('path'),
      segment: single('segment'),
      query: single('query'),
      fragment: single('fragment'),
      identifier: single('identifier'),
    },
    set: chosen.filter(([rule]) => Object.hasOwn(rule, 'checkSet')),
    overrides,
    customRules,
  }
}

/** The rules that can find something in a string with some features: half of them need one that most strings do not have. */
function byFeatures(rules: readonly ChosenRule[]): (features: number) => readonly ChosenRule[] {
  const lists = new Map<number, readonly ChosenRule[]>()
  return (features) => {
    const known = lists.get(features)
    if (known !== undefined) return known
    const list = rules.filter(([rule]) => {
      const { needs } = ownOptions(rule)
      return needs === undefined || (features & FEATURES[needs]) !== 0
    })
    lists.set(features, list)
    return list
  }
}

/** How severe a rule is for a string, as the last pattern that matches its path says. */
export function severityAt(
  [rule, severity]: ChosenRule,
  subject: Subject,
  overrides: readonly PathOverride[],
): Severity | 'off' {
  let last: Severity | 'off' = severity
  for (const override of overrides) {
    const named = namedIn(rule, override.severities)
    if (named !== undefined && override.matches(subject)) last = named
  }
  return last
}

/**
 * How severe a rule is with a configuration: what `rules` has for its code overrides what it has for its groups, and
 * that overrides the preset.
 *
 * @returns `off` if the rule does not run.
 *
 * @example
 * ```ts
 * import { lintRules, ruleSeverity } from '@waymark/uri-design'
 *
 * const rule = lintRules.find(({ code }) => code === 'path-verb')
 * ruleSeverity(rule, {}) // => 'warning'
 * ruleSeverity(rule, { rules: { 'path-naming': 'off', 'path-verb': 'error' } }) // => 'error'
 * ```
 */
export function ruleSeverity(
  rule: LintRule | DefinedLintRule,
  config: LintConfig,
): Severity | 'off' {
  // Other rules than those of the linter were made by `defineLintRule`.
  return severityIn(rule as AnyRule, checkConfig(config))
}

function severityIn(rule: AnyRule, config: LintConfig): Severity | 'off' {
  if (!isSelected(rule, config)) return 'off'
  const { preset = 'recommended', rules = {} } = config
  return (
    namedIn(rule, rules) ?? (isBuiltIn(rule) ? lintPresets[preset].severityOf(rule) : rule.severity)
  )
}

function isBuiltIn(rule: AnyRule): rule is LintRule {
  return ruleNames.has(rule.code)
}

function isSelected({ code, groups }: AnyRule, { only }: LintConfig): boolean {
  return only === undefined || [code, ...groups].some((name) => only.includes(name))
}

function namedIn(
  { code, groups }: AnyRule,
  severities: LintSeverities,
): Severity | 'off' | undefined {
  for (const name of [code, ...groups]) {
    if (Object.hasOwn(severities, name) && severities[name] !== undefined) return severities[name]
  }
  return undefined
}

/** The names by which rules are chosen: their codes and their groups. */
export const ruleNames: ReadonlySet<string> = /* @__PURE__ */ namesOfRules()

function namesOfRules(): ReadonlySet<string> {
  return new Set(lintRules.flatMap((rule) => [rule.code, ...rule.groups]))
}

/** A configuration whose rules are compiled. */
type CheckedConfig = LintConfig & { readonly customRules: readonly CompiledLintRule[] }

/** @returns The configuration, without anything that it inherits. */
function checkConfig(config: LintConfig): CheckedConfig {
  config = checkOptions<LintConfig>(config, lintConfig)
  const { rules = {}, only = [], paths = {}, options } = config
  const customRules = compileCustomRules(config.customRules)
  const names = new Set([...ruleNames, ...customRules.map(({ code }) => code)])
  const checkRuleName = (option: string, name: string): void => checkName(option, name, names)
  for (const name of Object.keys(rules)) checkRuleName('rules', name)
  for (const name of only) checkRuleName('only', name)
  for (const severities of Object.values(paths)) {
    for (const name of Object.keys(severities)) checkRuleName('paths', name)
  }
  checkOptions<LintOptions>(options, lintOptions)
  return ownOptions({ ...config, customRules })
}

function checkName(option: string, name: string, names: ReadonlySet<string>): void {
  if (names.has(name)) return
  const near = suggest(name, [...names])
  const advice = near === null ? '' : `; did you mean \`${near}\`?`
  const text = `option \`${option}\`: there is no rule \`${name}\`${advice}`
  throw new OptionError(option, { text, data: { name, ...(near !== null && { near }) } })
}
