/** For Waymark's own packages only. It has the parser's live registers, and checks no arguments. */
export { parseText, parseTextWithErrors, parseUrlText } from './basic-url-parser.ts'
export { explainFailure, FAILURES } from './failures.ts'
export { replaceParts } from './record/replace-parts.ts'
export { requireRecord, takeRecord, UrlRecord } from './record/url-record.ts'
export {
  type Override,
  overrideFragment,
  overrideHost,
  overrideHostname,
  overridePath,
  overridePort,
  overrideQuery,
  overrideScheme,
  overrideWith,
  replaceFragment,
  replacePassword,
  replacePort,
  replaceQuery,
  replaceUsername,
} from './state-overrides.ts'
export { Base } from './text/base.ts'
export { forgetResult, type ParseHost, parser, takeResult } from './text/parser.ts'
export { FILE, isSpecialKind, kindOfScheme } from './text/scheme-kind.ts'
export { isTabOrNewline, removeTabsAndNewlines } from './text/tabs-and-newlines.ts'
export { offsetOf, type UrlText } from './text/url-text.ts'
