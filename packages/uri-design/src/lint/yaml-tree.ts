import { sentence } from '@waymark/infra/internal'
import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLParseError,
  type YAMLSeq,
} from 'yaml'
import { CORRECT, DocumentError } from './document-error.ts'
import type {
  DocumentComment,
  DocumentMember,
  DocumentNode,
  DocumentTree,
  NodeType,
} from './document-tree.ts'
import { outlineOf } from './yaml-outline.ts'
import { scalarOffsets, writeScalar } from './yaml-scalar.ts'

/** Reading more takes more memory than most machines have. */
const MOST_LENGTH = 16 * 1_048_576

/** Of a longer description, what is not read is not parsed. */
const LEAST_OUTLINED = 1_048_576

/** More members than anyone merges into others with `<<`. */
const MOST_MERGED = 100_000

/**
 * Reads YAML, for `lintDocument`. Aliases are not expanded, so that a small document cannot become a large one.
 *
 * It needs the package `yaml`.
 *
 * @throws {@link DocumentError} If it is not YAML, or longer than 16 Mi code units.
 *
 * @example
 * ```ts
 * import { lintDocument } from '@waymark/uri-design'
 * import { parseYaml } from '@waymark/uri-design/yaml'
 *
 * const list = 'resources:\n  - uri: db://postgres/mydb/getUsers\n'
 * const [finding] = lintDocument(list, {}, { yaml: parseYaml }).findings
 * list.slice(finding.documentStart, finding.documentEnd) // => 'getUsers'
 * ```
 */
export function parseYaml(text: string): DocumentTree {
  if (text.length > MOST_LENGTH) {
    throw new DocumentError(
      sentence('The document is YAML of more than 16 MiB.', { detail: 'too-large' }),
      sentence('Convert it to JSON.'),
    )
  }
  const document = outlined(text) ?? parsed(text)
  const [error] = document.errors
  if (error !== undefined) throw asDocumentError(error)
  const reader = new YamlReader(text, document)
  return { root: reader.nodeOf(document.contents), comments: commentsOf(text) }
}

function parsed(text: string): Document.Parsed {
  return parseDocument(text, {
    logLevel: 'error',
    prettyErrors: false,
    schema: 'core',
    strict: false,
    uniqueKeys: false,
    version: '1.2',
  })
}

/** The document without what is not read; `null` if it is not long, or that is not possible. */
function outlined(text: string): Document.Parsed | null {
  const outline = text.length < LEAST_OUTLINED ? null : outlineOf(text)
  if (outline === null) return null
  const document = parsed(outline)
  // What an alias refers to may be left out.
  return document.errors.length > 0 || hasAlias(document.contents) ? null : document
}

function asDocumentError({ code, message, pos }: YAMLParseError): DocumentError {
  const place = { reason: 'syntax', offset: pos[0] } as const
  switch (code) {
    case 'MULTIPLE_DOCS': {
      const remedy = sentence('Write one document in each file.')
      return new DocumentError(
        sentence('There is a second document.', { detail: 'second-document' }),
        remedy,
        place,
      )
    }
    case 'RESOURCE_EXHAUSTION': {
      const remedy = sentence('Flatten them.')
      return new DocumentError(
        sentence('Values are nested too deep.', { detail: 'too-deep' }),
        remedy,
        place,
      )
    }
    default: {
      const [error = ''] = /^.*[^.\s]/s.exec(message) ?? []
      return new DocumentError(
        sentence('Invalid YAML: {error}.', { detail: 'yaml-syntax', error }),
        CORRECT,
        place,
      )
    }
  }
}

/** The nodes of a document, one for each node of the parser, so that what several aliases share is read once. */
class YamlReader {
  readonly text: string
  readonly #document: Document.Parsed
  readonly #nodes = new Map<Node, YamlNode>()
  #anchors: ReadonlyMap<string, readonly Node[]> | null = null
  #merged = 0

  constructor(text: string, document: Document.Parsed) {
    this.text = text
    this.#document = document
  }

  /** @param place - Where a value would be that is not written at all. */
  nodeOf(node: Node | null, place = 0): DocumentNode {
    if (node === null) return new YamlNode(this, null, place)
    if (isAlias(node)) return new AliasNode(this.#resolve(node))
    let known = this.#nodes.get(node)
    if (known === undefined) {
      known = new YamlNode(this, node, place)
      this.#nodes.set(node, known)
    }
    return known
  }

  /** The last node with the anchor before the alias. */
  #resolve(alias: Alias): DocumentNode {
    this.#anchors ??= anchorsOf(this.#document.contents)
    const start = alias.range?.[0] ?? 0
    const nodes = this.#anchors.get(alias.source) ?? []
    let low = 0
    let high = nodes.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((nodes[middle]!.range?.[0] ?? 0) < start) low = middle
      else high = middle
    }
    const target = nodes[low]
    if (target !== undefined) return this.nodeOf(target)
    const message = sentence('There is no anchor {anchor:quote60}.', {
      detail: 'no-anchor',
      anchor: alias.source,
    })
    const remedy = sentence('Correct the alias.')
    throw new DocumentError(message, remedy, { reason: 'syntax', offset: start })
  }

  countMerged(members: number): void {
    this.#merged += members
    if (this.#merged <= MOST_MERGED) return
    const message = sentence('The document merges too many members with <<.', { detail: 'merges' })
    throw new DocumentError(message, sentence('Write them out.'), { reason: 'syntax' })
  }
}

/** The nodes with each anchor, in their order. */
function anchorsOf(root: Node | null): ReadonlyMap<string, readonly Node[]> {
  const anchors = new Map<string, Node[]>()
  for (const node of nodesIn(root)) {
    if (isAlias(node) || node.anchor === undefined) continue
    const same = anchors.get(node.anchor)
    if (same === undefined) anchors.set(node.anchor, [node])
    else same.push(node)
  }
  return anchors
}

function hasAlias(root: Node | null): boolean {
  for (const node of nodesIn(root)) if (isAlias(node)) return true
  return false
}

/** All nodes, in their order. */
function* nodesIn(root: Node | null): Generator<Alias | Scalar | YAMLMap | YAMLSeq> {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const node = open.pop()
    if (isPair(node)) {
      open.push(node.value, node.key)
      continue
    }
    if (isCollection(node)) for (const item of [...node.items].reverse()) open.push(item)
    if (isNode(node)) yield node as Alias | Scalar | YAMLMap | YAMLSeq
  }
}

class YamlNode implements DocumentNode {
  readonly type: NodeType
  readonly start: number
  readonly end: number
  readonly text: string
  readonly isAlias = false
  readonly #reader: YamlReader
  readonly #node: Node | null
  #offsets: readonly number[] | null = null
  #members: readonly DocumentMember[] | null = null
  #elements: readonly DocumentNode[] | null = null

  constructor(reader: YamlReader, node: Node | null, place: number) {
    this.#reader = reader
    this.#node = node
    const [start, end] = node?.range ?? [place, place]
    this.start = start
    this.end = start + reader.text.slice(start, end).trimEnd().length
    this.type = typeOf(node)
    this.text = isScalar(node) && typeof node.value === 'string' ? node.value : ''
  }

  /** The text of a name, which JSON would have in quotes. */
  get name(): string {
    if (this.type === 'a string' || !isScalar(this.#node)) return this.text
    return (this.#node as Scalar).source ?? ''
  }

  place(offset: number): number {
    this.#offsets ??= scalarOffsets(this.#reader.text.slice(this.start, this.end), this.text)
    return this.start + (this.#offsets[offset] ?? this.#offsets.at(-1)!)
  }

  members(): readonly DocumentMember[] {
    this.#members ??= this.#readMembers()
    return this.#members
  }

  #readMembers(): readonly DocumentMember[] {
    if (!isMap<Node, Node | null>(this.#node)) return []
    const members: DocumentMember[] = []
    const merged: DocumentNode[] = []
    const seen = new Set<string>()
    // A map that is merged into itself has no members of its own yet.
    this.#members = members
    for (const { key, value: written } of this.#node.items) {
      const name = new NameNode(this.#reader.nodeOf(key))
      const value = this.#reader.nodeOf(written, name.end)
      if (name.text === '<<') {
        merged.push(...(value.type === 'an array' ? value.elements() : [value]))
        continue
      }
      members.push({ name, value, isRepeated: seen.has(name.text) })
      seen.add(name.text)
    }
    for (const other of merged) {
      const added = other.members().filter(({ name }) => !seen.has(name.text))
      this.#reader.countMerged(other.members().length + 1)
      for (const { name, value } of added) {
        seen.add(name.text)
        members.push({ name, value, isRepeated: false })
      }
    }
    return members
  }

  elements(): readonly DocumentNode[] {
    if (!isSeq<Node | null>(this.#node)) return []
    this.#elements ??= this.#node.items.map((item) => this.#reader.nodeOf(item, this.start))
    return this.#elements
  }

  write(text: string): string | null {
    return writeScalar(this.#reader.text.slice(this.start, this.end), text)
  }
}

/** A name of a member: what JSON would have in quotes is a string, and so is a number. */
class NameNode implements DocumentNode {
  readonly type = 'a string'
  readonly start: number
  readonly end: number
  readonly text: string
  readonly isAlias = false
  readonly #node: DocumentNode

  constructor(node: DocumentNode) {
    this.#node = node
    this.start = node.start
    this.end = node.end
    this.text = node instanceof YamlNode ? node.name : node.text
  }

  place(offset: number): number {
    return this.#node.place(offset)
  }

  members(): readonly DocumentMember[] {
    return []
  }

  elements(): readonly DocumentNode[] {
    return []
  }

  write(text: string): string | null {
    return this.#node.write(text)
  }
}

/** An alias: the value that it refers to, which is written elsewhere. */
class AliasNode implements DocumentNode {
  readonly isAlias = true
  readonly #target: DocumentNode

  constructor(target: DocumentNode) {
    this.#target = target
  }

  get type(): NodeType {
    return this.#target.type
  }

  get start(): number {
    return this.#target.start
  }

  get end(): number {
    return this.#target.end
  }

  get text(): string {
    return this.#target.text
  }

  place(offset: number): number {
    return this.#target.place(offset)
  }

  members(): readonly DocumentMember[] {
    return this.#target.members()
  }

  elements(): readonly DocumentNode[] {
    return this.#target.elements()
  }

  write(): null {
    return null
  }
}

function typeOf(node: Node | null): NodeType {
  if (isMap(node)) return 'an object'
  if (isSeq(node)) return 'an array'
  const value: unknown = isScalar(node) ? node.value : null
  switch (typeof value) {
    case 'string':
      return 'a string'
    case 'number':
    case 'bigint':
      return 'a number'
    case 'boolean':
      return value ? 'true' : 'false'
    default:
      return value === null ? 'null' : 'a value of another type'
  }
}

/** What the lexer puts before the characters of a scalar. */
const SCALAR = '\u001f'

/** All comments, if one may be meant for this program. */
function commentsOf(text: string): readonly DocumentComment[] {
  if (!/waymark-?ignore/i.test(text)) return []
  const comments: DocumentComment[] = []
  let start = 0
  let before = ''
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== SCALAR) comments.push({ text: token.trimEnd(), start })
    // The lexer marks the beginning of documents and scalars, and the end of flow collections.
    const isMark = token === SCALAR || token === '\u0002' || token === '\u0018'
    if (!isMark) start += token.length
    before = token
  }
  return comments
}
