import { DocumentError } from './document-error.ts'
import type { DocumentMember, DocumentNode, DocumentTree, NodeType } from './document-tree.ts'

/**
 * Reads JSON. Only the brackets are read at once; a value is when it is asked for, so that what a linter does not look
 * at, such as the schemas of an API description, takes little time.
 *
 * @throws {@link DocumentError} If it is not JSON.
 */
export function readJson(json: string): DocumentTree {
  try {
    JSON.parse(json)
  } catch (error) {
    throw new DocumentError(error instanceof Error ? error.message : String(error))
  }
  const ends = findEnds(json)
  return { root: new JsonNode(json, skipSpace(json, 0), ends), comments: [] }
}

/** Where each array and object ends, by where it begins. */
function findEnds(json: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case 0x5b: // [
      case 0x7b: // {
        open.push(at)
        break
      case 0x5d: // ]
      case 0x7d: // }
        // The text is known to be JSON.
        ends.set(open.pop()!, at + 1)
        break
      case 0x22: // "
        at = endOfString(json, at) - 1
        break
    }
  }
  return ends
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  for (;;) {
    const quote = json.indexOf('"', at)
    let slashes = quote
    while (json.charCodeAt(slashes - 1) === 0x5c) slashes--
    if ((quote - slashes) % 2 === 0) return quote + 1
    at = quote + 1
  }
}

function skipSpace(json: string, start: number): number {
  let at = start
  while (at < json.length && /[ \t\n\r]/.test(json[at]!)) at++
  return at
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
  readonly #json: string
  readonly #ends: ReadonlyMap<number, number>
  #text: string | null = null
  #members: readonly DocumentMember[] | null = null
  #elements: readonly DocumentNode[] | null = null
  /** One string can have as many findings as characters, so its offsets are computed once. */
  readonly #places: number[] = []

  constructor(json: string, start: number, ends: ReadonlyMap<number, number>) {
    this.#json = json
    this.#ends = ends
    this.start = start
    this.type = typeOf(json[start]!)
    this.end =
      ends.get(start) ??
      (this.type === 'a string' ? endOfString(json, start) : endOfWord(json, start))
  }

  get text(): string {
    if (this.type !== 'a string') return ''
    this.#text ??= String(JSON.parse(this.#json.slice(this.start, this.end)))
    return this.#text
  }

  place(offset: number): number {
    const places = this.#places
    let at = places.at(-1) ?? this.start + 1
    if (places.length === 0) places.push(at)
    while (places.length <= offset && at < this.end - 1) {
      at += this.#json[at] !== '\\' ? 1 : this.#json[at + 1] === 'u' ? 6 : 2
      places.push(at)
    }
    return places[offset] ?? at
  }

  members(): readonly DocumentMember[] {
    if (this.type !== 'an object') return []
    this.#members ??= this.#readMembers()
    return this.#members
  }

  #readMembers(): readonly DocumentMember[] {
    const members: DocumentMember[] = []
    const seen = new Set<string>()
    let at = skipSpace(this.#json, this.start + 1)
    while (this.#json[at] === '"') {
      const name = new JsonNode(this.#json, at, this.#ends)
      const colon = skipSpace(this.#json, name.end)
      const value = new JsonNode(this.#json, skipSpace(this.#json, colon + 1), this.#ends)
      members.push({ name, value, isRepeated: seen.has(name.text) })
      seen.add(name.text)
      at = this.#afterComma(value)
    }
    return members
  }

  elements(): readonly DocumentNode[] {
    if (this.type !== 'an array') return []
    this.#elements ??= this.#readElements()
    return this.#elements
  }

  #readElements(): readonly DocumentNode[] {
    const elements: DocumentNode[] = []
    let at = skipSpace(this.#json, this.start + 1)
    while (at < this.end - 1) {
      const element = new JsonNode(this.#json, at, this.#ends)
      elements.push(element)
      at = this.#afterComma(element)
    }
    return elements
  }

  /** Where the next member or element is, or the closing bracket. */
  #afterComma(value: DocumentNode): number {
    const at = skipSpace(this.#json, value.end)
    return this.#json[at] === ',' ? skipSpace(this.#json, at + 1) : at
  }

  write(text: string): string {
    return JSON.stringify(text).slice(1, -1)
  }
}

function endOfWord(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && !/[\s,\]}]/.test(json[at]!)) at++
  return at
}
