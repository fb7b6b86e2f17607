import { parseHostText } from '@waymark/host/internal'
import { requireString } from '@waymark/infra/argument'
import { wrongValue } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import { resolveLink } from '@waymark/normalize'
import {
  isScheme,
  normalizeSyntaxParts,
  recomposeUri,
  resolveParts,
  splitUri,
  type UriParts,
} from '@waymark/rfc3986'
import { createResolver, parseUrl, type Resolver, type UrlRecord } from '@waymark/url-parser'
import { forgetResult, parser, parseText } from '@waymark/url-parser/internal'

const ABSOLUTE: OptionType = /* @__PURE__ */ optionType('an absolute URL', () => false)

let last: { readonly text: string; readonly resolve: Resolver } | null = null

/** Parses a base, which is often the same for many URLs. */
function resolverOf(text: string): Resolver {
  if (last?.text === text) return last.resolve
  const resolve = createResolver(text)
  if (resolve === null) throw wrongValue('base', ABSOLUTE, text)
  last = { text, resolve }
  return resolve
}

function resolved(parts: UriParts, base: string | null): UriParts {
  if (base === null) return parts
  const from = splitUri(base)
  if (!isScheme(from.scheme ?? '')) throw wrongValue('base', ABSOLUTE, base)
  return parts.scheme === null ? resolveParts(parts, from) : parts
}

/**
 * One URL and what methods need of it. Each view is made on first use, once.
 *
 * @example
 * ```ts
 * import { Subject } from '@waymark/compare'
 *
 * const subject = new Subject('../b', 'https://a.example/c/d')
 * subject.text // => '../b'
 * subject.href // => 'https://a.example/b'
 * ```
 */
export class Subject {
  /** The string as written. */
  readonly text: string
  readonly #base: string | null
  #href: string | null | undefined
  #record: UrlRecord | null | undefined
  #parts: UriParts | undefined
  #syntax: UriParts | undefined
  #link: string | null | undefined

  /**
   * @param base - The absolute URL against which everything except `text` is resolved.
   * @throws TypeError if the text is not a string.
   */
  constructor(text: string, base: string | null = null) {
    requireString(text, 'text')
    this.text = text
    this.#base = base
  }

  /** What the URL parser writes for the string; `null` if it does not parse. */
  get href(): string | null {
    if (this.#href === undefined) {
      // A record would take as long as parsing.
      const isText = this.#record === undefined && this.#base === null
      this.#href = isText ? hrefOf(this.text) : (this.record?.href ?? null)
    }
    return this.#href
  }

  /** What the URL parser makes of the string; `null` if it does not parse. */
  get record(): UrlRecord | null {
    if (this.#record === undefined) {
      this.#record = this.#base === null ? parseUrl(this.text) : resolverOf(this.#base)(this.text)
    }
    return this.#record
  }

  /** The five parts of RFC 3986, exactly as written, unless a relative reference is resolved. Any string splits. */
  get parts(): UriParts {
    this.#parts ??= resolved(splitUri(this.text), this.#base)
    return this.#parts
  }

  /** The string as written; a relative reference is resolved by RFC 3986, section 5.2. */
  get reference(): string {
    return this.#base === null ? this.text : recomposeUri(this.parts)
  }

  /**
   * The string as written; a relative reference is resolved as a browser does, and `null` if it is not a URL even then.
   * For methods that read strings in their own way, and take one without a scheme for a host.
   */
  get link(): string | null {
    if (this.#link === undefined) {
      this.#link = this.#base === null ? this.text : resolveLink(this.text, this.#base)
    }
    return this.#link
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
