import { EntryPlaces } from './entry-places.ts'
import type { Position } from './position.ts'

/**
 * Returns the places in an entry.
 *
 * @param text - A text with the entry, which is valid JSON. It is not cut out, because reading a part of a string is slower.
 * @param from - Where in the text the entry begins.
 * @param start - Where in the file that is.
 */
export function placesIn(text: string, from: number, to: number, start: Position): EntryPlaces {
  return new EntryPlaces(start, (places) => addPlaces(text, from, to, places))
}

/** Returns the position of an index in a text. */
export function positionIn(text: string, start: Position, index: number): Position {
  let { line } = start
  let lineStart = 1 - start.column
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  return { line, column: index - lineStart + 1 }
}

const NEWLINE = 0x0a
const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const LEFT_BRACKET = 0x5b
const RIGHT_BRACKET = 0x5d
const BACKSLASH = 0x5c
const LEFT_BRACE = 0x7b
const RIGHT_BRACE = 0x7d

/** The members that may be an object of links. */
const LINKS: readonly string[] = ['alternates', 'hreflang']

/** Walks over an entry and adds the places of its members, and of the members of its alternates. */
function addPlaces(text: string, from: number, to: number, places: EntryPlaces): void {
  let { line } = places.start
  let lineStart = from + 1 - places.start.column
  /** How many lists and objects are open: the entry is the first, its alternates the second, an alternate the third. */
  let depth = 0
  let isEntryObject = false
  let isInAlternates = false
  /** Whether they are an object of languages and URLs. */
  let isInLinks = false
  let isAlternateObject = false
  let isKeyNext = false
  /** The last key of the entry or of an alternate. */
  let key = ''
  const add = (at: number): void => {
    if (depth === 1) {
      if (isEntryObject) places.addMember(key, { line, column: at - lineStart + 1 })
    } else if (depth === 2 && isInLinks)
      places.addAlternateMember('loc', { line, column: at - lineStart + 1 })
    else if (!isInAlternates) return
    else if (depth === 2) places.addAlternate({ line, column: at - lineStart + 1 })
    else if (depth === 3 && isAlternateObject) {
      places.addAlternateMember(key, { line, column: at - lineStart + 1 })
    }
  }
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    switch (unit) {
      case QUOTE: {
        const end = endOfString(text, at)
        if (isKeyNext && depth === 2 && isInLinks) {
          const place = { line, column: at - lineStart + 1 }
          places.addAlternate(place)
          places.addAlternateMember('lang', place)
        } else if (isKeyNext && (depth === 1 || depth === 3)) {
          key = readKey(text.slice(at + 1, end))
        } else add(at)
        isKeyNext = false
        at = end
        break
      }
      case NEWLINE:
        line++
        lineStart = at + 1
        break
      case COMMA:
        isKeyNext = depth === 1 ? isEntryObject : depth === 2 ? isInLinks : isAlternateObject
        break
      case LEFT_BRACE:
      case LEFT_BRACKET: {
        const isObject = unit === LEFT_BRACE
        add(at)
        depth++
        if (depth === 1) isEntryObject = isObject
        else if (depth === 2) {
          isInAlternates = !isObject && isEntryObject && key === 'alternates'
          isInLinks = isObject && isEntryObject && LINKS.includes(key)
        } else if (depth === 3) isAlternateObject = isObject
        isKeyNext = isObject
        break
      }
      case RIGHT_BRACE:
      case RIGHT_BRACKET:
        depth--
        break
      default:
        if (unit <= SPACE || unit === COLON) break
        add(at)
        at = endOfWord(text, at) - 1
    }
  }
}

/** Returns the index of the closing quote. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) return at
    if (unit === BACKSLASH) at++
  }
}

/** Returns the index after a number, or after the letters of a word. */
function endOfWord(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const unit = text.charCodeAt(at)
    // At the end of the text, this is not a number.
    if (!(unit > SPACE) || unit === COMMA || unit === RIGHT_BRACKET || unit === RIGHT_BRACE)
      return at
  }
}

function readKey(key: string): string {
  return key.includes('\\') ? String(JSON.parse(`"${key}"`)) : key
}
