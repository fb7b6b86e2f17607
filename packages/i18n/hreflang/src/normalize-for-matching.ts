import {
  BOOLEAN,
  checkOptions,
  type OptionTable,
  type OptionType,
  oneOf,
  wrongValue,
} from '@waymark/infra/options'
import { normalizeRecord, seo } from '@waymark/normalize/core'
import { decodeUnreserved, uppercasePercentEncoding } from '@waymark/rfc3986'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import type { Match, NormalizeForMatching } from './match.ts'

/** How the paths of addresses that match end. */
export type TrailingSlash = 'never' | 'always' | 'preserve'

/** What the URL parser drops before it reads a scheme: C0 controls and spaces in front, tabs and newlines anywhere. */
const SCHEME =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the URL Standard names this range
  /^[\u0000-\u0020]*([a-z][a-z0-9+.\t\n\r-]*):/i

/** What else besides trailing slashes tells no pages apart. */
export interface MatchingOptions {
  /** Whether addresses that differ in the query are one page, `true` unless told otherwise. */
  readonly removeQuery?: boolean | undefined
  /** The same of the fragment. */
  readonly removeFragment?: boolean | undefined
}

/** The option `trailingSlash`. */
export const TRAILING_SLASH: OptionType = /* @__PURE__ */ oneOf('never', 'always', 'preserve')

const MATCHING_OPTIONS: OptionTable<MatchingOptions> = {
  removeQuery: BOOLEAN,
  removeFragment: BOOLEAN,
}

/**
 * Makes the normaliser of the SEO preset: no query, no fragment, one way with trailing slashes, http and https only.
 *
 * Escapes stay as they are written; for matching, those that RFC 3986 calls equivalent are one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 * @param trailingSlash - `never` unless told otherwise; the root path is always `/`.
 */
export function createNormalizeForMatching(
  trailingSlash: TrailingSlash = 'never',
  options: MatchingOptions = {},
): NormalizeForMatching {
  if (!TRAILING_SLASH.accepts(trailingSlash)) {
    throw wrongValue('trailingSlash', TRAILING_SLASH, trailingSlash)
  }
  checkOptions(options, MATCHING_OPTIONS)
  const { removeQuery = true, removeFragment = true } = options
  const rules = seo.rules.filter(
    ({ name }) =>
      (removeQuery || name !== 'remove-query') && (removeFragment || name !== 'remove-fragment'),
  )
  const ruleOptions = { ...seo.options, trailingSlash }
  return (loc): Match => {
    const scheme = SCHEME.exec(loc)?.[1]
    if (scheme === undefined) return { kind: 'relative' }
    if (!/^https?$/i.test(scheme.replace(/[\t\n\r]/g, ''))) return { kind: 'unsupported-protocol' }
    const url = parseUrl(loc)
    if (url === null) return { kind: 'invalid' }
    const normal = serializeUrl(normalizeRecord(url, rules, ruleOptions))
    const key = normal.includes('%') ? decodeUnreserved(uppercasePercentEncoding(normal)) : normal
    return key === normal ? { kind: 'ok', url: normal } : { kind: 'ok', url: normal, key }
  }
}
