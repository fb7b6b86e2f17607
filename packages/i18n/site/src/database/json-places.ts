import { EntryPlaces } from './entry-places.ts'
import type { Position } from './position-counter.ts'

/**
 * Finds the members of an entry in a line of JSON.
 *
 * @param text - Valid JSON without line ends.
 * @param line - The number of the line.
 */
export function placesInLine(text: string, line: number): EntryPlaces {
  return new LineScanner(text, line).entry()
}

/** Walks over valid JSON. It validates nothing. */
class LineScanner {
  readonly #text: string
  readonly #line: number
  #at = 0

  constructor(text: string, line: number) {
    this.#text = text
    this.#line = line
  }

  entry(): EntryPlaces {
    this.#skipSpace()
    const places = new EntryPlaces(this.#place())
    this.#members((name) => {
      places.addMember(name, this.#place())
      if (name !== 'alternates' || this.#text[this.#at] !== '[') return this.#skipValue()
      this.#elements(() => {
        places.addAlternate(this.#place())
        this.#members((own) => {
          places.addAlternateMember(own, this.#place())
          this.#skipValue()
        })
      })
    })
    return places
  }

  /** The position of the current character. */
  #place(): Position {
    return { line: this.#line, column: this.#at + 1 }
  }

  #skipSpace(): void {
    while (' \t\r'.includes(this.#text[this.#at] ?? 'x')) this.#at++
  }

  /** Calls `visit` at the value of each member; skips a value that is not an object. */
  #members(visit: (name: string) => void): void {
    if (this.#text[this.#at] !== '{') {
      this.#skipValue()
      return
    }
    this.#each('}', () => {
      const start = this.#at
      this.#skipString()
      const key = this.#text.slice(start, this.#at)
      this.#skipSpace()
      this.#at++ // the colon
      this.#skipSpace()
      visit(key.includes('\\') ? String(JSON.parse(key)) : key.slice(1, -1))
    })
  }

  #elements(visit: () => void): void {
    this.#each(']', visit)
  }

  /** Calls `visit` at each part of a list or an object, which must move to its end. */
  #each(end: string, visit: () => void): void {
    this.#at++
    this.#skipSpace()
    while (this.#text[this.#at] !== end) {
      visit()
      this.#skipSpace()
      if (this.#text[this.#at] === ',') this.#at++
      this.#skipSpace()
    }
    this.#at++
  }

  #skipValue(): void {
    let depth = 0
    do {
      const character = this.#text[this.#at]!
      if (character === '"') this.#skipString()
      else if (character === '{' || character === '[') {
        depth++
        this.#at++
      } else if (character === '}' || character === ']') {
        depth--
        this.#at++
      } else if (depth > 0) this.#at++
      else
        while (this.#at < this.#text.length && !',]} \t\r'.includes(this.#text[this.#at]!))
          this.#at++
    } while (depth > 0)
  }

  #skipString(): void {
    for (this.#at++; this.#text[this.#at] !== '"'; this.#at++) {
      if (this.#text[this.#at] === '\\') this.#at++
    }
    this.#at++
  }
}
