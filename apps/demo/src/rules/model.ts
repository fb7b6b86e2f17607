import {
  type Category,
  type Model,
  type Preset,
  pickOptions,
  presets,
  type Rule,
  rules,
  traceWith,
} from '@waymark/normalize'
import { type Clip, clip } from '../clip.ts'
import { type Marked, markSpan } from '../marked.ts'
import { stepReason } from '../texts/problem-text.ts'
import { packageTexts } from '../words/translation.ts'
import { cutFootprints, type Footprint } from './footprints.ts'
import { mergeSettings, type Setting, settingsOf } from './settings.ts'
import type { RulesState } from './state.ts'
import { rulesWords } from './words.ts'

/** Everything the page shows for a URL and the rules that are on, as plain data. */
export interface RulesView {
  readonly preset: PresetView
  readonly model: Model
  readonly switches: readonly Switch[]
  readonly result: RulesResult
  readonly footprints: readonly Footprint[]
  readonly steps: readonly Step[]
  /** What changed, for those who listen instead of looking. */
  readonly summary: string
  /** What can be copied. */
  readonly wholes: { readonly url: string }
}

export interface PresetView {
  readonly name: string
  readonly summary: string
  /** Defined as a whole, so that there is nothing to switch. */
  readonly isWhole: boolean
  readonly isChanged: boolean
}

/** One rule of the catalogue, on or off. */
export interface Switch {
  readonly rule: string
  readonly category: Category
  readonly summary: string
  readonly explain: string
  readonly source: string
  readonly on: boolean
  /** Whether the rule means something on the model, and the preset lets it be switched. */
  readonly usable: boolean
  /** The numbers of the steps in which it acted, whether it is on or the parser did its work. */
  readonly acted: readonly number[]
  readonly settings: readonly Setting[]
}

export type RulesResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly why: string }
  | {
      readonly kind: 'unchanged' | 'changed'
      readonly url: Clip
      /** The category with the greatest cost among the steps; `null` without steps. */
      readonly cost: Category | null
    }

export interface Step {
  readonly reason: string
  readonly number: number
  readonly rule: string
  readonly category: Category
  readonly before: Marked
  readonly after: Marked
  /** Done by the URL parser, and so not to be switched off. */
  readonly byParser: boolean
}

const CATEGORIES: readonly Category[] = ['preserves', 'usually-preserves', 'changes']

/** The presets by name, in their own order. */
export const presetList: readonly Preset[] = Object.values(presets)

export function findPreset(name: string): Preset {
  return presetList.find((preset) => preset.name === name) ?? presets['usually-safe']
}

/** Works out what to show. Pure: the same state always gives the same view. */
export function rulesView(state: RulesState, catalogue: readonly Rule[] = rules): RulesView {
  const texts = packageTexts()
  const preset = findPreset(state.preset)
  const isWhole = preset.canonicalizer !== undefined
  const settings = catalogue.map((rule) => settingsOf(rule, preset.options, state.settings))
  const merged = isWhole ? preset.options : mergeSettings(preset.options, settings.flat())
  const model = isWhole ? 'rfc3986' : (state.model ?? preset.options.model ?? 'whatwg')
  const isUsable = (rule: Rule) => !isWhole && (model === 'whatwg' || rule.applyToUri !== undefined)
  const isOn = (rule: Rule) =>
    isUsable(rule) && preset.rules.includes(rule) !== state.toggled.includes(rule.name)
  const running = catalogue.filter(isOn)
  const runnable = isWhole
    ? preset
    : { rules: running, options: pickOptions({ ...merged, model }, running) }
  const { input } = state
  const trace = traceWith(input, runnable)
  const isKnown = input.trim() !== ''
  const steps = trace.steps.map((step, i) => ({
    number: i + 1,
    rule: step.rule,
    category: step.category,
    reason: stepReason(step),
    before: markSpan(step.before, step.start, step.end),
    after: markSpan(step.after, step.start, step.after.length - (step.before.length - step.end)),
    byParser: !isWhole && !running.some(({ name }) => name === step.rule),
  }))
  const result = isKnown ? resultOf(trace.output, steps, isWhole) : NOTHING
  return {
    preset: {
      name: preset.name,
      summary: (texts?.preset(preset) ?? preset).summary,
      isWhole,
      isChanged:
        !isWhole &&
        (state.toggled.length > 0 ||
          model !== (preset.options.model ?? 'whatwg') ||
          settings
            .flat()
            .some(({ kind, value, fallback }) => value !== (kind === 'words' ? fallback : ''))),
    },
    model,
    switches: catalogue.map((rule, i) => {
      const { name, category, summary, explain, source, options } = texts?.rule(rule) ?? rule
      const about = new Map(options.map((option) => [option.name, option.summary]))
      return {
        rule: name,
        category,
        summary,
        explain,
        source,
        on: isOn(rule),
        usable: isUsable(rule),
        acted: steps.filter((step) => step.rule === name).map(({ number }) => number),
        settings: settings[i]!.map((each) => ({ ...each, summary: about.get(each.name)! })),
      }
    }),
    result,
    footprints: isKnown ? cutFootprints(input, trace.steps) : [],
    steps: isKnown ? steps : [],
    summary: summaryOf(result, steps.length),
    wholes: { url: (isKnown ? trace.output : null) ?? '' },
  }
}

/** The state after a switch was used: a rule that is back where its preset has it is not remembered. */
export function toggle(state: RulesState, rule: string): RulesState {
  const toggled = state.toggled.includes(rule)
    ? state.toggled.filter((name) => name !== rule)
    : [...state.toggled, rule]
  return { ...state, toggled }
}

const NOTHING: RulesResult = { kind: 'none' }

function resultOf(output: string | null, steps: readonly Step[], isWhole: boolean): RulesResult {
  if (output === null) {
    const { noForm, notAbsolute } = rulesWords()
    return { kind: 'failed', why: isWhole ? noForm : notAbsolute }
  }
  if (steps.length === 0) return { kind: 'unchanged', url: clip(output), cost: null }
  const dearest = Math.max(...steps.map(({ category }) => CATEGORIES.indexOf(category)))
  return { kind: 'changed', url: clip(output), cost: CATEGORIES[dearest]! }
}

function summaryOf(result: RulesResult, steps: number): string {
  switch (result.kind) {
    case 'none':
      return ''
    case 'failed':
      return result.why
    case 'unchanged':
      return rulesWords().noChange
    case 'changed':
      return rulesWords().stepCount(steps, result.url.text)
  }
}
