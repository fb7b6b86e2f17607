export {
  hexValue,
  isAsciiAlpha,
  isAsciiAlphanumeric,
  isAsciiDigit,
  isAsciiHexDigit,
  isC0ControlOrSpace,
  isNoncharacter,
} from './code-points.ts'
export { copyText, flatten, flattenAscii, LONG_TEXT } from './flatten.ts'
export { asciiLowercase, isAsciiString, toScalarValueString } from './strings.ts'
export { utf8Decode, utf8Encode } from './utf-8.ts'
