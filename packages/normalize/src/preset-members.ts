import { isRecord, ownOptions, unreadError } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, optionType, RECORD, STRING } from '@waymark/infra/options'
import type { Preset, Runnable } from './preset.ts'
import { optionsOfPreset, PROCEDURE, refuseUnread } from './rule-options.ts'

/** What a preset has. */
const PRESET_MEMBERS: OptionTable<Preset> = {
  name: STRING,
  summary: STRING,
  explain: STRING,
  caution: STRING,
  merges: /* @__PURE__ */ optionType(
    'a list of two URLs',
    (value) =>
      Array.isArray(value) && value.length === 2 && value.every((url) => typeof url === 'string'),
  ),
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

/**
 * Refuses a preset with a misspelt member, a wrong one, options that it does not take, or rules that its canonicaliser would leave without effect.
 *
 * @throws OptionError
 */
export function checkPresetMembers(preset: Runnable): void {
  preset = checkOptions(preset, PRESET_MEMBERS)
  if (preset.canonicalizer !== undefined && preset.rules.length > 0) {
    throw unreadError('rules', PROCEDURE, [])
  }
  const options = ownOptions(preset.options)
  refuseUnread(preset, options, options.model)
  checkOptions(preset.options, optionsOfPreset(preset))
}
