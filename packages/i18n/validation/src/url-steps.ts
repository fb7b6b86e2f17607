import { type TraceStep, traceRecord } from '@waymark/normalize/core'
import { serializeUrl } from '@waymark/url-parser'
import type { AcceptedURL, ReadURL } from './url-reader.ts'

/**
 * The trace from an accepted URL, as it is written, to its normal form.
 *
 * @example
 * ```ts
 * import { createURLSourceEntryValidator, stepsOf } from '@waymark/i18n-validation'
 *
 * const validate = createURLSourceEntryValidator()
 * const [url] = validate({ loc: 'https://a.example/tea/?q' }).urls
 * url.error === null && stepsOf(url).map(({ rule }) => rule) // => ['trailing-slash', 'remove-query']
 * ```
 */
export function stepsOf(url: AcceptedURL): readonly TraceStep[] {
  // Only this package makes accepted URLs.
  const { written, record, ruleSet, memo } = url as ReadURL
  memo.steps ??= traceRecord(written, record, ruleSet).steps
  return memo.steps
}

/**
 * The rules of `@waymark/normalize` that make the normal form of an accepted URL, in their order.
 *
 * @example
 * ```ts
 * import { createURLSourceEntryValidator, rulesOf } from '@waymark/i18n-validation'
 *
 * const validate = createURLSourceEntryValidator()
 * const [url] = validate({ loc: 'https://a.example/tea/?q' }).urls
 * url.error === null && rulesOf(url) // => ['trailing-slash', 'remove-query']
 * ```
 */
export function rulesOf(url: AcceptedURL): readonly string[] {
  // As above.
  const own = url as ReadURL
  own.memo.rules ??= url.data === url.written ? [] : rulesThatChange(own)
  return own.memo.rules
}

function rulesThatChange(url: ReadURL): readonly string[] {
  // If the parser has changed nothing, as usual, the records show which rules change the URL. Otherwise the trace locates
  // the parts of the input to find what the parser changes.
  if (serializeUrl(url.record) !== url.written) {
    return [...new Set(stepsOf(url).map(({ rule }) => rule))]
  }
  const { rules, options } = url.ruleSet
  let record = url.record
  return rules.flatMap((rule) => {
    const before = record
    record = rule.apply(record, options)
    return record === before ? [] : [rule.name]
  })
}
