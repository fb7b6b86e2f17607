import { describeValue, isRecord, ownOptions, suggest, wrongValue } from '@waymark/infra/internal'
import { findPreset, findRule } from '../catalogue.ts'
import type { PresetName, RuleName } from '../names.ts'
import type { Preset } from '../preset.ts'
import { presets } from '../presets/index.ts'
import type { Model, NormalizeOptions, Rule, RuleOption } from '../rule.ts'
import { pickOptions } from '../rule-options.ts'
import { rules as catalogue } from '../rules/index.ts'

/** What to do with a rule: its options; `true` to run it without, `false` to leave it out of the preset. */
export type RuleSetting = boolean | NormalizeOptions

/** A choice of rules, as data. */
export interface RuleChoice {
  /** The name of a preset, which the rules change; without it, only the rules run. */
  readonly preset?: PresetName
  /** What the rules run on; without it, what the preset says. */
  readonly model?: Model
  /** Rules by name. They run in the order of the catalogue, whatever the order here. */
  readonly rules?: { readonly [Name in RuleName]?: RuleSetting }
}

/** The names that lead to a value in a choice, such as `rules`, `keep-params`, `keep`. */
export type ChoicePath = readonly string[]

/** What is wrong with a choice, and where. Callers turn it into an error about a text or a file. */
export class ChoiceFault extends Error {
  readonly path: ChoicePath
  /** Whether the value is wrong, or the name that leads to it. */
  readonly at: 'value' | 'name'

  constructor(message: string, path: ChoicePath, at: 'value' | 'name' = 'value') {
    super(message)
    this.path = path
    this.at = at
  }
}

/**
 * The preset that a choice describes.
 *
 * @param base - What the choice changes if it names no preset; `null` for nothing.
 * @throws ChoiceFault
 */
export function presetOfChoice(choice: RuleChoice, base: Preset | null): Preset {
  const start = choice.preset === undefined ? base : namedPreset(choice.preset)
  const settings = Object.entries(choice.rules ?? {})
  if (choice.model !== undefined) checkModel(choice.model)
  if (start === null && settings.length === 0) {
    throw new ChoiceFault('no rule is named: give a preset, or rules', [])
  }
  if (start !== null && ownOptions(start).canonicalizer !== undefined) {
    if (settings.length === 0 && choice.model === undefined) return start
    throw new ChoiceFault(
      `the preset ${start.name} is a single procedure, which rules and options cannot change: remove them, or choose another preset`,
      [choice.model === undefined ? 'rules' : 'model'],
    )
  }
  return changedPreset(start ?? NOTHING, settings, choice.model)
}

const NOTHING: Preset = { name: 'rules', summary: 'The named rules.', rules: [], options: {} }

function changedPreset(
  start: Preset,
  settings: readonly (readonly [string, RuleSetting])[],
  model: Model | undefined,
): Preset {
  let rules = start.rules
  let options = start.options
  for (const [name, setting] of settings) {
    const rule = namedRule(name)
    if (setting === false) {
      if (!rules.includes(rule)) {
        const why =
          start === NOTHING
            ? 'without a preset, only the named rules run'
            : `the preset ${start.name} does not have it`
        const message = `${name} is turned off, but ${why}: remove it`
        throw new ChoiceFault(message, ['rules', name])
      }
      rules = rules.filter((candidate) => candidate !== rule)
      continue
    }
    rules = withRule(rules, rule)
    options = { ...options, ...checkedOptions(rule, setting, options) }
  }
  if (model !== undefined) options = { ...options, model }
  refuseModel(rules, options, settings)
  // What explains the preset is no longer true of it. Options of rules that were turned off would be refused.
  const { explain: _, caution: __, ...rest } = start
  const changed = settings.length === 0 && model === undefined ? start : rest
  return { ...changed, rules, options: pickOptions(options, rules) }
}

/** Puts a rule where the catalogue has it: before the first rule of the list that runs later. */
function withRule(rules: readonly Rule[], rule: Rule): readonly Rule[] {
  if (rules.includes(rule)) return rules
  const rank = catalogue.indexOf(rule)
  const next = rules.findIndex((candidate) => catalogue.indexOf(candidate) > rank)
  const at = next === -1 ? rules.length : next
  return [...rules.slice(0, at), rule, ...rules.slice(at)]
}

/** The options of a rule, checked. */
function checkedOptions(rule: Rule, setting: unknown, known: NormalizeOptions): NormalizeOptions {
  const path = ['rules', rule.name]
  if (setting !== true && !isRecord(setting)) {
    const message = `the rule ${rule.name} must be true, false or an object with its options; got ${describeValue(setting)}`
    throw new ChoiceFault(message, path)
  }
  const given = setting === true ? {} : setting
  for (const [name, value] of Object.entries(given)) {
    const { type } = namedOption(rule, name)
    if (!type.accepts(value))
      throw new ChoiceFault(wrongValue(name, type, value).message, [...path, name])
  }
  refuseLacking(rule, { ...known, ...given })
  return given
}

/** Refuses a rule whose options have no defaults: it does nothing without values, which depend on the site. */
function refuseLacking(rule: Rule, given: NormalizeOptions): void {
  const { name, options, examples } = rule
  if (options.length === 0 || options.some((option) => option.default !== null)) return
  if (options.some((option) => Object.hasOwn(given, option.name))) return
  const needed = options.map((option) => option.name).join(' or ')
  const example = examples.find(([, , own]) => own !== undefined)?.[2]
  throw new LackingOption(`the rule ${name} needs the option ${needed}`, rule, example ?? {})
}

/** A rule without an option that it needs; callers show the example in their own form. */
export class LackingOption extends ChoiceFault {
  readonly rule: Rule
  readonly example: NormalizeOptions

  constructor(message: string, rule: Rule, example: NormalizeOptions) {
    super(message, ['rules', rule.name])
    this.rule = rule
    this.example = example
  }
}

/** Refuses rules that cannot run on strings as they are written. */
function refuseModel(
  rules: readonly Rule[],
  { model }: NormalizeOptions,
  settings: readonly (readonly [string, RuleSetting])[],
): void {
  if (model !== 'rfc3986') return
  const rule = rules.find(({ applyToUri }) => applyToUri === undefined)
  if (rule === undefined) return
  const isNamed = settings.some(([name]) => name === rule.name)
  throw new ChoiceFault(
    `the rule ${rule.name} cannot run on strings as they are written: remove it, or the model rfc3986`,
    isNamed ? ['rules', rule.name] : ['model'],
  )
}

function checkModel(model: unknown): void {
  if (model === 'whatwg' || model === 'rfc3986') return
  const message = `the model must be 'whatwg' or 'rfc3986'; got ${describeValue(model)}`
  throw new ChoiceFault(message, ['model'])
}

function namedPreset(name: unknown): Preset {
  const found = typeof name === 'string' ? findPreset(name) : undefined
  if (found !== undefined) return found
  const names = Object.keys(presets)
  throw new ChoiceFault(
    typeof name === 'string'
      ? `there is no preset ${describeValue(name)}${adviceFor(name, names, 'the presets are')}`
      : `a preset is a name, such as '${names[0]}'; got ${describeValue(name)}`,
    ['preset'],
  )
}

function namedRule(name: string): Rule {
  const found = findRule(name)
  if (found !== undefined) return found
  const names = catalogue.map((rule) => rule.name)
  const advice = adviceFor(name, names, 'the rules are')
  throw new ChoiceFault(`there is no rule ${describeValue(name)}${advice}`, ['rules', name], 'name')
}

function namedOption({ name: rule, options }: Rule, name: string): RuleOption {
  const found = options.find((option) => option.name === name)
  if (found !== undefined) return found
  const names = options.map((option) => option.name)
  const advice = names.length === 0 ? ', nor any other' : adviceFor(name, names, 'its options are')
  const message = `the rule ${rule} has no option ${describeValue(name)}${advice}`
  throw new ChoiceFault(message, ['rules', rule, name], 'name')
}

function adviceFor(word: string, words: readonly string[], list: string): string {
  const near = suggest(word, words)
  return near === null ? `: ${list} ${words.join(', ')}` : `: did you mean ${near}?`
}
