import { ArgumentError } from '@waymark/infra/argument'
import { sentence } from '@waymark/infra/internal'
import type { Preset } from './preset.ts'
import { presets } from './presets/index.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules/index.ts'

export function findPreset(name: string): Preset | undefined {
  return Object.values(presets).find((preset) => preset.name === name)
}

export function findRule(name: string): Rule | undefined {
  return rules.find((rule) => rule.name === name)
}

/**
 * The preset with a name that is not known before the program runs, such as one of a command line.
 *
 * @throws TypeError if no preset has the name.
 *
 * @example
 * ```ts
 * import { normalize, presetNamed } from '@waymark/normalize'
 *
 * const { PRESET = 'crawler' } = {} // Such as process.env.
 * normalize('https://a.example/?b&a#top', presetNamed(PRESET)) // => 'https://a.example/?a&b'
 * presetNamed('crawlers') // throws There is no preset "crawlers"
 * ```
 */
export function presetNamed(name: string): Preset {
  const found = findPreset(name)
  if (found !== undefined) return found
  throw new ArgumentError(
    'preset',
    sentence(
      'There is no preset {name:quote}; the presets are {known,list}. For one rule, give a list: [{name:quote}]',
      { name: String(name), known: Object.keys(presets) },
    ),
  )
}

/**
 * The rule with a name that is not known before the program runs, such as one of a command line.
 *
 * @throws TypeError if no rule of the catalogue has the name.
 *
 * @example
 * ```ts
 * import { normalize, ruleNamed } from '@waymark/normalize'
 *
 * const names = 'sort-query,remove-fragment'.split(',')
 * normalize('https://a.example/?b&a#top', names.map(ruleNamed)) // => 'https://a.example/?a&b'
 * ruleNamed('sort') // throws There is no rule "sort"
 * ```
 */
export function ruleNamed(name: string): Rule {
  const found = findRule(name)
  if (found !== undefined) return found
  throw new ArgumentError(
    'rule',
    sentence('There is no rule {name:quote}; the rules are {known,list}', {
      name: String(name),
      known: rules.map((rule) => rule.name),
    }),
  )
}
