import { suggest } from '@waymark/infra/options'
import { type NormalizeOptions, type Preset, presets, type Rule, rules } from '@waymark/normalize'
import type { Option } from './command.ts'
import { usageFailure } from './failure.ts'
import { keepParts, removesPart } from './kept-parts.ts'
import type { OptionValues } from './option-values.ts'

const DEFAULT_PRESET = 'seo'

/** The options that choose the rules of normalisation. */
export const NORMALIZER_OPTIONS: readonly Option[] = [
  {
    name: 'preset',
    value: 'name',
    choices: Object.keys(presets),
    summary: `Which rules run: ${Object.keys(presets).join(', ')}. Default: ${DEFAULT_PRESET}.`,
  },
  {
    name: 'rule',
    value: 'names',
    summary:
      'Runs only these rules, separated by commas, instead of a preset. `waymark rules` lists them.',
  },
  {
    name: 'trailing-slash',
    sets: ['trailingSlash'],
    value: 'policy',
    choices: ['never', 'always', 'preserve'],
    summary: 'Whether paths end with a slash, whatever the preset says. The root path is always /.',
  },
  { name: 'keep-query', summary: 'Keeps the query, whatever the preset says.' },
  { name: 'keep-fragment', summary: 'Keeps the fragment, in the same way.' },
]

/** The chosen preset or rules, adapted to the other options. */
export function chosenPreset(values: OptionValues): Preset {
  const names = values.text('rule')
  const presetName = values.text('preset')
  if (names !== null && presetName !== null) {
    throw usageFailure('--rule replaces the preset: remove --preset or --rule')
  }
  const chosen = names === null ? namedPreset(presetName ?? DEFAULT_PRESET) : presetOf(names)
  if (names !== null) refuseKeeping(values, chosen)
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

/** Whether a rule reads the option that `--trailing-slash` sets. */
function readsTrailingSlash({ options }: Rule): boolean {
  return options.some(({ name }) => name === 'trailingSlash')
}

/** With `--rule`, only the named rules run, so there is nothing for `--keep-…` to leave out. */
function refuseKeeping(values: OptionValues, { rules: named }: Preset): void {
  for (const part of ['query', 'fragment'] as const) {
    if (!values.isOn(`keep-${part}`)) continue
    const rule = named.find((candidate) => removesPart(candidate, part))
    throw usageFailure(
      rule !== undefined
        ? `--keep-${part} keeps the ${part} that --rule ${rule.name} removes: remove one of the two options`
        : `--keep-${part} changes a preset, and --rule runs without one: remove --keep-${part}`,
    )
  }
}

/** A preset that is a single procedure has no rules that could be left out or added. */
function refuseChanging(values: OptionValues, { name }: Preset): void {
  const given = [
    ...(values.text('trailing-slash') === null ? [] : ['--trailing-slash']),
    ...['--keep-query', '--keep-fragment'].filter((option) => values.isOn(option.slice(2))),
  ]
  if (given.length === 0) return
  const options = given.join(' and ')
  throw usageFailure(
    `${options}: the preset ${name} is a single procedure, which no option changes: remove ${options}, or choose another preset`,
  )
}

function namedPreset(name: string): Preset {
  const preset = Object.values(presets).find((candidate) => candidate.name === name)
  // The option accepts only names of presets.
  if (preset === undefined) throw new Error(`no preset ${name}`)
  return preset
}

/** The named rules, in the order of the registry, in which they are designed to run. */
function presetOf(names: string): Preset {
  const wanted = names.split(',').map((name) => name.trim())
  for (const name of wanted) {
    const found = rules.find((rule) => rule.name === name)
    if (found !== undefined) {
      refuseLacking(found)
      continue
    }
    const near = suggest(
      name,
      rules.map((rule) => rule.name),
    )
    const hint = near === null ? '`waymark rules` lists them' : `did you mean ${near}?`
    throw usageFailure(`--rule ${JSON.stringify(name)} is not a rule: ${hint}`)
  }
  return {
    name: 'rules',
    summary: 'The named rules.',
    rules: rules.filter((rule) => wanted.includes(rule.name)),
    options: {},
  }
}

/** Refuses a rule whose options have no defaults: it does nothing without values, which depend on the site. */
function refuseLacking({ name, options }: Rule): void {
  if (options.length === 0 || options.some((option) => option.default !== null)) return
  const needed = options.map((option) => option.name).join(', ')
  throw usageFailure(
    `--rule ${name} needs the option ${needed}, which the command line cannot set: remove the rule, or call normalize of @waymark/normalize`,
  )
}

function isPolicy(value: string | null): value is NonNullable<NormalizeOptions['trailingSlash']> {
  return value === 'never' || value === 'always' || value === 'preserve'
}
