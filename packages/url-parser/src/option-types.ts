import {
  COUNT,
  isRecord,
  type OptionTable,
  type OptionType,
  optionType,
  STRING,
} from '@waymark/infra/options'
import { isRecordLike, type RecordParts } from './record/url-record.ts'
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

const STRING_OR_NULL: OptionType = /* @__PURE__ */ optionType(
  'a string or null',
  (value) => value === null || typeof value === 'string',
)

function isHostKind(kind: unknown): boolean {
  switch (kind) {
    case 'domain':
    case 'ipv4':
    case 'ipv6':
    case 'opaque':
    case 'empty':
      return true
    default:
      return false
  }
}

/** What `withParts` takes. */
export const RECORD_PARTS: OptionTable<RecordParts> = {
  scheme: STRING,
  username: STRING,
  password: STRING,
  host: /* @__PURE__ */ optionType(
    'a host or null',
    (value) => value === null || (isRecord(value) && isHostKind(value['kind'])),
  ),
  port: /* @__PURE__ */ optionType(
    'a port or null',
    (value) => value === null || (COUNT.accepts(value) && (value as number) < 65_536),
  ),
  path: /* @__PURE__ */ optionType(
    'a path',
    (value) => isRecord(value) && (value['kind'] === 'opaque' || value['kind'] === 'list'),
  ),
  query: STRING_OR_NULL,
  fragment: STRING_OR_NULL,
}
