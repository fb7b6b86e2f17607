import {
  rules as catalogue,
  normalizeWith as normalizeByPreset,
  type Preset,
  presets,
  selectRules,
} from '@waymark/normalize'
import { rememberLast } from './last-made.ts'
import { unknownName } from './unknown-name.ts'

const presetOf = /* @__PURE__ */ rememberLast((text): Preset => {
  if (Object.hasOwn(presets, text)) return selectRules(text)
  const names = text.split(',').map((name) => name.trim())
  const known = catalogue.map(({ name }) => name)
  for (const name of names) {
    if (known.includes(name)) continue
    if (names.length > 1) throw unknownName('rule', name, known)
    throw unknownName('preset or rule', name, [...Object.keys(presets), ...known])
  }
  return selectRules(names)
})

/** @throws TypeError for a preset or rule that does not exist, or a rule that lacks an option it needs. */
export function normalizeWith(url: unknown, rules: unknown): string | null {
  if (typeof url !== 'string' || typeof rules !== 'string') return null
  return normalizeByPreset(url, presetOf(rules))
}
