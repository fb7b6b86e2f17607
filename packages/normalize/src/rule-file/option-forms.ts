import type { OptionType } from '@waymark/infra/options'
import { PORTS_BY_SCHEME, SITES, STRINGS, STRINGS_BY_NAME } from '../option-types.ts'

/**
 * How the value of an option is written.
 *
 * - `word`: one word, such as `always`.
 * - `switch`: `true` or `false`.
 * - `list`: strings.
 * - `record`: names, each with a string.
 * - `numbers`: names, each with a whole number.
 * - `sites`: sites, each with lists of names.
 */
export type OptionForm = 'word' | 'switch' | 'list' | 'record' | 'numbers' | 'sites'

const FORMS: ReadonlyMap<OptionType, OptionForm> = /* @__PURE__ */ new Map<OptionType, OptionForm>([
  [STRINGS, 'list'],
  [STRINGS_BY_NAME, 'record'],
  [PORTS_BY_SCHEME, 'numbers'],
  [SITES, 'sites'],
])

/** The form of the values that a type accepts. */
export function formOf(type: OptionType): OptionForm {
  return FORMS.get(type) ?? (type.accepts(true) ? 'switch' : 'word')
}
