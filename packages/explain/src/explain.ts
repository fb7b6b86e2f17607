import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { ownOptions, type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import type { ParsedReading, Reading, UrlErrorName, ValidationError } from '@waymark/url-parser'
import { entryOf } from './catalogue.ts'
import type { Cause, FoundCause } from './cause.ts'
import { causesInOrder } from './causes/index.ts'
import { domainCausesOf } from './domain/domain-causes.ts'
import { Evidence } from './evidence.ts'
import type { DomainFault } from './faults/domain-faults.ts'
import { problemOf, type UrlProblem } from './problems/problem-of.ts'
import { settleEdits } from './settle-edits.ts'
import { applyEdits, type UrlEdit } from './url-edit.ts'

/** What exactly is wrong, and the characters that are it. */
export interface UrlCause {
  /** That of its entry in `causes`. */
  readonly code: string
  /** What is wrong with this input, in one or two sentences. */
  readonly message: string
  /** What to do about it, in one or two sentences. */
  readonly remedy: string
  /**
   * What `message` and `remedy` name, as plain values; `detail` says which of the sentences of its code they are, where no other
   * value does. Absent if they name nothing of this input.
   */
  readonly data?: Facts
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
    const causes = settleEdits(evidence, error, causesOf(evidence, error)).map(toCause)
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

/**
 * The changes after which what stopped the parser is gone, but something else may stop it: those that settle how the input is
 * written, before anything is known of the host.
 *
 * @example
 * ```ts
 * import { draftEdits } from '@waymark/explain/internal'
 * import { readUrl } from '@waymark/url-parser'
 *
 * draftEdits(readUrl('https//a b')) // => [{ start: 5, end: 5, text: ':' }]
 * ```
 */
export function draftEdits(reading: Reading): readonly UrlEdit[] {
  if (reading.failure === null) return []
  const causes = causesOf(new Evidence(reading), reading.failure)
  const isDraft = causes.every(({ code }) => {
    return code === 'scheme-colon-left-out' || entryOf(code).isOfInput === true
  })
  const edits = causes.flatMap(({ edit }) => (edit === undefined ? [] : [edit]))
  return isDraft && edits.length === causes.length ? edits : []
}

function requireReading(reading: Reading): void {
  if (typeof (reading as Reading | null | undefined)?.reread !== 'function') {
    throw wrongArgument('reading', READING, reading)
  }
}

function toCause(found: FoundCause): UrlCause {
  const { code, edit = null, host, message, remedy, start, end } = ownOptions(found)
  const entry = entryOf(code)
  const told = tell({
    message: message ?? { text: entry.summary, data: {} },
    remedy: remedyOf(remedy, host) ?? { text: entry.remedy, data: {} },
  })
  return { code, ...told, start, end, edit }
}

/** A remedy that leads to another host names the host, if it does not do so already. */
function remedyOf(remedy: Sentence | undefined, host: string | undefined): Sentence | undefined {
  if (host === undefined) return remedy
  if (remedy === undefined) return sentence('Write {host:code}, if you mean that.', { host })
  const isNamed = Object.values(remedy.data).some((fact) => String(fact).includes(host))
  return isNamed
    ? remedy
    : sentence('{remedy:phrase} The host is then {host:code}.', { remedy, host })
}

/** The causes of the first in the list that finds some; otherwise the faults of the domain. */
function causesOf(evidence: Evidence, error: ValidationError): readonly FoundCause[] {
  for (const cause of OF_ERROR.get(error.name) ?? []) {
    const found = cause.find?.(evidence, error) ?? null
    if (found !== null) return found
  }
  return domainCausesOf(evidence, error, ofFault)
}

/** Those that are asked about an error, in the order of the list. */
const OF_ERROR: ReadonlyMap<UrlErrorName, readonly Cause[]> = /* @__PURE__ */ (() => {
  const map = new Map<UrlErrorName, Cause[]>()
  for (const cause of causesInOrder) {
    if (cause.find === undefined) continue
    for (const name of cause.errors) map.set(name, [...(map.get(name) ?? []), cause])
  }
  return map
})()

function ofFault({ reason, codePoint }: DomainFault): Cause {
  return OF_FAULTS.find(
    ({ fault }) => fault!.reasons.includes(reason) && fault!.has?.(codePoint!) !== false,
  )!
}

const OF_FAULTS: readonly Cause[] = /* @__PURE__ */ causesInOrder.filter(
  ({ fault }) => fault !== undefined,
)
