import { parseHostText } from '@waymark/host'
import { normalizeSyntaxParts, splitUri, type UriParts } from '@waymark/rfc3986'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import { forgetResult, parser, parseText } from '@waymark/url-parser/url-text'

/** One URL and what methods need of it. Each view is made on first use, once. */
export class Subject {
  /** The string as written. */
  readonly text: string
  #href: string | null | undefined
  #record: UrlRecord | null | undefined
  #parts: UriParts | undefined
  #syntax: UriParts | undefined

  /** @throws TypeError if it is not a string. */
  constructor(text: string) {
    if (typeof text !== 'string') {
      const what = Object.prototype.toString.call(text)
      throw new TypeError(
        `A URL is given as a string, such as the href of a URL object; got ${what}`,
      )
    }
    this.text = text
  }

  /** What the URL parser writes for the string, without a base; `null` if it does not parse. */
  get href(): string | null {
    // A record would take as long as parsing.
    if (this.#href === undefined)
      this.#href = this.#record === undefined ? hrefOf(this.text) : (this.#record?.href ?? null)
    return this.#href
  }

  /** What the URL parser makes of the string, without a base; `null` if it does not parse. */
  get record(): UrlRecord | null {
    if (this.#record === undefined) this.#record = parseUrl(this.text)
    return this.#record
  }

  /** The five parts of RFC 3986, exactly as written. Any string splits. */
  get parts(): UriParts {
    this.#parts ??= splitUri(this.text)
    return this.#parts
  }

  /** The five parts after the syntax-based normalisation of RFC 3986, section 6.2.2. */
  get syntax(): UriParts {
    this.#syntax ??= normalizeSyntaxParts(this.parts)
    return this.#syntax
  }
}

function hrefOf(text: string): string | null {
  if (!parseText(text, null, false, parseHostText)) return null
  const { href } = parser
  forgetResult()
  return href
}
