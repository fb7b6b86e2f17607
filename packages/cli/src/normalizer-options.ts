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
  { name: 'keep-query', summary: 'Does not drop the query, whatever the preset says.' },
  { name: 'keep-fragment', summary: 'Does not drop the fragment, in the same way.' },
]

/** The preset or the rules that were asked for, changed as the other options say. */
export function chosenPreset(values: OptionValues): Preset {
  const names = values.text('rule')
  const presetName = values.text('preset')
  if (names !== null && presetName !== null) {
    throw usageFailure('--rule runs no rules of a preset: leave out --preset or --rule')
  }
  const chosen = names === null ? namedPreset(presetName ?? DEFAULT_PRESET) : presetOf(names)
  if (names !== null) refuseKeeping(values, chosen)
  if (chosen.canonicalizer !== undefined) refuseChanging(values, chosen)
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

/** Named rules are run, and no others: there is nothing to leave out. */
function refuseKeeping(values: OptionValues, { rules: named }: Preset): void {
  for (const part of ['query', 'fragment']) {
    if (!values.isOn(`keep-${part}`)) continue
    const rule = `remove-${part}`
    throw usageFailure(
      named.some(({ name }) => name === rule)
        ? `--keep-${part} keeps the ${part} that --rule ${rule} drops: leave one of them out`
        : `--keep-${part} changes a preset, and --rule runs none: leave out --keep-${part}`,
    )
  }
}

/** A preset that is one procedure has no rules that could be left out or added. */
function refuseChanging(values: OptionValues, { name }: Preset): void {
  const given = [
    ...(values.text('trailing-slash') === null ? [] : ['--trailing-slash']),
    ...['--keep-query', '--keep-fragment'].filter((option) => values.isOn(option.slice(2))),
  ]
  if (given.length === 0) return
  const options = given.join(' and ')
  throw usageFailure(
    `${options}: the preset ${name} is one procedure, which no option changes: leave out ${options}, or choose another preset`,
  )
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
