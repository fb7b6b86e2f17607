import {
  createNormalizer,
  type Preset,
  presets,
  ruleNamed,
  rules,
  selectRules,
} from '@waymark/normalize'
import type { Choice, Implementation, OpSettings } from '../op.ts'
import { resolvingPreset } from '../resolving-preset.ts'
import { unknownName } from '../unknown-name.ts'

export const normalize: Implementation = {
  options: ['base'],
  bind: (settings, choice) => createNormalizer(presetOf(settings, choice)),
  presetOf,
}

function presetOf({ base }: OpSettings, choice: Choice): Preset {
  return resolvingPreset(
    typeof choice === 'string' ? presetNamed(choice) : (choice as Preset),
    base,
  )
}

/** A preset, or rules with commas between their names. */
function presetNamed(text: string): Preset {
  const names = text.split(',').map((name) => name.trim())
  const known: readonly string[] = rules.map(({ name }) => name)
  const wrong = names.find((name) => !known.includes(name))
  if (wrong === undefined) return selectRules(names.map(ruleNamed), {})
  if (names.length > 1) throw unknownName('preset', wrong, known, 'rule')
  if (Object.hasOwn(presets, wrong)) return presets[wrong as keyof typeof presets]
  throw unknownName('preset', wrong, [...Object.keys(presets), ...known])
}
