import { type NormalizeOptions, type Preset, presets, type Rule, rules } from '@waymark/normalize'
import type { Option } from './command.ts'
import { usageFailure } from './failure.ts'
import { keepParts } from './kept-parts.ts'
import type { OptionValues } from './option-values.ts'
import { suggest } from './suggestion.ts'

const DEFAULT_PRESET = 'seo'

/** The options with which people choose a normaliser. */
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
      'Runs these rules, separated by commas, and those of no preset; `waymark rules` lists them.',
  },
  {
    name: 'trailing-slash',
    value: 'policy',
    choices: ['never', 'always', 'preserve'],
    summary: 'What the end of a path looks like, whatever the preset says. The root is always /.',
  },
  { name: 'keep-query', summary: 'Leaves the query alone.' },
  { name: 'keep-fragment', summary: 'Leaves the fragment alone.' },
]

/** The preset or the rules that were asked for, changed as the other options say. */
export function chosenPreset(values: OptionValues): Preset {
  const names = values.text('rule')
  const presetName = values.text('preset')
  if (names !== null && presetName !== null) {
    throw usageFailure('--rule runs no rules of a preset: leave out --preset or --rule')
  }
  const chosen = names === null ? namedPreset(presetName ?? DEFAULT_PRESET) : presetOf(names)
  const preset = keepParts(chosen, {
    query: values.isOn('keep-query'),
    fragment: values.isOn('keep-fragment'),
  })
  const policy = values.text('trailing-slash')
  const wanted = policy === null ? [] : rules.filter((rule) => rule.name === 'trailing-slash')
  return {
    ...preset,
    rules: [...preset.rules, ...wanted.filter((rule) => !preset.rules.includes(rule))],
    options: { ...preset.options, ...(isPolicy(policy) ? { trailingSlash: policy } : {}) },
  }
}

function namedPreset(name: string): Preset {
  const preset = Object.values(presets).find((candidate) => candidate.name === name)
  // The choices of the option are the names of the presets.
  if (preset === undefined) throw new Error(`no preset ${name}`)
  return preset
}

/** The named rules, in the registry's order: the one in which they are made to run. */
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
    throw usageFailure(`--rule ${JSON.stringify(name)} is no rule: ${hint}`)
  }
  return {
    name: 'rules',
    summary: 'The rules that were named.',
    rules: rules.filter((rule) => wanted.includes(rule.name)),
    options: {},
  }
}

/** A rule of which no option has a default does nothing of use until somebody who knows the site gives one. */
function refuseLacking({ name, options }: Rule): void {
  if (options.length === 0 || options.some((option) => option.default !== null)) return
  const needed = options.map((option) => option.name).join(', ')
  throw usageFailure(
    `--rule ${name} needs its option ${needed}, which only a program can give: leave the rule out, or call normalize of @waymark/normalize`,
  )
}

function isPolicy(value: string | null): value is NonNullable<NormalizeOptions['trailingSlash']> {
  return value === 'never' || value === 'always' || value === 'preserve'
}
