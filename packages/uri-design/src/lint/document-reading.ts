import type { DocumentProblem } from './document-problem.ts'
import type { DocumentNode } from './document-tree.ts'
import type { LintRuleName } from './rule-names.ts'
import type { ItemKind } from './subject.ts'

/** A string of a document that is linted. */
export interface PlacedItem {
  readonly text: string
  readonly kind: ItemKind
  /** JSON Pointer to it; `null` in a list of lines. */
  readonly pointer: string | null
  /** Strings with the same name are judged as one set. */
  readonly set: string
  /** Rules and groups that say nothing about such a string. */
  readonly unasked: readonly LintRuleName[]
  /** Rules and groups whose fixes may be written to the document: `all` of them, or only some. */
  readonly fixable: 'all' | readonly LintRuleName[]
  /** The place in the document of an offset in the string. */
  place(offset: number): number
  /** The JSON Pointer to what is at an offset, if it is not that of the whole. */
  pointerAt?(offset: number): string
  /** How other characters are written at a place in the string; `null` if they cannot be. */
  write(start: number, end: number, text: string): string | null
}

/** A name in an ignore comment. */
export interface IgnoredName {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly pointer?: string
}

/** An ignore comment: what is not reported in a part of the document. */
export interface IgnoreDirective {
  /** The part of the document, as UTF-16 offsets; the end belongs to it. */
  readonly from: number
  readonly to: number
  readonly names: readonly IgnoredName[]
}

/** What a linter needs of a document. */
export interface ReadDocument {
  /** `resources`: a list of URIs or resources. */
  readonly kind: 'resources' | 'api'
  readonly items: readonly PlacedItem[]
  readonly problems: readonly DocumentProblem[]
  readonly ignores: readonly IgnoreDirective[]
}

/** A string of a document as it is. */
export function asItem(
  node: DocumentNode,
  details: Pick<PlacedItem, 'kind' | 'pointer'> &
    Partial<Pick<PlacedItem, 'set' | 'unasked' | 'fixable'>>,
): PlacedItem {
  return {
    set: '',
    unasked: [],
    fixable: 'all',
    ...details,
    text: node.text,
    place: (offset) => node.place(offset),
    write: (_start, _end, text) => node.write(text),
  }
}
