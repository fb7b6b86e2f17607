/** Functions of the main entry for callers that have strings. They bring no classes of errors, which keeps the URL classes small. */
export { percentEncodeAfterEncoding, utf8PercentEncode } from './percent-encode.ts'
export { utf8PercentDecode } from './utf8-percent-decode.ts'
