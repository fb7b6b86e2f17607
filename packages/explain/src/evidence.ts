import type { Reading, TextRange, UrlErrorName, UrlRecord } from '@waymark/url-parser'
import { applyEdits, type UrlEdit } from './url-edit.ts'

/** Failures that a corrected host may uncover: they are errors of their own. */
const AFTER_HOST: ReadonlySet<UrlErrorName> = /* @__PURE__ */ new Set<UrlErrorName>([
  'port-invalid',
  'port-out-of-range',
])

/** One reading, with the answers that the causes of its errors share. */
export class Evidence {
  readonly reading: Reading
  readonly text: string
  readonly base: UrlRecord | null
  readonly #answers = new Map<(evidence: Evidence) => unknown, unknown>()
  /** The last changed text: several checks of one change follow each other. */
  #edited: Reading | null = null

  constructor(reading: Reading) {
    this.reading = reading
    this.text = reading.text
    this.base = reading.base
  }

  /**
   * The answer to a question, worked out only the first time, because a million errors may ask it.
   *
   * @param question - A function that is declared once: it is the key of its answer.
   */
  once<Answer>(question: (evidence: Evidence) => Answer): Answer {
    if (!this.#answers.has(question)) this.#answers.set(question, question(this))
    return this.#answers.get(question) as Answer
  }

  /** The reading of the text after some changes. */
  edited(edits: readonly UrlEdit[]): Reading {
    const text = applyEdits(this.text, edits)
    if (this.#edited?.text !== text) this.#edited = this.reading.reread(text)
    return this.#edited
  }

  /** Whether an error is gone after some changes, and the result parses: for changes of which one of several is right. */
  corrects(name: UrlErrorName, edits: readonly UrlEdit[]): boolean {
    const { errors } = this.edited(edits)
    const failure = this.failureAfter(edits)
    // What stopped the parser before is an error of its own.
    if (failure !== null && failure !== this.reading.failure?.name) return false
    return !errors.some((error) => error.name === name)
  }

  /** What stops the parser after some changes. A wrong port does not count: it is an error of its own. */
  failureAfter(edits: readonly UrlEdit[]): UrlErrorName | null {
    const { failure } = this.edited(edits)
    return failure === null || AFTER_HOST.has(failure.name) ? null : failure.name
  }

  /** Where the host is, with its brackets. */
  get host(): TextRange | null {
    return this.reading.parts.host
  }
}
