import { isRecord, type OptionType, optionType } from '@waymark/infra/options'
import { isStateOverride } from './state-overrides.ts'

/** Also of another copy of this package; the `URL` of an engine is not a record. */
function isUrlRecord(value: unknown): boolean {
  return isRecord(value) && typeof value['hasOpaquePath'] === 'boolean'
}

export const BASE: OptionType = /* @__PURE__ */ optionType(
  'a string, a URL record or null',
  (value) => value === null || typeof value === 'string' || isUrlRecord(value),
)

export const RECORD: OptionType = /* @__PURE__ */ optionType(
  'a URL record or null',
  (value) => value === null || isUrlRecord(value),
)

export const CALLBACK: OptionType = /* @__PURE__ */ optionType(
  'a function or null',
  (value) => value === null || typeof value === 'function',
)

export const ENCODER: OptionType = /* @__PURE__ */ optionType(
  'an encoder or null',
  (value) => value === null || (isRecord(value) && typeof value['encode'] === 'function'),
)

export const STATE_OVERRIDE: OptionType = /* @__PURE__ */ optionType(
  'the name of a state that can be overridden, or null',
  (value) => value === null || isStateOverride(value),
)
