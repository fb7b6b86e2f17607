import { DocumentError } from './document-error.ts'

/** The names and indexes that lead from the root of a JSON text to a value. */
export type JsonPath = readonly (string | number)[]

interface Placed {
  readonly path: JsonPath
  /** UTF-16 offsets in the JSON text. */
  readonly start: number
  readonly end: number
}

/** A string, a value of another type, or the name of a member. */
export type JsonPart =
  | (Placed & {
      readonly part: 'string'
      readonly value: string
      /** The place in the JSON text of an offset in the value. */
      place(offset: number): number
    })
  /** A value that is not a string; of an array or an object, the place is its first character. */
  | (Placed & { readonly part: 'other'; readonly type: JsonType })
  /** The end of an object of a list, with the names of its members; the place is its first character. */
  | (Placed & { readonly part: 'entry'; readonly names: ReadonlySet<string> })
  /** A name that an object has already. */
  | (Placed & { readonly part: 'repeated'; readonly name: string })

/** What a JSON value is, in words. */
export type JsonType = 'a number' | 'true' | 'false' | 'null' | 'an array' | 'an object'

interface Level {
  readonly isArray: boolean
  readonly start: number
  /** The member or the element that is being read. */
  key: string | number
  readonly names: Set<string> | null
}

/** The members that hold lists of resources. */
const LISTS: ReadonlySet<string | number | undefined> = /* @__PURE__ */ new Set([
  'resources',
  'resourceTemplates',
])
const URIS: ReadonlySet<string | number> = /* @__PURE__ */ new Set(['uri', 'uriTemplate'])
const IGNORE = 'waymark/ignore'

/** Deeper values are refused: the pointers to many of them would be long, and no list of resources has them. */
const MAX_DEPTH = 64

/**
 * The parts of a JSON text that a linter reads, in their order. The text is known to be JSON.
 *
 * @throws {@link DocumentError} If values are nested too deep.
 */
export function* findJsonParts(json: string): Generator<JsonPart> {
  const levels: Level[] = []
  let isKey = false
  for (let at = 0; at < json.length; at++) {
    const level = levels.at(-1)
    const c = json[at]!
    switch (c) {
      case '{':
      case '[':
        if (isWantedOther(levels)) {
          const type = c === '{' ? 'an object' : 'an array'
          yield { part: 'other', type, path: pathOf(levels), start: at, end: at + 1 }
        }
        if (levels.length === MAX_DEPTH) {
          throw new DocumentError(`values are nested more than ${MAX_DEPTH} deep`)
        }
        isKey = c === '{'
        levels.push({
          isArray: !isKey,
          start: at,
          key: isKey ? '' : 0,
          names: isKey ? new Set() : null,
        })
        break
      case '}':
      case ']': {
        const closed = levels.pop()!
        if (closed.names !== null && isEntry(levels)) {
          const { start, names } = closed
          yield { part: 'entry', path: pathOf(levels), start, end: start + 1, names }
        }
        isKey = false
        break
      }
      case ',':
        if (level?.isArray === true) level.key = Number(level.key) + 1
        else isKey = true
        break
      case ':':
        isKey = false
        break
      case '"': {
        const end = endOfString(json, at)
        if (level?.isArray === false && isKey) {
          const name = decodeString(json.slice(at, end))
          level.key = name
          if (level.names!.has(name)) {
            yield { part: 'repeated', name, path: pathOf(levels), start: at, end }
          }
          level.names!.add(name)
        } else if (level !== undefined && isWantedString(levels)) {
          yield asString(json, at, end, levels)
        }
        at = end - 1
        break
      }
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        break
      default: {
        const end = endOfWord(json, at)
        if (isWantedOther(levels)) {
          yield { part: 'other', type: typeOf(c), path: pathOf(levels), start: at, end }
        }
        at = end - 1
      }
    }
  }
}

/** Paths are built only for what is needed. */
function pathOf(levels: readonly Level[]): JsonPath {
  return levels.map(({ key }) => key)
}

/** Whether what is inside so many levels is a list of resources: of a document, of an answer, or of one in a list. */
function isList(levels: readonly Level[], depth: number = levels.length): boolean {
  const level = levels[depth - 1]
  if (level === undefined || level.isArray || !LISTS.has(level.key)) return false
  const owner = levels[depth - 2]
  return owner === undefined || owner.isArray || owner.key === 'result'
}

/** Whether what is inside so many levels is an element of a list of resources. */
function isEntry(levels: readonly Level[], depth: number = levels.length): boolean {
  return levels[depth - 1]?.isArray === true && isList(levels, depth - 1)
}

function isWantedString(levels: readonly Level[]): boolean {
  const { key, isArray } = levels.at(-1)!
  if (!isArray) return URIS.has(key) || key === IGNORE || isList(levels)
  return levels.length === 1 || levels.at(-2)?.key === IGNORE || isEntry(levels)
}

function isWantedOther(levels: readonly Level[]): boolean {
  const level = levels.at(-1)
  if (level === undefined) return false
  const { key, isArray } = level
  if (isArray) return levels.length === 1 || levels.at(-2)?.key === IGNORE || isEntry(levels)
  if (key === IGNORE || isList(levels)) return true
  const isElement = levels.length === 2 && levels[0]!.isArray
  return URIS.has(key) && (isElement || isEntry(levels, levels.length - 1))
}

function typeOf(first: string): JsonType {
  return first === 't' ? 'true' : first === 'f' ? 'false' : first === 'n' ? 'null' : 'a number'
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}

function endOfWord(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && !/[\s,\]}]/.test(json[at]!)) at++
  return at
}

function decodeString(literal: string): string {
  return String(JSON.parse(literal))
}

function asString(json: string, start: number, end: number, levels: readonly Level[]): JsonPart {
  // One string can have as many findings as characters, so its offsets are computed once.
  const places: number[] = []
  return {
    part: 'string',
    path: pathOf(levels),
    value: decodeString(json.slice(start, end)),
    start,
    end,
    place(offset) {
      let at = places.at(-1) ?? start + 1
      if (places.length === 0) places.push(at)
      while (places.length <= offset && at < end - 1) {
        at += json[at] !== '\\' ? 1 : json[at + 1] === 'u' ? 6 : 2
        places.push(at)
      }
      return places[offset] ?? at
    },
  }
}
