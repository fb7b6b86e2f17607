import { asciiLowercase } from '@waymark/infra'
import type { RawText } from '../tree/element-types.ts'

/**
 * Finds the end tag of an element that contains text only.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#appropriate-end-tag-token
 */
export class RawTextEnd {
  readonly #kind: RawText
  readonly #name: string
  #escape: 'none' | 'escaped' | 'double escaped' = 'none'

  constructor(kind: RawText, name: string) {
    this.#kind = kind
    this.#name = name
  }

  /**
   * Looks for the end tag from `from` on.
   *
   * @returns Where it begins. If it is not there, a negative number: `-1 - n` if it cannot begin before `n`.
   */
  find(text: string, from: number): number {
    if (this.#kind === 'plaintext') return -1 - text.length
    const end = this.#escape === 'none' ? this.#findEndTag(text, from) : -1
    if (this.#kind !== 'script') return end
    const isPlain =
      this.#escape === 'none' && !text.slice(from, end < 0 ? -1 - end : end).includes('<!--')
    return isPlain ? end : this.#findEndOfScript(text, from)
  }

  #findEndTag(text: string, from: number): number {
    const length = this.#name.length + 2
    for (let at = text.indexOf('</', from); at !== -1; at = text.indexOf('</', at + 2)) {
      if (at + length >= text.length) return -1 - at
      const isEnd = END_OF_NAME.test(text[at + length]!)
      if (isEnd && asciiLowercase(text.slice(at + 2, at + length)) === this.#name) return at
    }
    // The beginning of a comment also needs the next code units.
    return -1 - Math.max(from, text.length - 3)
  }

  /** https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-state */
  #findEndOfScript(text: string, from: number): number {
    const pattern = /<!--|-->|<\/?script[\t\n\f\r />]/gi
    pattern.lastIndex = from
    let last = from
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      if (this.#isEndOfScript(match[0])) return match.index
      // The dashes that begin a comment may also end it.
      if (match[0] === '<!--') pattern.lastIndex = match.index + 2
      last = pattern.lastIndex
    }
    return -1 - Math.max(last, text.length - LONGEST_MATCH + 1)
  }

  #isEndOfScript(found: string): boolean {
    if (found === '<!--') {
      if (this.#escape === 'none') this.#escape = 'escaped'
    } else if (found === '-->') {
      this.#escape = 'none'
    } else if (found.startsWith('</')) {
      if (this.#escape !== 'double escaped') return true
      this.#escape = 'escaped'
    } else if (this.#escape === 'escaped') {
      this.#escape = 'double escaped'
    }
    return false
  }
}

const END_OF_NAME = /[\t\n\f\r />]/
const LONGEST_MATCH = '</script>'.length
