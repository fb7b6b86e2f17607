import type { Sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import {
  type NormalizeOptions,
  type Preset,
  presetNamed,
  presets,
  type Rule,
  rules,
} from '@waymark/normalize'
import { DEFAULT_PRESET } from '@waymark/normalize/internal'
import {
  RuleFileError,
  RuleTextError,
  readRuleFile,
  readRuleText,
  writeRuleText,
} from '@waymark/normalize/rule-file'
import type { Option } from './command-description.ts'
import { type Failure, saidBy, usageFailure } from './failure.ts'
import { readJsonFile, type SettingsFile } from './input/json-file.ts'
import { optionFault } from './option-fault.ts'
import type { OptionValues } from './option-values.ts'

/** Joins the values of several `--rule`. The line break is white space to the rules, and tells where one ends. */
const RULE_JOINER = ',\n'

/** Two rules that read only the query, for examples: one that needs an option, and one that usually preserves meaning. */
export function exampleRules(): string {
  const ofQuery = rules.filter(({ reads }) => reads?.join() === 'query')
  const needing = ofQuery.find(({ options }) => options[0]?.default === null)
  const example = needing?.examples.find(([, , options]) => options !== undefined)
  const other = ofQuery.find(({ category }) => category === 'usually-preserves')
  if (needing === undefined || other === undefined) throw new Error('no rules for an example')
  return `${writeRuleText(needing, example?.[2])}, ${other.name}`
}

/** The options that choose the rules of normalisation. */
export const NORMALIZER_OPTIONS: readonly Option[] = [
  {
    name: 'preset',
    value: 'name',
    choices: Object.keys(presets),
    summary: `The preset of rules to run: ${Object.keys(presets).join(', ')}. Default: ${DEFAULT_PRESET}. \`waymark explain --list presets\` describes them.`,
  },
  {
    name: 'rule',
    value: 'rules',
    joiner: RULE_JOINER,
    // Only help asks for it.
    get summary() {
      return `Runs these rules, with their options in parentheses: '${exampleRules()}'. Separate rules by commas, or repeat --rule. With --preset, they are added to the preset or change its options, and \`name=off\` removes a rule; without it, only these rules run. \`waymark explain --list rules\` lists rules and options.`
    },
  },
  {
    name: 'rules',
    value: 'file',
    summary:
      'Reads the rules from a JSON file, which can have other rules for some hosts. The schema is @waymark/normalize/rules.schema.json.',
  },
  {
    name: 'model',
    value: 'model',
    choices: ['whatwg', 'rfc3986'],
    summary:
      'Whether the rules change the URL as the URL Standard parses it (whatwg), or the string as it is written (rfc3986). Default: the model of the preset, or else whatwg.',
  },
  {
    name: 'trailing-slash',
    sets: ['trailingSlash'],
    value: 'policy',
    choices: ['never', 'always', 'preserve'],
    summary: 'Whether paths end with a slash, whatever the preset says. The root path is always /.',
  },
  { name: 'keep-query', summary: 'Keeps the query, whatever the preset says.' },
  { name: 'keep-fragment', summary: 'Keeps the fragment, whatever the preset says.' },
]

/** The chosen preset or rules, adapted to the other options. */
export function chosenPreset(values: OptionValues): Preset {
  const file = rulesFile(values)
  if (file !== null) refuseBesides(values)
  const text = values.text('rule')
  const chosen =
    file !== null
      ? presetOfFile(file)
      : text === null
        ? presetOfOptions(values)
        : presetOfText(text, values)
  if (text !== null && values.text('preset') === null) refuseKeeping(values, chosen)
  if (chosen.canonicalizer !== undefined) refuseChanging(values, chosen)
  const preset = keepParts(chosen, {
    query: values.isOn('keep-query'),
    fragment: values.isOn('keep-fragment'),
  })
  const policy = values.text('trailing-slash')
  const wanted = policy === null ? [] : rules.filter(readsTrailingSlash)
  return {
    ...preset,
    rules: [...preset.rules, ...wanted.filter((rule) => !preset.rules.includes(rule))],
    options: { ...preset.options, ...(isPolicy(policy) ? { trailingSlash: policy } : {}) },
  }
}

/** The rule file that is chosen: by its name, or as a part of the configuration. */
function rulesFile(values: OptionValues): SettingsFile | null {
  const path = values.text('rules')
  if (path !== null) return readJsonFile(path)
  return values.text('preset') === null && values.text('rule') === null ? values.rules : null
}

/** A rule file says which rules run, so that they are not in two places. */
function refuseBesides(values: OptionValues): void {
  const given = ['preset', 'rule', 'model'].filter((name) => values.text(name) !== null)
  if (given.length === 0) return
  throw usageFailure(
    'the rule file says which rules run, and on what: remove {options}, or change the file',
    { detail: 'rule-file-says', options: given.map((name) => `--${name}`) },
  )
}

function presetOfFile(file: SettingsFile): Preset {
  try {
    return readRuleFile(file.value)
  } catch (error) {
    if (error instanceof RuleFileError) throw file.fault(ruleFault(error), error.pointer, error.at)
    throw error
  }
}

function presetOfOptions(values: OptionValues): Preset {
  const preset = values.text('preset') ?? DEFAULT_PRESET
  const model = values.text('model')
  try {
    return readRuleFile({ preset, ...(model === null ? {} : { model }) })
  } catch (error) {
    // The options accept only names of presets and models, which may not go together.
    if (!(error instanceof RuleFileError)) throw error
    throw usageFailure('--model {model}: {message:phrase}', {
      model: model ?? '',
      message: ruleFault(error),
    })
  }
}

function presetOfText(text: string, values: OptionValues): Preset {
  const preset = values.text('preset')
  const model = values.text('model')
  try {
    return readRuleText(text, {
      ...(preset === null ? {} : { preset: presetNamed(preset) }),
      ...(model === 'whatwg' || model === 'rfc3986' ? { model } : {}),
    })
  } catch (error) {
    if (!(error instanceof RuleTextError)) throw error
    throw wrongRuleText(text, error)
  }
}

/** What is wrong with rules, or with an option of a rule. */
function ruleFault(error: RuleFileError | RuleTextError): Sentence {
  return error.cause instanceof OptionError ? optionFault(error.cause) : saidBy(error)
}

/** The failure at a place in the rules of `--rule`, or in those of one of several. */
function wrongRuleText(text: string, error: RuleTextError): Failure {
  const before = text.slice(0, error.start).split(RULE_JOINER)
  const facts = { column: before.at(-1)!.length + 1, message: ruleFault(error) }
  return text.includes(RULE_JOINER)
    ? usageFailure('--rule number {number:digits}, column {column:digits}: {message:phrase}', {
        ...facts,
        number: before.length,
      })
    : usageFailure('--rule, column {column:digits}: {message:phrase}', facts)
}

/** Whether a rule reads the option that `--trailing-slash` sets. */
function readsTrailingSlash({ options }: Rule): boolean {
  return options.some(({ name }) => name === 'trailingSlash')
}

/** With `--rule` alone, only the named rules run, so there is nothing for `--keep-…` to leave out. */
function refuseKeeping(values: OptionValues, { rules: named }: Preset): void {
  for (const part of ['query', 'fragment'] as const) {
    if (!values.isOn(`keep-${part}`)) continue
    const rule = named.find((candidate) => removesPart(candidate, part))
    const option = `keep-${part}`
    if (rule === undefined) {
      throw usageFailure(
        '--{option} changes a preset, and --rule runs without one: remove --{option}, or add --preset',
        { detail: 'rule-without-preset', option },
      )
    }
    const facts = { option, rule: rule.name }
    throw part === 'query'
      ? usageFailure(
          '--{option} keeps the query that --rule {rule} removes: remove one of the two options',
          { detail: 'keeps-query', ...facts },
        )
      : usageFailure(
          '--{option} keeps the fragment that --rule {rule} removes: remove one of the two options',
          { detail: 'keeps-fragment', ...facts },
        )
  }
}

/** A preset that is a single procedure has no rules that could be left out or added. */
function refuseChanging(values: OptionValues, { name, canonicalizer }: Preset): void {
  const options = [
    ...(values.text('trailing-slash') === null ? [] : ['--trailing-slash']),
    ...['--keep-query', '--keep-fragment'].filter((option) => values.isOn(option.slice(2))),
  ]
  if (options.length === 0) return
  if (canonicalizer?.file !== undefined) {
    throw usageFailure(
      '{options}: the rules differ between hosts: remove {options}, or change the rule file',
      { detail: 'rules-by-host', options },
    )
  }
  throw usageFailure(
    '{options}: the preset {name} is a single procedure, which no option changes: remove {options}, or choose another preset',
    { detail: 'fixed-preset', options, name },
  )
}

function isPolicy(value: string | null): value is NonNullable<NormalizeOptions['trailingSlash']> {
  return value === 'never' || value === 'always' || value === 'preserve'
}

/** A preset without the rules that remove the parts to keep. */
function keepParts(
  preset: Preset,
  { query, fragment }: { readonly query: boolean; readonly fragment: boolean },
): Preset {
  const isKept = (rule: Rule): boolean =>
    (query && removesPart(rule, 'query')) || (fragment && removesPart(rule, 'fragment'))
  return { ...preset, rules: preset.rules.filter((rule) => !isKept(rule)) }
}

/** Whether a rule always removes a component, whatever its content. */
function removesPart({ effects }: Rule, part: 'query' | 'fragment'): boolean {
  return effects?.({}).some((effect) => effect.kind === 'drop' && effect.part === part) === true
}
