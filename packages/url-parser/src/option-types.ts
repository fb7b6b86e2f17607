import { isRecord } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import { isRecordLike } from './record/url-record.ts'
import { isStateOverride } from './state-overrides.ts'

export const BASE: OptionType = /* @__PURE__ */ optionType(
  'a string, a URL record or null',
  (value) => value === null || typeof value === 'string' || isRecordLike(value),
)

export const RECORD: OptionType = /* @__PURE__ */ optionType(
  'a URL record or null',
  (value) => value === null || isRecordLike(value),
)

export const ENCODER: OptionType = /* @__PURE__ */ optionType(
  'an encoder or null',
  (value) => value === null || (isRecord(value) && typeof value['encode'] === 'function'),
)

export const STATE_OVERRIDE: OptionType = /* @__PURE__ */ optionType(
  'the name of a state that can be overridden, or null',
  (value) => value === null || isStateOverride(value),
)
