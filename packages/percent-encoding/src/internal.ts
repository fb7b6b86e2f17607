/** For Waymark's own packages only. Nothing here checks its arguments, or brings a class of errors. */
export {
  percentEncodeAfterEncoding,
  percentEncodeCodePointAt,
  utf8PercentEncode,
} from './percent-encode.ts'
export { unencodedCharacters } from './percent-encode-set.ts'
export { decodeFormPart, utf8PercentDecode } from './utf8-percent-decode.ts'
