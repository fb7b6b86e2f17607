import {
  findJsonFault,
  type JsonMember,
  JsonPlaces,
  type JsonRange,
  lastStart,
  sentence,
  TextPosition,
} from '@waymark/infra/internal'
import type { FileNotes, RulePlace } from './hosting-rule.ts'
import { wrongMember } from './reasons.ts'

/** A value in a JSON text, with its place. */
export class JsonNode implements RulePlace {
  readonly #file: JsonFile
  readonly #range: JsonRange

  constructor(file: JsonFile, range: JsonRange) {
    this.#file = file
    this.#range = range
  }

  get line(): number {
    return this.#file.placeOf(this.#range.start).line
  }

  get column(): number {
    return this.#file.placeOf(this.#range.start).column
  }

  get isObject(): boolean {
    return this.#file.json.text[this.#range.start] === '{'
  }

  get isList(): boolean {
    return this.#file.json.text[this.#range.start] === '['
  }

  /** The members of an object; of one name, the last. Without those of other values. */
  members(): readonly { readonly name: string; readonly value: JsonNode }[] {
    const members = new Map<string, JsonMember>()
    for (const member of this.#file.json.members(this.#range)) members.set(member.name, member)
    return [...members.values()].map(({ name, value }) => {
      return { name, value: new JsonNode(this.#file, value) }
    })
  }

  member(name: string): JsonNode | null {
    return this.members().find((member) => member.name === name)?.value ?? null
  }

  elements(): readonly JsonNode[] {
    return this.#file.json.elements(this.#range).map((range) => new JsonNode(this.#file, range))
  }

  /** The string, number, boolean or `null`. */
  scalar(): unknown {
    const { start, end } = this.#range
    return this.isObject || this.isList
      ? undefined
      : JSON.parse(this.#file.json.text.slice(start, end))
  }

  /** The objects in the list of a member; none if there is no such member. */
  objects(name: string, notes: FileNotes): readonly JsonNode[] {
    const list = this.member(name)
    if (list === null) return []
    if (!list.isList) return notes.problem(list, wrongMember(name)) ?? []
    return list.elements().flatMap((element) => {
      return element.isObject ? element : (notes.problem(element, wrongMember(name)) ?? [])
    })
  }

  /** The string of a member; `undefined` if there is no such member, and `null` if it is something else. */
  string(name: string, notes: FileNotes): string | null | undefined {
    const member = this.member(name)
    if (member === null) return undefined
    const value = member.scalar()
    return typeof value === 'string' ? value : notes.problem(member, wrongMember(name))
  }

  /** Whether a member is `true` or `false`; `null` if it is something else, or missing. */
  boolean(name: string): boolean | null {
    const value = this.member(name)?.scalar()
    return typeof value === 'boolean' ? value : null
  }
}

class JsonFile {
  readonly json: JsonPlaces
  /** Where each line begins. */
  readonly #lines: readonly number[]

  constructor(text: string) {
    this.json = new JsonPlaces(text)
    const ends = [...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)
    this.#lines = [0, ...ends]
  }

  placeOf(offset: number): RulePlace {
    const lines = this.#lines
    const line = lastStart(lines.length, (at) => lines[at]!, offset)
    return { line: line + 1, column: offset - lines[line]! + 1 }
  }
}

/** The object of a JSON file; `null` if it is not one. */
export function readJsonObject(text: string, notes: FileNotes): JsonNode | null {
  const plain = text.replace(/^\uFEFF/, '')
  try {
    JSON.parse(plain)
  } catch {
    const { at, found } = findJsonFault(plain) ?? { at: plain.length, found: null }
    const message =
      found === null
        ? sentence('Invalid JSON: the file ends too early.', { detail: 'json-end' })
        : sentence('Invalid JSON: unexpected {found:phrase}.', { detail: 'json', found })
    return notes.problem(new TextPosition(plain, { line: 1, column: 1 }).at(at), message)
  }
  const file = new JsonFile(plain)
  const root = new JsonNode(file, file.json.root)
  return root.isObject
    ? root
    : notes.problem(root, sentence('The file must be a JSON object.', { detail: 'not-an-object' }))
}
