/** The value of a member of a dictionary, as far as it is a Boolean or an inner list; `null` is any other value. */
export interface Member {
  /** An inner list has a string or `null` for each item. */
  readonly value: boolean | readonly (string | null)[] | null
  /** Where the member begins. */
  readonly start: number
}

/** Makes the error for a place in the text. */
/** What is wrong, as a name and in words, and what to do about it. */
export interface Fault {
  readonly fault: string
  readonly what: string
  readonly remedy: string
}

type Fail = (fault: Fault, at: number) => Error

const COMMA_MISSING: Fault = {
  fault: 'comma-missing',
  what: 'a comma is missing',
  remedy: 'put one between members',
}
const COMMA_AT_END: Fault = {
  fault: 'comma-at-end',
  what: 'nothing comes after the comma',
  remedy: 'remove it',
}
const NOT_A_NAME: Fault = {
  fault: 'not-a-name',
  what: 'this is not a name',
  remedy: 'begin names with a lower-case letter',
}
const NOT_A_VALUE: Fault = {
  fault: 'not-a-value',
  what: 'this is not a value',
  remedy: 'write strings in double quotes',
}
const LIST_WITHOUT_END: Fault = {
  fault: 'list-without-end',
  what: 'the list does not end',
  remedy: 'put a space between items, `)` at the end',
}

const KEY = /[a-z*][a-z\d_.*-]*/y
const STRING = /"(?:[ !#-[\]-~]|\\["\\])*"/y
const BOOLEAN = /\?[01]/y
/** Numbers, tokens, byte sequences, dates and display strings. */
const OTHER =
  /-?\d{1,15}(?:\.\d{1,3})?|[a-z*][\w!#$%&'*+.^`|~:/-]*|:[a-z\d+/=]*:|@-?\d{1,15}|%"(?:[ !#$&-~]|%[\da-f]{2})*"/iy
const SPACES = / */y
const OPTIONAL_WHITESPACE = /[ \t]*/y

/**
 * Parses a dictionary of Structured Fields, in as much detail as `No-Vary-Search` needs.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9651#section-4.2.2
 */
export function parseDictionary(text: string, fail: Fail): ReadonlyMap<string, Member> {
  return new Reader(text, fail).members()
}

class Reader {
  readonly #text: string
  readonly #fail: Fail
  #at = 0

  constructor(text: string, fail: Fail) {
    this.#text = text
    this.#fail = fail
  }

  members(): ReadonlyMap<string, Member> {
    const members = new Map<string, Member>()
    this.#take(SPACES)
    while (this.#at < this.#text.length) {
      const start = this.#at
      members.set(this.#takeKey(), { value: this.#takeValue(), start })
      this.#takeParameters()
      this.#take(OPTIONAL_WHITESPACE)
      if (this.#at === this.#text.length) break
      const comma = this.#at
      if (!this.#skip(',')) throw this.#fail(COMMA_MISSING, comma)
      this.#take(OPTIONAL_WHITESPACE)
      if (this.#at === this.#text.length) {
        throw this.#fail(COMMA_AT_END, comma)
      }
    }
    return members
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const [found = null] = pattern.exec(this.#text) ?? []
    this.#at += found?.length ?? 0
    return found
  }

  #skip(character: string): boolean {
    if (this.#text[this.#at] !== character) return false
    this.#at++
    return true
  }

  #takeKey(): string {
    const key = this.#take(KEY)
    if (key !== null) return key
    throw this.#fail(NOT_A_NAME, this.#at)
  }

  #takeValue(): Member['value'] {
    if (!this.#skip('=')) return true
    if (this.#skip('(')) return this.#takeInnerList()
    const item = this.#takeItem()
    return typeof item === 'boolean' ? item : null
  }

  #takeItem(): boolean | string | null {
    const written = this.#take(STRING)
    if (written !== null) return written.slice(1, -1).replace(/\\(.)/g, '$1')
    const boolean = this.#take(BOOLEAN)
    if (boolean !== null) return boolean === '?1'
    if (this.#take(OTHER) !== null) return null
    throw this.#fail(NOT_A_VALUE, this.#at)
  }

  /** After the opening parenthesis. */
  #takeInnerList(): readonly (string | null)[] {
    const items: (string | null)[] = []
    for (;;) {
      const spaces = this.#take(SPACES)
      if (this.#skip(')')) return items
      if (items.length > 0 && spaces === '') {
        throw this.#fail(LIST_WITHOUT_END, this.#at)
      }
      const item = this.#takeItem()
      this.#takeParameters()
      items.push(typeof item === 'string' ? item : null)
    }
  }

  #takeParameters(): void {
    while (this.#skip(';')) {
      this.#take(SPACES)
      this.#takeKey()
      if (this.#skip('=')) this.#takeItem()
    }
  }
}
