export { percentDecodeBytes, percentDecodeString } from './percent-decode.ts'
export {
  type Encoder,
  percentEncodeAfterEncoding,
  percentEncodeByte,
  percentEncodeCodePointAt,
  utf8PercentEncode,
} from './percent-encode.ts'
export {
  C0_CONTROL,
  COMPONENT,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  percentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  unencodedCharacters,
} from './percent-encode-set.ts'
export { decodeFormPart, utf8PercentDecode } from './utf8-percent-decode.ts'
export { utf8PercentDecodeStrict } from './utf8-percent-decode-strict.ts'
