import { EntryPlaces } from './entry-places.ts'
import type { Position } from './position-counter.ts'

/**
 * Returns the places in an entry.
 *
 * @param text - Valid JSON, without white space before it.
 * @param start - Where the text begins.
 */
export function placesIn(text: string, start: Position): EntryPlaces {
  return new EntryPlaces(start, (places) => new EntryScanner(text, start, places).run())
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
const QUOTE = 0x22
const COMMA = 0x2c
const LEFT_BRACKET = 0x5b
const RIGHT_BRACKET = 0x5d
const BACKSLASH = 0x5c
const LEFT_BRACE = 0x7b
const RIGHT_BRACE = 0x7d

/** Walks over an entry and adds the places of its members, and of the members of its alternates. */
class EntryScanner {
  readonly #text: string
  readonly #places: EntryPlaces
  #at = 0
  #line: number
  #lineStart: number
  /** How many lists and objects are open: an entry is 1, its alternates are 2, and an alternate is 3. */
  #depth = 0
  #isEntryObject = false
  #isInAlternates = false
  #isAlternateObject = false
  #isKeyNext = false
  /** The last key of the entry or of an alternate. */
  #key = ''

  constructor(text: string, { line, column }: Position, places: EntryPlaces) {
    this.#text = text
    this.#places = places
    this.#line = line
    this.#lineStart = 1 - column
  }

  run(): void {
    const text = this.#text
    while (this.#at < text.length) {
      const unit = text.charCodeAt(this.#at)
      switch (unit) {
        case NEWLINE:
          this.#line++
          this.#lineStart = this.#at + 1
          break
        case COMMA:
          this.#isKeyNext = this.#depth === 1 ? this.#isEntryObject : this.#isAlternateObject
          break
        case LEFT_BRACE:
        case LEFT_BRACKET:
          this.#open(unit === LEFT_BRACE)
          break
        case RIGHT_BRACE:
        case RIGHT_BRACKET:
          this.#depth--
          break
        case QUOTE:
          this.#string()
          continue
        default:
          if (unit > BACKSLASH || (unit >= 0x2d && unit < 0x3a)) {
            this.#add()
            this.#skipWord()
            continue
          }
      }
      this.#at++
    }
  }

  #open(isObject: boolean): void {
    this.#add()
    this.#depth++
    if (this.#depth === 1) this.#isEntryObject = isObject
    else if (this.#depth === 2) {
      this.#isInAlternates = !isObject && this.#isEntryObject && this.#key === 'alternates'
      this.#isAlternateObject = false
    } else if (this.#depth === 3) this.#isAlternateObject = isObject
    this.#isKeyNext = isObject
  }

  #string(): void {
    const start = this.#at
    let end = start + 1
    for (let unit = this.#text.charCodeAt(end); unit !== QUOTE; unit = this.#text.charCodeAt(end)) {
      end += unit === BACKSLASH ? 2 : 1
    }
    const isKey = this.#isKeyNext && (this.#depth === 1 || this.#depth === 3)
    this.#isKeyNext = false
    if (!isKey) this.#add()
    else {
      const key = this.#text.slice(start + 1, end)
      this.#key = key.includes('\\') ? String(JSON.parse(`"${key}"`)) : key
    }
    this.#at = end + 1
  }

  /** Skips a number, or the letters of a word. */
  #skipWord(): void {
    let unit: number
    do {
      this.#at++
      unit = this.#text.charCodeAt(this.#at)
    } while (unit >= 0x2b && unit !== COMMA && unit !== RIGHT_BRACKET && unit !== RIGHT_BRACE)
  }

  /** Adds the place of the value that begins here, if it is one that is kept. */
  #add(): void {
    const place = { line: this.#line, column: this.#at - this.#lineStart + 1 }
    if (this.#depth === 1) {
      if (this.#isEntryObject) this.#places.addMember(this.#key, place)
    } else if (!this.#isInAlternates) return
    else if (this.#depth === 2) this.#places.addAlternate(place)
    else if (this.#depth === 3 && this.#isAlternateObject) {
      this.#places.addAlternateMember(this.#key, place)
    }
  }
}
