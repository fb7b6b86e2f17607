import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'

/** Kinds of differences between two URLs. The first matter most: they decide whether the two are one page. */
const CODES = [
  'not-a-url',
  'missing-scheme',
  'host',
  'port',
  'subdomain',
  'path',
  'parameter-value',
  'parameter',
  'path-case',
  'scheme',
  'www',
  'user-name',
  'password',
  'directory-index',
  'trailing-slash',
  'repeated-slashes',
  'unicode-form',
  'session-id',
  'parameter-order',
  'tracking-parameter',
  'repeated-parameter',
  'equals-sign',
  'empty-parameter',
  'empty-query',
  'fragment',
  'empty-fragment',
  'dot-after-host',
  'percent-encoding',
  'space-encoding',
  'visual-separators',
  'dot-segments',
  'empty-path',
  'backslash',
  'drive-letter',
  'host-spelling',
  'host-case',
  'scheme-case',
  'default-port',
  'empty-credentials',
  'between-parts',
] as const

/** The kind of a difference, such as `trailing-slash`. */
export type DifferenceCode = (typeof CODES)[number]

/** One difference between two URLs. */
export interface UrlDifference {
  readonly code: DifferenceCode
  /** What differs, in English: a part of a sentence, such as `the trailing slash`. */
  readonly what: string
  /** The facts in `what`, as plain values, for other languages. Absent if it has none. */
  readonly data?: Facts
}

/** Between http and https, a scheme matters less than a host; between others, nothing matters more. */
export function rankOf({ code, data }: UrlDifference): number {
  const isOther = code === 'scheme' && !(isWeb(data?.['a']) && isWeb(data?.['b']))
  return isOther ? -1 : CODES.indexOf(code)
}

export function isWeb(scheme: unknown): boolean {
  return scheme === 'http' || scheme === 'https'
}

export function named(code: DifferenceCode, what: Sentence): UrlDifference {
  return { code, ...tell({ what }) }
}

export const PERCENT_ENCODING: UrlDifference = /* @__PURE__ */ named(
  'percent-encoding',
  /* @__PURE__ */ sentence('the spelling of percent-encoding'),
)
