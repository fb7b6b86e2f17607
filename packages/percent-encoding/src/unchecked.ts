/** Functions of the main entry for callers that have strings. A class of URLs gets no error classes with them. */
export { percentEncodeAfterEncoding, utf8PercentEncode } from './percent-encode.ts'
export { utf8PercentDecode } from './utf8-percent-decode.ts'
