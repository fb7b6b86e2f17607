import {
  checkOptions,
  isRecord,
  type OptionTable,
  optionType,
  ownOptions,
  RECORD,
  STRING,
  unreadError,
} from '@waymark/infra/options'
import type { Preset, Runnable } from './preset.ts'
import { PROCEDURE, refuseUnread } from './rule-options.ts'

/** What a preset has. */
const PRESET_MEMBERS: OptionTable<Preset> = {
  name: STRING,
  summary: STRING,
  explain: STRING,
  caution: STRING,
  rules: /* @__PURE__ */ optionType('a list of rules', Array.isArray),
  options: RECORD,
  schemes: /* @__PURE__ */ optionType(
    "a list of schemes in lower case and without colons, such as ['https', 'http']",
    (value) =>
      Array.isArray(value) &&
      value.every((item) => typeof item === 'string' && /^[a-z][a-z\d+.-]*$/.test(item)),
  ),
  canonicalizer: /* @__PURE__ */ optionType(
    'an object with the function `canonicalize`',
    (value) => (isRecord(value) ? typeof value['canonicalize'] === 'function' : false),
  ),
}

/** The presets whose members were right. */
const right = /* @__PURE__ */ new WeakSet<object>()

/**
 * Refuses a preset with a misspelt member, a wrong one, or rules that its canonicaliser would leave without effect; looks
 * at each object once.
 *
 * @throws OptionError
 */
export function checkPresetMembers(preset: Runnable): void {
  if (right.has(preset)) return
  preset = checkOptions(preset, PRESET_MEMBERS)
  if (preset.canonicalizer !== undefined && preset.rules.length > 0) {
    throw unreadError('rules', PROCEDURE, [])
  }
  const options = ownOptions(preset.options)
  refuseUnread(preset, options, options.model)
  right.add(preset)
}
