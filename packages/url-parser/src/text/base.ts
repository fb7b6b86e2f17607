import { FILE, NOT_SPECIAL, type SchemeKind } from './scheme-kind.ts'
import { hasAuthority, hasOpaquePath, kindOf, type UrlText } from './url-text.ts'
import { isDriveLetterAt } from './windows-drive-letter.ts'

/**
 * A base URL. The strings that references are joined to are made when first needed.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { Base, parser, parseText, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const base = new Base(parseUrlText('https://a.example/b/c', parseHostText)!)
 * parseText('../d', base, false, parseHostText) // => true
 * parser.href // => 'https://a.example/d'
 * ```
 */
export class Base {
  readonly url: UrlText
  readonly kind: SchemeKind
  readonly isOpaque: boolean
  /** Where the path starts, or the `/.` before it: each result writes its own. */
  readonly pathStart: number
  #upToPath: string | null = null
  #upToQuery: string | null = null
  #upToFragment: string | null = null
  readonly #folders: string[] = []

  /** @param url - Its `searchStart` must not be -1. */
  constructor(url: UrlText) {
    this.url = url
    this.kind = kindOf(url)
    this.isOpaque = this.kind === NOT_SPECIAL && hasOpaquePath(url)
    this.pathStart = hasAuthority(url) ? url.pathStart : url.schemeEnd + 1
  }

  /** The scheme and its `:`. */
  scheme(): string {
    return this.url.href.slice(0, this.url.schemeEnd + 1)
  }

  upToPath(): string {
    this.#upToPath ??= this.url.href.slice(0, this.pathStart)
    return this.#upToPath
  }

  upToQuery(): string {
    this.#upToQuery ??= this.url.href.slice(0, this.url.searchStart)
    return this.#upToQuery
  }

  upToFragment(): string {
    this.#upToFragment ??= this.url.href.slice(0, this.url.hashStart)
    return this.#upToFragment
  }

  /**
   * Everything up to the last `/` of the path: what *shorten a URL's path* leaves, and a `/`.
   *
   * @param levels - How many folders further up; the root is its own parent.
   * @see https://url.spec.whatwg.org/#shorten-a-urls-path
   */
  folder(levels = 0): string {
    const folders = this.#folders
    if (folders.length === 0) folders[0] = this.#makeFolder()
    while (folders.length <= levels) {
      const last = folders[folders.length - 1]!
      const slash = last.lastIndexOf('/', last.length - 2)
      if (slash < this.pathStart) return last
      folders[folders.length] = last.slice(0, slash + 1)
    }
    return folders[levels]!
  }

  /** The `/C:` at the start of the path of a `file:` URL; else empty. */
  drive(): string {
    const { href, pathStart, searchStart } = this.url
    if (this.kind !== FILE || !isDriveLetterAt(href, pathStart + 1)) return ''
    const end = pathStart + 3
    const isAlone = end === searchStart || href.charCodeAt(end) === 0x2f
    return isAlone && href.charCodeAt(pathStart + 2) === 0x3a ? href.slice(pathStart, end) : ''
  }

  #makeFolder(): string {
    const { href, pathStart, searchStart } = this.url
    const head = this.upToPath()
    if (pathStart === searchStart) return `${head}/`
    if (searchStart - pathStart === 3 && this.drive() !== '') return `${this.upToQuery()}/`
    return head + href.slice(pathStart, href.lastIndexOf('/', searchStart - 1) + 1)
  }
}
