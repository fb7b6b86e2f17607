import { type Sentence, sentence } from '@waymark/infra/internal'

/** Why XML is not read to its end. */
export type XmlProblemCode =
  | 'not-well-formed'
  | 'doctype'
  | 'html-document'
  | 'too-deep'
  | 'too-many-attributes'
  | 'name-too-long'
  | 'attribute-too-long'

export const IS_HTML: Sentence = /* @__PURE__ */ sentence(
  'The file is an HTML page, not a sitemap.',
)

/** Ends the reading of XML; never leaves this package. */
export class MarkupError extends Error {
  readonly code: XmlProblemCode
  readonly said: Sentence
  /** Index in the string that was being parsed. */
  readonly index: number

  constructor(index: number, said: Sentence, code: XmlProblemCode = 'not-well-formed') {
    super(said.text)
    this.code = code
    this.said = said
    this.index = index
  }
}
