import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'

/** Details of a {@link DocumentError}. */
export interface DocumentErrorDetails {
  readonly reason?: 'syntax' | 'kind'
  readonly offset?: number
}

/** What to do if the parser says what is wrong. */
export const CORRECT: Sentence = /* @__PURE__ */ sentence('Correct the document.')

/**
 * Thrown for a document that cannot be linted: it is not valid JSON or YAML, nests values too deep, or is neither a
 * list of URIs nor a description of an API. The message says what is wrong.
 *
 * @example
 * ```ts
 * import { DocumentError, lintDocument } from '@waymark/uri-design'
 *
 * try {
 *   lintDocument('{ "swagger": "2.0" }')
 * } catch (error) {
 *   error instanceof DocumentError && [error.reason, error.remedy] // => ['kind', 'Convert it to OpenAPI 3.']
 * }
 * ```
 */
export class DocumentError extends SyntaxError {
  /** `syntax`: it is not valid in its language. `kind`: it is valid, and not a document for a linter of URIs. */
  readonly reason: 'syntax' | 'kind'
  /** Where the error is, as a UTF-16 offset in the document; `null` if it is not at one place, or only the engine knows it. */
  readonly offset: number | null
  /** What to do. */
  readonly remedy: string
  /** What the message and the remedy name. */
  readonly data: Facts

  constructor(
    message: Sentence,
    remedy: Sentence,
    { reason = 'kind', offset }: DocumentErrorDetails = {},
  ) {
    super(message.text)
    this.name = 'DocumentError'
    this.reason = reason
    this.offset = offset ?? null
    this.remedy = remedy.text
    this.data = { ...message.data, ...remedy.data }
  }
}
