export {
  codePointAt,
  hexValue,
  isAsciiAlpha,
  isAsciiAlphanumeric,
  isAsciiDigit,
  isAsciiHexDigit,
  isC0ControlOrSpace,
  isDirectionalFormatting,
  isNoncharacter,
} from './code-points.ts'
export { asciiLowercase, isAsciiString, toScalarValueString } from './strings.ts'
export { utf8Decode, utf8DecodeStrict, utf8Encode, utf8Length } from './utf-8.ts'
