import { quote } from '@waymark/infra/internal'

/** Why XML is not read to its end. */
export type XmlProblemCode =
  | 'not-well-formed'
  | 'doctype'
  | 'html-document'
  | 'too-deep'
  | 'too-many-attributes'
  | 'name-too-long'
  | 'attribute-too-long'

export const IS_HTML = 'The file is an HTML page, not a sitemap.'

/** Ends the reading of XML; never leaves this package. */
export class MarkupError extends Error {
  readonly code: XmlProblemCode
  /** Index in the string that was being parsed. */
  readonly index: number

  constructor(index: number, message: string, code: XmlProblemCode = 'not-well-formed') {
    super(message)
    this.code = code
    this.index = index
  }
}

/** A namespace prefix is used and not declared. */
export class UndeclaredPrefixError extends MarkupError {
  readonly prefix: string

  constructor(index: number, prefix: string) {
    super(index, `The namespace prefix ${quote(prefix, 40)} is not declared.`)
    this.prefix = prefix
  }
}
