import { toScalarValueString } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { CALLBACK, checkOptions, type OptionTable } from '@waymark/infra/options'
import { type Encoder, SPECIAL_QUERY } from '@waymark/percent-encoding'
import { percentEncodeAfterEncoding } from '@waymark/percent-encoding/internal'
import { parseTextWith, parseTextWithBoth } from './basic-url-parser.ts'
import { ENCODER, RECORD, STATE_OVERRIDE } from './option-types.ts'
import { takeRecord, UrlRecord } from './record/url-record.ts'
import type { Reporter, ValidationError } from './record/validation-error.ts'
import { overrideState, type StateOverride } from './state-overrides.ts'
import type { EncodeQuery, ParseHost } from './text/parser.ts'
import { readInput } from './text/read-input.ts'

/** The options of `basicUrlParse`. */
export interface BasicUrlParserOptions {
  /** The base URL; the algorithm takes only a record. */
  readonly base?: UrlRecord | null | undefined
  /**
   * Encodes the query; `null`, the default, is UTF-8. Schemes that always use UTF-8 ignore it. It is called while the URL is
   * parsed.
   */
  readonly encoder?: Encoder | null | undefined
  /** The URL that a state override works on. Give both or neither. */
  readonly url?: UrlRecord | null | undefined
  /** Path, query and fragment are added to: the standard's setters empty theirs first. */
  readonly stateOverride?: StateOverride | null | undefined
  readonly report?: Reporter | null | undefined
}

export const BASIC_URL_PARSER_OPTIONS: OptionTable<BasicUrlParserOptions> = {
  base: RECORD,
  encoder: ENCODER,
  url: RECORD,
  stateOverride: STATE_OVERRIDE,
  report: CALLBACK,
}

/**
 * The default options. Every member is its own: a missing one would be read from
 * `Object.prototype`, where others may have put something.
 */
export const NO_OPTIONS: Required<BasicUrlParserOptions> = {
  base: null,
  encoder: null,
  url: null,
  stateOverride: null,
  report: null,
}

/** The basic URL parser from record to record. https://url.spec.whatwg.org/#concept-basic-url-parser */
export function runBasicUrlParser(
  input: string,
  options: BasicUrlParserOptions,
  parseHost: ParseHost,
): UrlRecord | null {
  requireString(input, 'input')
  if (options !== NO_OPTIONS) options = checkOptions(options, BASIC_URL_PARSER_OPTIONS)
  const { base = null, encoder = null, url = null, stateOverride = null, report = null } = options
  if ((url === null) !== (stateOverride === null)) {
    throw new TypeError('`url` and `stateOverride` are given together or not at all')
  }
  if (url === null || stateOverride === null) {
    return parseRecord(input, base, encoder, report, parseHost)
  }
  return overrideRecord(input, url, stateOverride, encoder, report, parseHost)
}

function overrideRecord(
  input: string,
  url: UrlRecord,
  stateOverride: StateOverride,
  encoder: Encoder | null,
  report: Reporter | null,
  parseHost: ParseHost,
): UrlRecord | null {
  const value = toScalarValueString(input)
  const read = report === null ? null : readInput(value, 0, value.length)
  const encodeQuery = queryEncoder(encoder)
  const isChanged = overrideState(url, value, stateOverride, parseHost, encodeQuery, read)
  const record = isChanged ? takeRecord(url.hasOpaquePath) : null
  if (report !== null && read !== null) tellErrors(read.errors, report)
  return record
}

/** The same without a state override. */
export function parseRecord(
  input: string,
  base: UrlRecord | null,
  encoder: Encoder | null,
  report: Reporter | null,
  parseHost: ParseHost,
): UrlRecord | null {
  const baseText = base && UrlRecord.baseOf(base)
  const encodeQuery = queryEncoder(encoder)
  if (report === null) {
    return parseTextWith(input, baseText, encodeQuery, parseHost) ? takeRecord() : null
  }
  const { isUrl, errors } = parseTextWithBoth(input, baseText, encodeQuery, parseHost)
  const record = isUrl ? takeRecord() : null
  tellErrors(errors, report)
  return record
}

/** Calls the reporter for each error, after all else: it may parse a URL itself. */
function tellErrors(errors: readonly ValidationError[], report: Reporter): void {
  for (const { name, start, end } of errors) report(name, start, end)
}

function queryEncoder(encoder: Encoder | null): EncodeQuery {
  return encoder && ((query) => percentEncodeAfterEncoding(encoder, query, SPECIAL_QUERY))
}
