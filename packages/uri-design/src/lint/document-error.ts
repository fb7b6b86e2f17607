import { safeMessage } from '@waymark/infra/internal'

/** Details of a {@link DocumentError}. */
export interface DocumentErrorDetails {
  /** Where the error is, as a UTF-16 offset in the document; `null` if it is not at one place. */
  readonly offset: number | null
  /** What to do, for the end of a message; `null` if that is to correct the place. */
  readonly remedy: string | null
}

/**
 * Thrown for a document that cannot be linted: it is not valid JSON or YAML, nests values too deep, or is neither a
 * list of URIs nor a description of an API.
 *
 * @example
 * ```ts
 * import { DocumentError, lintDocument } from '@waymark/uri-design'
 *
 * try {
 *   lintDocument('{ "swagger": "2.0" }')
 * } catch (error) {
 *   error instanceof DocumentError && [error.reason, error.remedy] // => ['kind', 'convert it to OpenAPI 3']
 * }
 * ```
 */
export class DocumentError extends SyntaxError {
  /** `syntax`: it is not valid in its language. `kind`: it is valid, and not a document for a linter of URIs. */
  readonly reason: 'syntax' | 'kind'
  /** `null` if the error is not at one place, or only the engine knows it. */
  readonly offset: number | null
  readonly remedy: string | null

  constructor(
    message: string,
    reason: 'syntax' | 'kind' = 'syntax',
    { offset, remedy }: DocumentErrorDetails = { offset: null, remedy: null },
  ) {
    super(safeMessage(message))
    this.name = 'DocumentError'
    this.reason = reason
    this.offset = offset
    this.remedy = remedy
  }
}
