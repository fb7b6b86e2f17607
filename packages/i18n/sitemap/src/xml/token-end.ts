import { isReferenceUnit } from './references.ts'

const QUOTE = 0x22
const APOSTROPHE = 0x27
const LESS = 0x3c
const GREATER = 0x3e

export type Token = 'tag' | 'instruction' | 'reference'

/**
 * Looks for the end of a token that has not come yet, at each character once. Without it, a tag that comes byte by
 * byte would be parsed as often as it has bytes.
 */
export class TokenEnd {
  readonly #token: Token
  /** In a tag, the quote that the value of an attribute ends with, or 0. */
  #quote = 0
  /** The last character of an instruction so far. */
  #last = ''

  constructor(token: Token) {
    this.#token = token
  }

  /** Whether the token ends in the next piece of it, be it with something that it cannot have. */
  isIn(text: string): boolean {
    switch (this.#token) {
      case 'tag':
        return this.#isTagEndIn(text)
      case 'instruction': {
        const seen = this.#last + text
        this.#last = seen.slice(-1)
        return seen.includes('?>')
      }
      case 'reference':
        for (let i = 0; i < text.length; i++) {
          if (!isReferenceUnit(text.charCodeAt(i))) return true
        }
        return false
    }
  }

  #isTagEndIn(text: string): boolean {
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i)
      if (c === LESS) return true
      if (this.#quote !== 0) {
        if (c === this.#quote) this.#quote = 0
      } else if (c === GREATER) return true
      else if (c === QUOTE || c === APOSTROPHE) this.#quote = c
    }
    return false
  }
}
