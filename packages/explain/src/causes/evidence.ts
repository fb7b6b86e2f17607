import type { Reading, TextRange, UrlRecord } from '@waymark/url-parser'
import { applyEdits, type UrlEdit } from './url-edit.ts'

/** What the causes of one reading are found by. */
export class Evidence {
  readonly reading: Reading
  readonly text: string
  readonly base: UrlRecord | null
  readonly #answers = new Map<(evidence: Evidence) => unknown, unknown>()
  /** Several questions are asked about the same change, one after another. */
  #edited: Reading | null = null

  constructor(reading: Reading) {
    this.reading = reading
    this.text = reading.text
    this.base = reading.base
  }

  /** What a question has for an answer, which is worked out the first time: a million errors may ask. */
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

  /** Where the host is, with its brackets. */
  get host(): TextRange | null {
    return this.reading.parts.host
  }
}
