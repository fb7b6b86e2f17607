export {
  percentEncodeAfterEncoding,
  percentEncodeByte,
  percentEncodeSet,
  utf8PercentDecode,
  utf8PercentEncode,
} from './checked.ts'
export { percentDecodeBytes, percentDecodeString } from './percent-decode.ts'
export type { Encoder } from './percent-encode.ts'
export {
  C0_CONTROL,
  COMPONENT,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
} from './percent-encode-set.ts'
export { utf8PercentDecodeStrict } from './utf8-percent-decode-strict.ts'
