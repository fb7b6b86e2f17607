import { toScalarValueString } from '@waymark/infra'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { isTampered, withOriginals } from '@waymark/infra/tampering'
import { type Encoder, percentEncodeAfterEncoding, SPECIAL_QUERY } from '@waymark/percent-encoding'
import { parseTextWith, parseTextWithBoth } from './basic-url-parser.ts'
import { CALLBACK, ENCODER, RECORD, STATE_OVERRIDE } from './option-types.ts'
import { baseOfRecord } from './record/base-of-record.ts'
import { requireRecord } from './record/require-record.ts'
import { takeRecord, type UrlRecord } from './record/url-record.ts'
import type { Reporter, ValidationError } from './record/validation-error.ts'
import { overrideState, type StateOverride } from './state-overrides.ts'
import type { EncodeQuery, ParseHost } from './text/parser.ts'
import { readInput } from './text/read-input.ts'

/** The options of `basicUrlParse`. */
export interface BasicUrlParserOptions {
  /**
   * Encodes the query; `null`, the default, is UTF-8. Schemes that always use UTF-8 ignore it. It is called while the URL is
   * parsed: of functions of the language that a page has replaced, it sees the original ones, and must not replace any.
   */
  readonly encoder?: Encoder | null | undefined
  /** The URL that a state override works on. Give both or neither. */
  readonly url?: UrlRecord | null | undefined
  /** Path, query and fragment are added to: the standard's setters empty theirs first. */
  readonly stateOverride?: StateOverride | null | undefined
  readonly report?: Reporter | null | undefined
}

export const BASIC_URL_PARSER_OPTIONS: OptionTable<BasicUrlParserOptions> = {
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
  encoder: null,
  url: null,
  stateOverride: null,
  report: null,
}

/** The basic URL parser from record to record. https://url.spec.whatwg.org/#concept-basic-url-parser */
export function runBasicUrlParser(
  input: string,
  base: UrlRecord | null,
  options: BasicUrlParserOptions,
  parseHost: ParseHost,
): UrlRecord | null {
  if (base !== null) requireRecord(base, 'base')
  if (options !== NO_OPTIONS) options = checkOptions(options, BASIC_URL_PARSER_OPTIONS)
  const { encoder = null, url = null, stateOverride = null, report = null } = options
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
  const asks = report !== null
  const parsed = overrideAndCollect(input, url, stateOverride, encoder, asks, parseHost)
  return tellErrors(parsed, report)
}

function overrideAndCollect(
  input: string,
  url: UrlRecord,
  stateOverride: StateOverride,
  encoder: Encoder | null,
  asksForErrors: boolean,
  parseHost: ParseHost,
): Parsed {
  if (isTampered()) {
    return withOriginals(overrideAndCollect, [
      input,
      url,
      stateOverride,
      encoder,
      asksForErrors,
      parseHost,
    ])
  }
  const value = toScalarValueString(input)
  const read = asksForErrors ? readInput(value, 0, value.length) : null
  const encodeQuery = queryEncoder(encoder)
  const isChanged = overrideState(url, value, stateOverride, parseHost, encodeQuery, read)
  return { url: isChanged ? takeRecord(url.hasOpaquePath) : null, errors: read?.errors ?? [] }
}

/** The same without a state override. */
export function parseRecord(
  input: string,
  base: UrlRecord | null,
  encoder: Encoder | null,
  report: Reporter | null,
  parseHost: ParseHost,
): UrlRecord | null {
  if (report !== null) {
    return tellErrors(parseAndCollect(input, base, encoder, parseHost), report)
  }
  if (isTampered()) {
    return withOriginals(parseRecord, [input, base, encoder, report, parseHost])
  }
  const baseText = base && baseOfRecord(base)
  return parseTextWith(input, baseText, queryEncoder(encoder), parseHost) ? takeRecord() : null
}

/** What the parser made of an input, and the validation errors. */
interface Parsed {
  readonly url: UrlRecord | null
  readonly errors: readonly ValidationError[]
}

function parseAndCollect(
  input: string,
  base: UrlRecord | null,
  encoder: Encoder | null,
  parseHost: ParseHost,
): Parsed {
  if (isTampered()) return withOriginals(parseAndCollect, [input, base, encoder, parseHost])
  const baseText = base && baseOfRecord(base)
  const read = parseTextWithBoth(input, baseText, queryEncoder(encoder), parseHost)
  return { url: read.isUrl ? takeRecord() : null, errors: read.errors }
}

/**
 * Calls the reporter for each error, after all else: it may parse a URL itself, and a page that has replaced functions of the
 * language has them back.
 */
function tellErrors({ url, errors }: Parsed, report: Reporter | null): UrlRecord | null {
  if (report === null) return url
  for (let i = 0; i < errors.length; i++) {
    const { name, start, end } = errors[i]!
    report(name, start, end)
  }
  return url
}

function queryEncoder(encoder: Encoder | null): EncodeQuery {
  return encoder && ((query) => percentEncodeAfterEncoding(encoder, query, SPECIAL_QUERY))
}
