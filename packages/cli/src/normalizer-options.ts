import { type NormalizeOptions, type Preset, presets, rules } from '@waymark/normalize'
import type { Option } from './command.ts'
import type { OptionValues } from './option-values.ts'

/** The options with which people choose a normaliser. */
export const NORMALIZER_OPTIONS: readonly Option[] = [
  {
    name: 'preset',
    value: 'name',
    choices: Object.keys(presets),
    fallback: 'seo',
    summary: `Which rules run: ${Object.keys(presets).join(', ')}.`,
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

/** The preset that was asked for, changed as the other options say. */
export function chosenPreset(values: OptionValues): Preset {
  const name = values.required('preset')
  const preset = Object.values(presets).find((candidate) => candidate.name === name)
  // The choices of the option are the names of the presets.
  if (preset === undefined) throw new Error(`no preset ${name}`)
  const dropped = [
    ...(values.isOn('keep-query') ? ['remove-query'] : []),
    ...(values.isOn('keep-fragment') ? ['remove-fragment'] : []),
  ]
  const policy = values.text('trailing-slash')
  const wanted = policy === null ? [] : rules.filter((rule) => rule.name === 'trailing-slash')
  return {
    ...preset,
    rules: [
      ...preset.rules.filter((rule) => !dropped.includes(rule.name)),
      ...wanted.filter((rule) => !preset.rules.includes(rule)),
    ],
    options: { ...preset.options, ...(isPolicy(policy) ? { trailingSlash: policy } : {}) },
  }
}

function isPolicy(value: string | null): value is NonNullable<NormalizeOptions['trailingSlash']> {
  return value === 'never' || value === 'always' || value === 'preserve'
}
