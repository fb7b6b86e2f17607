import { normalizeSyntaxParts, splitUri, type UriParts } from '@waymark/rfc3986'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'

/** One URL and what methods need of it. Each view is made on first use, once. */
export class Subject {
  /** The string as written. */
  readonly text: string
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
