/** For Waymark's own packages only. */
export { concatBytes } from './bytes.ts'
export {
  copyOptions,
  ownOptions,
  requireOptions,
  requireValue,
  unknownOption,
  unreadError,
  wrongValue,
} from './check-options.ts'
export { count } from './counts.ts'
export { deepFreeze } from './deep-freeze.ts'
export { describeValue, isRecord } from './describe-value.ts'
export { escapeHidden } from './escape-hidden.ts'
export { copyText, flatten, flattenAscii, LONG_TEXT } from './flatten.ts'
export { hasOwn } from './has-own.ts'
export { type JsonMember, JsonPlaces, type JsonRange, pointerSteps, pointTo } from './json.ts'
export { findJsonFault, type JsonFault, readJsonToken } from './json-syntax.ts'
export { lastStart } from './last-start.ts'
export { pathPattern } from './path-pattern.ts'
export { quote, quoteAround, safeMessage, shorten } from './quote.ts'
export { refusedArgument } from './refused-argument.ts'
export {
  ENGLISH,
  type FactsOf,
  factNames,
  fill,
  mapTexts,
  reword,
  type Sentence,
  type Speaker,
  sentence,
  tell,
  type Wording,
  wordings,
} from './sentence.ts'
export { suggest, suggestSome } from './suggest.ts'
export { TextPosition } from './text-position.ts'
export { utf8CodePointAt } from './utf-8.ts'
export { createNameTest, wildcardPattern } from './wildcard.ts'
