import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { ownOptions } from '@waymark/infra/options'
import type { ParsedReading, Reading, ValidationError } from '@waymark/url-parser'
import { aroundCausesOf } from './causes/around-causes-of.ts'
import { authorityCausesOf } from './causes/authority-causes-of.ts'
import { entries } from './causes/catalogue.ts'
import type { UrlCauseCode } from './causes/cause-code.ts'
import { domainCausesOf } from './causes/domain-causes-of.ts'
import { encodedCausesOf } from './causes/encoded-causes-of.ts'
import { Evidence } from './causes/evidence.ts'
import type { FoundCause } from './causes/found-cause.ts'
import { hostAround, placedSlice } from './causes/host-around.ts'
import { ipv4CausesOf } from './causes/ipv4-causes-of.ts'
import { ipv6CausesOf } from './causes/ipv6-causes-of.ts'
import { notationCausesOf } from './causes/notation-causes-of.ts'
import { opaqueCausesOf } from './causes/opaque-causes-of.ts'
import { partCausesOf } from './causes/part-causes-of.ts'
import { schemeCausesOf } from './causes/scheme-causes-of.ts'
import { settleEdits } from './causes/settle-edits.ts'
import { applyEdits, type UrlEdit } from './causes/url-edit.ts'
import { problemOf, type UrlProblem } from './problems/problem-of.ts'

/** What exactly is wrong, and the characters that are it. */
export interface UrlCause {
  readonly code: UrlCauseCode
  /** What is wrong with this input, in one sentence. */
  readonly message: string
  /** What to do about it, in one sentence. */
  readonly remedy: string
  /** The first UTF-16 code unit that is the cause, counted in the input. */
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number
  /**
   * The change of the text that the remedy asks for; `null` if several are possible. `repair` makes those of all causes of an error.
   */
  readonly edit: UrlEdit | null
}

/** A validation error as a problem, with what exactly caused it. */
export interface ExplainedError extends UrlProblem {
  /** One or more, from left to right. */
  readonly causes: readonly UrlCause[]
}

const READING: ArgumentType = { expected: 'a reading', remedy: 'readUrl makes one of a string' }
const ERRORS_OF_READING: ArgumentType = {
  expected: 'errors of this reading',
  remedy: 'pass some of its `errors`',
}

/**
 * Says what is wrong with a string: each of its validation errors, with the causes.
 *
 * @param reading - What `readUrl` gives. All offsets are those of its `text`.
 * @param errors - Some of its errors. Default: all.
 * @throws ArgumentError if it is not a reading, or an error is not one of its own.
 *
 * @example
 * ```ts
 * import { explain } from '@waymark/explain'
 * import { readUrl } from '@waymark/url-parser'
 *
 * const [error] = explain(readUrl('https://exa mple.com/'))
 * error!.causes[0]?.code // => 'host-space'
 * error!.causes[0]?.message // => 'A host cannot contain a space.'
 * error!.causes[0]?.edit // => { start: 11, end: 12, text: '' }
 * ```
 */
export function explain(
  reading: Reading,
  errors: readonly ValidationError[] | null = null,
): readonly ExplainedError[] {
  requireReading(reading)
  if (errors !== null && !Array.isArray(errors)) {
    throw wrongArgument('errors', ERRORS_OF_READING, errors)
  }
  const own = errors === null ? null : new Set(reading.errors)
  const evidence = new Evidence(reading)
  const hasBase = reading.base !== null
  return (errors ?? reading.errors).map((error) => {
    if (own?.has(error) === false) throw wrongArgument('errors', ERRORS_OF_READING, error)
    const isFailure = error === reading.failure
    const causes = settleEdits(evidence, error, find(evidence, error, isFailure)).map(toCause)
    return { ...problemOf(error, { isFailure, hasBase }), causes }
  })
}

/**
 * Makes the changes of all causes of an error, together, and reads the result.
 *
 * @param error - What `explain` says of the reading.
 * @returns `null` if a cause has no certain change, or the result is not a URL.
 *
 * @example
 * ```ts
 * import { explain, repair } from '@waymark/explain'
 * import { readUrl } from '@waymark/url-parser'
 *
 * const reading = readUrl('“https://example.com/”')
 * const [error] = explain(reading)
 * repair(reading, error!)?.input // => 'https://example.com/'
 * ```
 */
export function repair(reading: Reading, error: ExplainedError): ParsedReading | null {
  requireReading(reading)
  const edits = error.causes.flatMap(({ edit }) => (edit === null ? [] : [edit]))
  if (edits.length < error.causes.length) return null
  const repaired = reading.reread(applyEdits(reading.text, edits))
  return repaired.url === null ? null : repaired
}

function requireReading(reading: Reading): void {
  if (typeof (reading as Reading | null | undefined)?.reread !== 'function') {
    throw wrongArgument('reading', READING, reading)
  }
}

function toCause(found: FoundCause): UrlCause {
  const { code, edit = null, host, message, remedy, start, end } = ownOptions(found)
  const entry = entries.find((candidate) => candidate.code === code)!
  return {
    code,
    message: message ?? entry.summary,
    remedy: remedyOf(remedy ?? entry.remedy, host),
    start,
    end,
    edit,
  }
}

/** A remedy that leads to another host names the host, if it does not do so already. */
function remedyOf(remedy: string, host: string | undefined): string {
  return host === undefined || remedy.includes(host)
    ? remedy
    : `${remedy.slice(0, -1)}, if you mean \`${host}\`.`
}

function find(
  evidence: Evidence,
  error: ValidationError,
  isFailure: boolean,
): readonly FoundCause[] {
  const { text } = evidence
  const { name, start, end } = error
  const ofInput = aroundCausesOf(evidence, error) ?? notationCausesOf(evidence, error)
  if (ofInput !== null) return ofInput
  switch (name) {
    case 'domain-to-ASCII':
      return domainCausesOf(placedSlice(text, start, end), isFailure, text)
    case 'domain-percent-encoded':
      return encodedCausesOf(hostAround(text, start, end))
    case 'host-invalid-code-point':
      return opaqueCausesOf(evidence, error)
    case 'missing-scheme-non-relative-URL':
      return schemeCausesOf(evidence, error)
    case 'invalid-credentials':
    case 'host-missing':
    case 'port-invalid':
    case 'port-out-of-range':
      return authorityCausesOf(evidence, error)
    default:
      if (/^IPv(?:6|4-in)/.test(name)) return ipv6CausesOf(evidence, error)
      return name.startsWith('IPv4')
        ? ipv4CausesOf(evidence, hostAround(text, start, end), error)
        : partCausesOf(evidence, error)
  }
}
