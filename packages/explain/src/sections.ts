import type { UrlErrorName } from '@waymark/url-parser'
import type { UrlCauseEntry } from './cause.ts'

/** A wrong input, the characters that are the cause, and the input put right; with the base URL that it needs. */
type Row = readonly [wrong: string, marked: string, right: string, base?: string]

/** Makes an entry of a cause that belongs to a section of a standard. */
type BuildEntry = (
  code: string,
  errors: readonly UrlErrorName[],
  texts: readonly [summary: string, explanation: string, remedy: string],
  ...rows: readonly Row[]
) => UrlCauseEntry

export function section(source: string, severity: 'error' | 'warning'): BuildEntry {
  return (code, errors, [summary, explanation, remedy], ...rows) => ({
    code,
    severity,
    errors,
    summary,
    explanation,
    remedy,
    source,
    examples: rows.map(([wrong, marked, right, base]) => ({
      wrong,
      marked,
      right,
      ...(base === undefined ? {} : { base, given: `the base URL ${base}` }),
    })),
  })
}

export const domainWarning: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#valid-domain',
  'warning',
)
export const hostError: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#concept-host-parser',
  'error',
)
export const hostWritingError: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#host-writing',
  'error',
)
export const idnaError: BuildEntry = /* @__PURE__ */ section(
  'https://www.unicode.org/reports/tr46/#Validity_Criteria',
  'error',
)
export const ipv4Error: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#concept-ipv4-parser',
  'error',
)
export const ipv4Warning: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#concept-ipv4-parser',
  'warning',
)
export const ipv6Error: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#concept-ipv6-parser',
  'error',
)
export const parserError: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#concept-basic-url-parser',
  'error',
)
export const parserWarning: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#concept-basic-url-parser',
  'warning',
)
export const writingWarning: BuildEntry = /* @__PURE__ */ section(
  'https://url.spec.whatwg.org/#url-writing',
  'warning',
)
