import {
  describeValue,
  isRecord,
  ownOptions,
  type Sentence,
  sentence,
  suggest,
  wrongValue,
} from '@waymark/infra/internal'
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
  readonly said: Sentence
  readonly path: ChoicePath
  /** Whether the value is wrong, or the name that leads to it. */
  readonly at: 'value' | 'name'

  /** @param cause - The error of an option. */
  constructor(
    said: Sentence,
    path: ChoicePath,
    { at = 'value', cause }: { readonly at?: 'value' | 'name'; readonly cause?: unknown } = {},
  ) {
    super(said.text, { cause })
    this.said = said
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
    throw new ChoiceFault(
      sentence('no rule is named: give a preset, or rules', { detail: 'no-rule-named' }),
      [],
    )
  }
  if (start !== null && ownOptions(start).canonicalizer !== undefined) {
    if (settings.length === 0 && choice.model === undefined) return start
    throw new ChoiceFault(
      sentence(
        'the preset {preset} is a single procedure, which rules and options cannot change: remove them, or choose another preset',
        { detail: 'fixed-preset', preset: start.name },
      ),
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
        const said =
          start === NOTHING
            ? sentence(
                '{rule} is turned off, but without a preset, only the named rules run: remove it',
                { detail: 'off-without-preset', rule: name },
              )
            : sentence(
                '{rule} is turned off, but the preset {preset} does not have it: remove it',
                { detail: 'off-not-in-preset', rule: name, preset: start.name },
              )
        throw new ChoiceFault(said, ['rules', name])
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
  const { explain: _, caution: __, merges: ___, ...rest } = start
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
    const said = sentence(
      'the rule {rule} must be true, false or an object with its options; got {got:phrase}',
      { detail: 'rule-type', rule: rule.name, got: describeValue(setting) },
    )
    throw new ChoiceFault(said, path)
  }
  const given = setting === true ? {} : setting
  for (const [name, value] of Object.entries(given)) {
    const { type } = namedOption(rule, name)
    if (type.accepts(value)) continue
    const cause = wrongValue(name, type, value)
    throw new ChoiceFault({ text: cause.message, data: cause.data }, [...path, name], { cause })
  }
  refuseLacking(rule, { ...known, ...given })
  return given
}

/** Refuses a rule whose options have no defaults: it does nothing without values, which depend on the site. */
function refuseLacking(rule: Rule, given: NormalizeOptions): void {
  const { name, options, examples } = rule
  if (options.length === 0 || options.some((option) => option.default !== null)) return
  if (options.some((option) => Object.hasOwn(given, option.name))) return
  const needed = options.map((option) => option.name)
  const example = examples.find(([, , own]) => own !== undefined)?.[2]
  const said = sentence('the rule {rule} needs the option {needed,or}', {
    detail: 'option-missing',
    rule: name,
    needed,
  })
  throw new LackingOption(said, rule, example ?? {})
}

/** A rule without an option that it needs; callers show the example in their own form. */
export class LackingOption extends ChoiceFault {
  readonly rule: Rule
  readonly example: NormalizeOptions

  constructor(said: Sentence, rule: Rule, example: NormalizeOptions) {
    super(said, ['rules', rule.name])
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
    sentence(
      'the rule {rule} cannot run on strings as they are written: remove it, or the model rfc3986',
      { detail: 'model', rule: rule.name },
    ),
    isNamed ? ['rules', rule.name] : ['model'],
  )
}

function checkModel(model: unknown): void {
  if (model === 'whatwg' || model === 'rfc3986') return
  const got = describeValue(model)
  throw new ChoiceFault(
    sentence("the model must be 'whatwg' or 'rfc3986'; got {got:phrase}", {
      detail: 'model-type',
      got,
    }),
    ['model'],
  )
}

function namedPreset(name: unknown): Preset {
  const found = typeof name === 'string' ? findPreset(name) : undefined
  if (found !== undefined) return found
  const names = Object.keys(presets)
  throw new ChoiceFault(
    typeof name === 'string'
      ? sentence('there is no preset {name:phrase}: {advice:phrase}', {
          detail: 'no-preset',
          name: describeValue(name),
          advice: adviceFor(name, names, sentence('the presets are {names,list}', { names })),
        })
      : sentence("a preset is a name, such as '{example}'; got {got:phrase}", {
          detail: 'preset-type',
          example: names[0]!,
          got: describeValue(name),
        }),
    ['preset'],
  )
}

function namedRule(name: string): Rule {
  const found = findRule(name)
  if (found !== undefined) return found
  const names = catalogue.map((rule) => rule.name)
  const said = sentence('there is no rule {name:phrase}: {advice:phrase}', {
    detail: 'no-rule',
    name: describeValue(name),
    advice: adviceFor(name, names, sentence('the rules are {names,list}', { names })),
  })
  throw new ChoiceFault(said, ['rules', name], { at: 'name' })
}

function namedOption({ name: rule, options }: Rule, name: string): RuleOption {
  const found = options.find((option) => option.name === name)
  if (found !== undefined) return found
  const names = options.map((option) => option.name)
  const facts = { rule, name: describeValue(name) }
  const said =
    names.length === 0
      ? sentence('the rule {rule} has no option {name:phrase}, nor any other', {
          detail: 'no-options',
          ...facts,
        })
      : sentence('the rule {rule} has no option {name:phrase}: {advice:phrase}', {
          detail: 'no-option',
          ...facts,
          advice: adviceFor(name, names, sentence('its options are {names,list}', { names })),
        })
  throw new ChoiceFault(said, ['rules', rule, name], { at: 'name' })
}

/** @param list - The advice if no word is near. */
export function adviceFor(word: string, words: readonly string[], list: Sentence): Sentence {
  const near = suggest(word, words)
  return near === null ? list : sentence('did you mean {near}?', { near })
}
