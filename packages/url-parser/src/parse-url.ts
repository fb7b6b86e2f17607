import { requireString } from '@waymark/infra/argument'
import { CALLBACK, checkOptions, LIMIT, type OptionTable } from '@waymark/infra/options'
import type { Encoder } from '@waymark/percent-encoding'
import { BASE, ENCODER } from './option-types.ts'
import { parseRecord } from './parse-record.ts'
import type { UrlRecord } from './record/url-record.ts'
import type { Reporter } from './record/validation-error.ts'
import { checkLength } from './text/input-length.ts'
import type { ParseHost } from './text/parser.ts'

/** The options of `parseUrl`. */
export interface ParseUrlOptions {
  /** The base URL for a relative URL. A string is parsed first, and must parse. */
  readonly base?: UrlRecord | string | null | undefined
  /** Called for each validation error of the input, in the order of the standard's steps, after parsing. */
  readonly report?: Reporter | null | undefined
  /** Encodes the query; `null`, the default, is UTF-8. It is called while the URL is parsed. */
  readonly encoder?: Encoder | null | undefined
  /**
   * The most UTF-16 code units that the input, or a base given as a string, may have. Default: any number, because
   * the time is linear; but a result can be nine times as long as its input, and longer with an encoder.
   */
  readonly maxLength?: number | undefined
}

export const PARSE_URL_OPTIONS: OptionTable<ParseUrlOptions> = {
  base: BASE,
  report: CALLBACK,
  encoder: ENCODER,
  maxLength: LIMIT,
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
  if (options !== NO_PARSE_OPTIONS) options = checkOptions(options, PARSE_URL_OPTIONS)
  const {
    base = null,
    encoder = null,
    report = null,
    maxLength = Number.POSITIVE_INFINITY,
  } = options
  requireString(input, 'input')
  checkLength(input, maxLength)
  if (typeof base === 'string') checkLength(base, maxLength)
  const baseRecord = toBaseRecord(base, parseHost)
  if (baseRecord === null && base !== null) return null
  return parseRecord(input, baseRecord, encoder, report, parseHost)
}

/** The record of a base; `null` for no base, and for a string that does not parse. */
export function toBaseRecord(
  base: UrlRecord | string | null,
  parseHost: ParseHost,
): UrlRecord | null {
  return typeof base === 'string' ? parseRecord(base, null, null, null, parseHost) : base
}
