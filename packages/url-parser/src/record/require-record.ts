import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import type { UrlText } from '../text/url-text.ts'
import type { UrlRecord } from './url-record.ts'

const RECORD: ArgumentType = {
  expected: 'a URL record',
  remedy: 'parseUrl makes one of a string, such as the `href` of a URL, or returns null',
}

/** Whether a value is a record, also of another copy of this package; the `URL` of an engine is not one. */
export function isRecordLike(value: unknown): value is UrlRecord {
  // Any value but `null` and `undefined` has members.
  return typeof (value as UrlRecord | null | undefined)?.hasOpaquePath === 'boolean'
}

/**
 * Refuses what is not a URL record, such as a string or a `URL`.
 *
 * @param name - Of the parameter, for the message.
 * @throws ArgumentError
 *
 * @example
 * ```ts
 * import { requireRecord } from '@waymark/url-parser'
 *
 * requireRecord('https://a.example/') // throws `url` must be a URL record; got a string
 * ```
 */
export function requireRecord(url: unknown, name = 'url'): asserts url is UrlRecord {
  if (!isRecordLike(url)) throw wrongArgument(name, RECORD, url)
}

const BASE: ArgumentType = {
  expected: 'a string, a URL record or null',
  remedy: 'of a URL, pass its `href`',
}

/** Refuses what is not the base of a parser that takes strings, too. */
export function requireBase(base: unknown): asserts base is UrlRecord | string | null {
  if (base !== null && typeof base !== 'string' && !isRecordLike(base)) {
    throw wrongArgument('base', BASE, base)
  }
}

/** Refuses what does not have the offsets of a serialised URL. */
export function requireUrlText(url: unknown): asserts url is UrlText {
  // Any value but `null` and `undefined` has members.
  const { schemeEnd, hostStart } = (url ?? {}) as Partial<UrlText>
  if (typeof schemeEnd !== 'number' || typeof hostStart !== 'number') {
    throw wrongArgument('url', RECORD, url)
  }
}
