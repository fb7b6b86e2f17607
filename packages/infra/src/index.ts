export { concatBytes } from './bytes.ts'
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
export { count, counted } from './counts.ts'
export { deepFreeze } from './deep-freeze.ts'
export { escapeHidden } from './escape-hidden.ts'
export { copyText, flatten, flattenAscii, LONG_TEXT } from './flatten.ts'
export { hasOwn } from './has-own.ts'
export { quote, quoteAround, safeMessage, shorten } from './quote.ts'
export { asciiLowercase, isAsciiString, toScalarValueString } from './strings.ts'
export { utf8CodePointAt, utf8Decode, utf8DecodeStrict, utf8Encode, utf8Length } from './utf-8.ts'
