import { pointTo, type Sentence, sentence } from '@waymark/infra/internal'

/** What a value is, in words. */
export type NodeType =
  | 'an object'
  | 'an array'
  | 'a string'
  | 'a number'
  | 'true'
  | 'false'
  | 'null'
  | 'a value of another type'

/** The types as sentences name them. */
export const TYPE_WORDS: Readonly<Record<NodeType, string | Sentence>> = {
  'an object': /* @__PURE__ */ sentence('an object'),
  'an array': /* @__PURE__ */ sentence('an array'),
  'a string': /* @__PURE__ */ sentence('a string'),
  'a number': /* @__PURE__ */ sentence('a number'),
  'a value of another type': /* @__PURE__ */ sentence('a value of another type'),
  true: 'true',
  false: 'false',
  null: 'null',
}

/**
 * A value in a document, with its place. JSON and YAML have the same values, so what reads a resource list or an API
 * description reads both.
 */
export interface DocumentNode {
  readonly type: NodeType
  /** UTF-16 offsets in the document, with quotes and brackets. */
  readonly start: number
  readonly end: number
  /** The value of a string; empty for other types. */
  readonly text: string
  /** Whether the value is written elsewhere, and this only refers to it, as an alias of YAML does. */
  readonly isAlias: boolean
  /** The place in the document of an offset in the string. */
  place(offset: number): number
  /**
   * The members of an object, in their order; empty for other types.
   */
  members(): readonly DocumentMember[]
  /** The elements of an array; empty for other types. */
  elements(): readonly DocumentNode[]
  /** How other characters of a string are written at its place; `null` if that is not known. */
  write(text: string): string | null
}

/** A member of an object. */
export interface DocumentMember {
  readonly name: DocumentNode
  readonly value: DocumentNode
  /** Whether the object has a member of this name before. */
  readonly isRepeated: boolean
}

/** A comment, with its place in the document. */
export interface DocumentComment {
  /** Without what is before the `#`. */
  readonly text: string
  readonly start: number
}

/** A document that was read. */
export interface DocumentTree {
  readonly root: DocumentNode
  /** Comments that may be meant for this program. */
  readonly comments: readonly DocumentComment[]
}

/** Reads a document in another language than JSON. */
export type DocumentParser = (text: string) => DocumentTree

/** The names and indexes that lead from the root of a document to a value. */
export type DocumentPath = readonly (string | number)[]

/** https://www.rfc-editor.org/rfc/rfc6901#section-3 */
export function pointerTo(path: DocumentPath): string {
  return path.reduce<string>(pointTo, '')
}

/** Objects whose members were looked for by name. */
const indexes = /* @__PURE__ */ new WeakMap<DocumentNode, ReadonlyMap<string, DocumentNode>>()

/** The value of a member; of two with one name, the first counts. `null` if there is none. */
export function memberOf(node: DocumentNode, name: string): DocumentNode | null {
  let index = indexes.get(node)
  if (index === undefined) {
    const members = node.members().filter(({ isRepeated }) => !isRepeated)
    index = new Map(members.map((member) => [member.name.text, member.value]))
    indexes.set(node, index)
  }
  return index.get(name) ?? null
}

/** The string of a member; `null` if there is none. */
export function stringOf(node: DocumentNode, name: string): DocumentNode | null {
  const value = memberOf(node, name)
  return value?.type === 'a string' ? value : null
}

/** Where a problem of a value is: the value, or of an array or an object its first character. */
export function placeOf(
  { type, start, end }: DocumentNode,
  path: DocumentPath,
): { readonly start: number; readonly end: number; readonly pointer: string } {
  const isOpen = type === 'an object' || type === 'an array'
  return { start, end: isOpen ? start + 1 : end, pointer: pointerTo(path) }
}
