/** Thrown for a document that begins like JSON but is not valid JSON, or nests values too deep. */
export class DocumentError extends SyntaxError {
  constructor(message: string) {
    super(message)
    this.name = 'DocumentError'
  }
}
