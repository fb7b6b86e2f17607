import type { Sentence } from '@waymark/infra/internal'
import type { XmlProblemCode } from './markup-error.ts'
import type { TagLimits } from './start-tag.ts'
import type { Place } from './text-position.ts'

/** What one file may make the reader hold in memory, or stack up. */
export interface XmlLimits extends TagLimits {
  readonly maxDepth: number
}

/** An element as its start tag describes it. */
export interface XmlElement {
  /** As written, with the prefix. */
  readonly name: string
  readonly local: string
  /** The namespace; the empty string for none. */
  readonly namespace: string
  /** Values by name as written, in the order of the tag; the declarations of namespaces, too. */
  readonly attributes: ReadonlyMap<string, string>
}

/** What is called for the content of a document, in its order. */
export interface XmlHandler {
  startElement(element: XmlElement): void
  endElement(): void
  /**
   * Text of the root and of what is in it, in any number of pieces. White space at the beginning of a text is a
   * piece of its own.
   */
  text(text: string): void
}

/** Why a document was not read to its end, and where. */
export interface XmlFault {
  readonly code: XmlProblemCode
  readonly message: Sentence
  readonly place: Place
}
