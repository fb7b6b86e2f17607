import type { Encoder } from '@waymark/percent-encoding'
import { parseRecord } from './parse-record.ts'
import type { UrlRecord } from './record/url-record.ts'
import type { Reporter } from './record/validation-error.ts'
import { checkLength } from './text/input-length.ts'
import type { ParseHost } from './text/parser.ts'

/** What `parseUrl` may be told. */
export interface ParseUrlOptions {
  /** What a relative URL is relative to. A string is parsed first, and must parse. */
  readonly base?: UrlRecord | string | null
  /** Called for each validation error of the input, in the order of the standard's steps. */
  readonly report?: Reporter | null
  /** Encodes the query; `null`, the default, is UTF-8. */
  readonly encoder?: Encoder | null
  /**
   * The most UTF-16 code units that the input, or a base given as text, may have. Default: any number, for the
   * time is linear; but a result can be nine times as long as its input, and longer with an encoder.
   */
  readonly maxLength?: number
}

/** The default options. */
export const NO_PARSE_OPTIONS: Required<ParseUrlOptions> = {
  base: null,
  report: null,
  encoder: null,
  maxLength: Number.POSITIVE_INFINITY,
}

/** https://url.spec.whatwg.org/#concept-url-parser */
export function runUrlParser(
  input: string,
  options: ParseUrlOptions,
  parseHost: ParseHost,
): UrlRecord | null {
  const {
    base = null,
    encoder = null,
    report = null,
    maxLength = NO_PARSE_OPTIONS.maxLength,
  } = options
  checkLength(input, maxLength)
  if (typeof base === 'string') checkLength(base, maxLength)
  const baseRecord = toBaseRecord(base, parseHost)
  if (baseRecord === null && base !== null) return null
  return parseRecord(input, baseRecord, encoder, report, parseHost)
}

/** The record of a base given as either; `null` for none, and for text that does not parse. */
export function toBaseRecord(
  base: UrlRecord | string | null,
  parseHost: ParseHost,
): UrlRecord | null {
  return typeof base === 'string' ? parseRecord(base, null, null, null, parseHost) : base
}
