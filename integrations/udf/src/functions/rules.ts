import {
  rules as catalogue,
  createNormalizer,
  type Normalizer,
  presetNamed,
  presets,
  ruleNamed,
} from '@waymark/normalize'
import { rememberLast } from './last-made.ts'
import { unknownName } from './unknown-name.ts'

const normalizerOf = /* @__PURE__ */ rememberLast((text): Normalizer => {
  if (Object.hasOwn(presets, text)) return createNormalizer(presetNamed(text))
  const names = text.split(',').map((name) => name.trim())
  const known = catalogue.map(({ name }) => name)
  for (const name of names) {
    if (known.includes(name)) continue
    if (names.length > 1) throw unknownName(['rule'], name, known)
    throw unknownName(['preset', 'rule'], name, [...Object.keys(presets), ...known])
  }
  return createNormalizer(names.map(ruleNamed))
})

/** @throws TypeError for a preset or rule that does not exist, or a rule that lacks an option it needs. */
export function normalizeWith(url: unknown, rules: unknown): string | null {
  if (typeof url !== 'string' || typeof rules !== 'string') return null
  return normalizerOf(rules)(url)
}
