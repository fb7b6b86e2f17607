/** A part of a JSON text: UTF-16 offsets, from its first code unit to after its last one, with quotes and brackets. */
export interface JsonRange {
  readonly start: number
  readonly end: number
}

/** A member of an object in a JSON text. */
export interface JsonMember {
  readonly name: string
  /** Where its name is. */
  readonly key: JsonRange
  readonly value: JsonRange
}

/**
 * Where the values of a JSON text are. At once, only the brackets are paired. Members and elements are found when they are
 * asked for, so that what nobody looks at takes little time.
 *
 * @example
 * ```ts
 * import { JsonPlaces } from '@waymark/infra/internal'
 *
 * const json = new JsonPlaces('{"a": [1, "b"]}')
 * json.members(json.root) // => [{ name: 'a', key: { start: 1, end: 4 }, value: { start: 6, end: 14 } }]
 * json.elements({ start: 6, end: 14 }) // => [{ start: 7, end: 8 }, { start: 10, end: 13 }]
 * ```
 */
export class JsonPlaces {
  readonly text: string
  /** Where each array and object ends, by where it begins. */
  readonly #ends: ReadonlyMap<number, number>

  /** @param text - Known to be JSON. */
  constructor(text: string) {
    this.text = text
    this.#ends = findEnds(text)
  }

  /** The whole value, without the white space around it. */
  get root(): JsonRange {
    return this.#valueAt(skipSpace(this.text, 0))
  }

  /** The members of an object, in their order, also those of one name; empty for other values. */
  members({ start, end }: JsonRange): readonly JsonMember[] {
    const members: JsonMember[] = []
    if (this.text.charCodeAt(start) !== OPEN_OBJECT) return members
    for (let at = skipSpace(this.text, start + 1); at < end - 1; ) {
      const key = { start: at, end: endOfString(this.text, at) }
      const colon = skipSpace(this.text, key.end)
      const value = this.#valueAt(skipSpace(this.text, colon + 1))
      members.push({ name: readName(this.text.slice(at, key.end)), key, value })
      at = this.#afterComma(value)
    }
    return members
  }

  /** The elements of an array; empty for other values. */
  elements({ start, end }: JsonRange): readonly JsonRange[] {
    const elements: JsonRange[] = []
    if (this.text.charCodeAt(start) !== OPEN_ARRAY) return elements
    for (let at = skipSpace(this.text, start + 1); at < end - 1; ) {
      const element = this.#valueAt(at)
      elements.push(element)
      at = this.#afterComma(element)
    }
    return elements
  }

  #valueAt(start: number): JsonRange {
    const isString = this.text.charCodeAt(start) === QUOTE
    const end = isString ? endOfString(this.text, start) : this.#ends.get(start)
    return { start, end: end ?? endOfWord(this.text, start) }
  }

  /** Where the next member or element is, or the closing bracket. */
  #afterComma({ end }: JsonRange): number {
    const at = skipSpace(this.text, end)
    return this.text.charCodeAt(at) === COMMA ? skipSpace(this.text, at + 1) : at
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const BACKSLASH = 0x5c
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

function findEnds(json: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        open.push(at)
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        // The text is known to be JSON.
        ends.set(open.pop()!, at + 1)
        break
      case QUOTE:
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
    if (quote === -1) return json.length
    let slashes = quote
    while (json.charCodeAt(slashes - 1) === BACKSLASH) slashes--
    if ((quote - slashes) % 2 === 0) return quote + 1
    at = quote + 1
  }
}

/** Nearly all names have no escapes. */
function readName(json: string): string {
  return json.includes('\\') ? String(JSON.parse(json)) : json.slice(1, -1)
}

function endOfWord(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && !/[\s,\]}]/.test(json[at]!)) at++
  return at
}

function skipSpace(json: string, start: number): number {
  let at = start
  for (;;) {
    const unit = json.charCodeAt(at)
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return at
    at++
  }
}

/**
 * Adds a step to a JSON Pointer.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6901#section-3
 *
 * @example
 * ```ts
 * import { pointTo } from '@waymark/infra/internal'
 *
 * pointTo('/paths', '/tea') // => '/paths/~1tea'
 * pointTo('/list', 0) // => '/list/0'
 * ```
 */
export function pointTo(pointer: string, step: string | number): string {
  // Nearly all names need no escapes.
  if (typeof step === 'number' || !/[~/]/.test(step)) return `${pointer}/${step}`
  return `${pointer}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * The steps of a JSON Pointer: names of members, and indexes of elements as strings.
 *
 * @example
 * ```ts
 * import { pointerSteps } from '@waymark/infra/internal'
 *
 * pointerSteps('/paths/~1tea/0') // => ['paths', '/tea', '0']
 * ```
 */
export function pointerSteps(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1)
  if (!pointer.includes('~')) return steps
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
