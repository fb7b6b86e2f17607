import { toScalarValueString } from '@waymark/infra'
import { type Encoder, percentEncodeAfterEncoding, SPECIAL_QUERY } from '@waymark/percent-encoding'
import { parseTextAndReport, parseTextWith } from './basic-url-parser.ts'
import { baseOfRecord } from './record/base-of-record.ts'
import type { UrlPath, UrlRecord } from './record/url-record.ts'
import type { Reporter } from './record/validation-error.ts'
import { overrideState, type StateOverride } from './state-overrides.ts'
import { findQuery, forgetResult, type ParseHost, parser, type UrlText } from './text/parser.ts'
import { recordToUrl } from './text/record-to-url.ts'
import { urlToRecord } from './text/url-to-record.ts'

/** What `basicUrlParse` may be told besides the input and the base. */
export interface BasicUrlParserOptions {
  /** Encodes the query; `null`, the default, is UTF-8. Schemes that always use UTF-8 ignore it. */
  readonly encoder?: Encoder | null
  /** The URL that a state override works on. Give both or neither. */
  readonly url?: UrlRecord | null
  /** Path, query and fragment are added to: the standard's setters empty theirs first. */
  readonly stateOverride?: StateOverride | null
  readonly report?: Reporter | null
}

/**
 * What is meant where nobody gives options. Every member is its own: a missing one would be read from
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
  const { encoder = null, url = null, stateOverride = null, report = null } = options
  if ((url === null) !== (stateOverride === null)) {
    throw new TypeError('`url` and `stateOverride` are given together or not at all')
  }
  const encodeQuery =
    encoder && ((query: string) => percentEncodeAfterEncoding(encoder, query, SPECIAL_QUERY))
  if (url !== null && stateOverride !== null) {
    const text = recordToUrl(url)
    const value = toScalarValueString(input)
    if (!overrideState(text, value, stateOverride, parseHost, encodeQuery, report)) return null
    const record = urlToRecord(parser)
    const path = pathOfKind(parser, url.path.kind)
    forgetResult()
    return { ...record, path }
  }
  const baseText = base === null ? null : baseOfRecord(base)
  const isUrl =
    report === null
      ? parseTextWith(input, baseText, encodeQuery, parseHost)
      : parseTextAndReport(input, baseText, encodeQuery, parseHost, report)
  if (!isUrl) return null
  findQuery()
  return urlToRecord(parser)
}

/** A path that is empty, or that of a special scheme, does not tell by its text whether it is opaque. */
function pathOfKind(url: UrlText, kind: UrlPath['kind']): UrlPath {
  const text = url.href.slice(url.pathStart, url.searchStart)
  if (kind === 'opaque') return { kind, text }
  return { kind, segments: text === '' ? [] : text.slice(1).split('/') }
}
