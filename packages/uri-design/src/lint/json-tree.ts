import { type JsonMember, JsonPlaces, type JsonRange, sentence } from '@waymark/infra/internal'
import { CORRECT, DocumentError } from './document-error.ts'
import type { DocumentMember, DocumentNode, DocumentTree, NodeType } from './document-tree.ts'

/**
 * Reads JSON. Only the brackets are read at once; a value is when it is asked for, so that what a linter does not look
 * at, such as the schemas of an API description, takes little time.
 *
 * @throws {@link DocumentError} If it is not JSON.
 */
export function readJson(text: string): DocumentTree {
  try {
    JSON.parse(text)
  } catch (reason) {
    const error = reason instanceof Error ? reason.message : String(reason)
    const message = sentence('Invalid JSON: {error}.', { detail: 'json-syntax', error })
    throw new DocumentError(message, CORRECT, { reason: 'syntax' })
  }
  const json = new JsonPlaces(text)
  return { root: new JsonNode(json, json.root), comments: [] }
}

function typeOf(first: string): NodeType {
  switch (first) {
    case '{':
      return 'an object'
    case '[':
      return 'an array'
    case '"':
      return 'a string'
    case 't':
      return 'true'
    case 'f':
      return 'false'
    case 'n':
      return 'null'
    default:
      return 'a number'
  }
}

class JsonNode implements DocumentNode {
  readonly type: NodeType
  readonly start: number
  readonly end: number
  readonly isAlias = false
  readonly #json: JsonPlaces
  #text: string | null = null
  #members: readonly DocumentMember[] | null = null
  #elements: readonly DocumentNode[] | null = null
  /** One string can have as many findings as characters, so its offsets are computed once. */
  readonly #places: number[] = []

  constructor(json: JsonPlaces, { start, end }: JsonRange) {
    this.#json = json
    this.start = start
    this.end = end
    this.type = typeOf(json.text[start]!)
  }

  get text(): string {
    if (this.type !== 'a string') return ''
    this.#text ??= String(JSON.parse(this.#json.text.slice(this.start, this.end)))
    return this.#text
  }

  place(offset: number): number {
    const places = this.#places
    const { text } = this.#json
    let at = places.at(-1) ?? this.start + 1
    if (places.length === 0) places.push(at)
    while (places.length <= offset && at < this.end - 1) {
      at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2
      places.push(at)
    }
    return places[offset] ?? at
  }

  members(): readonly DocumentMember[] {
    const seen = new Set<string>()
    const nodeOf = ({ name, key, value }: JsonMember): DocumentMember => {
      const isRepeated = seen.has(name)
      seen.add(name)
      const json = this.#json
      return { name: new JsonNode(json, key), value: new JsonNode(json, value), isRepeated }
    }
    this.#members ??= this.#json.members(this).map(nodeOf)
    return this.#members
  }

  elements(): readonly DocumentNode[] {
    this.#elements ??= this.#json.elements(this).map((range) => new JsonNode(this.#json, range))
    return this.#elements
  }

  write(text: string): string {
    return JSON.stringify(text).slice(1, -1)
  }
}
