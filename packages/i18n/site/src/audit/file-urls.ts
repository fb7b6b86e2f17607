import type { UrlTable } from '@waymark/hreflang'
import {
  PATH,
  type PercentEncodeSet,
  percentEncodeSet,
  utf8PercentDecodeStrict,
  utf8PercentEncode,
} from '@waymark/percent-encoding'
import { cutUrl, type UrlPieces } from '../check/url-pieces.ts'
import type { SiteAddress } from './audit-types.ts'
import { indexFolder, withoutExtension } from './page-names.ts'

/** What a path of a URL cannot have: the parser takes `\` for a slash, and `%` begins a byte. */
const NAME: PercentEncodeSet = /* @__PURE__ */ percentEncodeSet(PATH, '%\\')

/** The file that a server may send for a URL. */
export interface FoundFile {
  /** The number of its name. */
  readonly file: number
  /**
   * Whether the URL is the one of the file by the address of the site. For any other, it depends on the server whether it
   * sends the file, redirects, or has nothing: `/tea` for `tea/index.html`.
   */
  readonly isOwn: boolean
}

/** The endings of index files and pages. */
const EXTENSIONS = ['.html', '.htm', '.xhtml'] as const

/** No file system takes a longer path. Longer ones are not normalised, which takes engines quadratic time. */
const LONGEST_NAME = 4096

/** Which file has which URL, by the address of a site. */
export class FileUrls {
  readonly address: SiteAddress
  readonly #names: UrlTable
  readonly #base: UrlPieces
  /** Scheme, host and port. */
  readonly origin: string
  /** The path of the base, with its slash. */
  readonly prefix: string

  constructor(address: SiteAddress, names: UrlTable) {
    this.address = address
    this.#names = names
    // A base is an http or https URL that ends with a slash.
    this.#base = cutUrl(address.base)!
    this.prefix = this.#base.path
    this.origin = address.base.slice(0, address.base.length - this.prefix.length)
  }

  /** The URL of a file. */
  urlOf(name: string): string {
    return this.address.base + utf8PercentEncode(this.#pathOf(name), NAME)
  }

  /** Whether a URL is the name of a file below the base. */
  isFile(url: string, name: string): boolean {
    const end = url.search(/[?#]/)
    return (
      (end === -1 ? url : url.slice(0, end)) === this.address.base + utf8PercentEncode(name, NAME)
    )
  }

  #pathOf(name: string): string {
    if (this.#isBehind(name)) return name
    const folder = indexFolder(name)
    if (folder !== null) return this.address.index === 'slash' ? folder : folder.slice(0, -1)
    return this.address.html === 'keep' ? name : withoutExtension(name)
  }

  /** Whether a file is one such as `index.htm`, beside the `index.html` that servers send for the short URL. */
  #isBehind(name: string): boolean {
    if (name.endsWith(EXTENSIONS[0])) return false
    const first = this.#first(withoutExtension(name), true)
    return first !== null && first.file !== this.#names.find(name)
  }

  /** The path of a URL below the base, as written; `null` for a URL that is elsewhere. */
  pathBelow(url: string): string | null {
    const pieces = url.startsWith(this.origin) ? cutUrl(url) : null
    if (pieces === null || pieces.host !== this.#base.host) return null
    const path = pieces.path === '' ? '/' : pieces.path
    if (path.startsWith(this.prefix)) return path.slice(this.prefix.length)
    return path === this.prefix.slice(0, -1) ? '' : null
  }

  /** The path and the query of a serialised URL that has the origin of the site. */
  targetOf(url: string): string {
    const hash = url.indexOf('#')
    const target = url.slice(this.origin.length, hash === -1 ? undefined : hash)
    return target.startsWith('/') ? target : `/${target}`
  }

  /** The first folder of a URL below the base, such as `/fr/`. */
  folderOf(url: string): string {
    const path = this.pathBelow(url) ?? ''
    const end = path.indexOf('/')
    return end === -1 ? '/' : `/${path.slice(0, end + 1)}`
  }

  /**
   * The file of a path below the base; `null` if there is none.
   *
   * @param path - Percent-encoded, as in a URL.
   */
  find(path: string): FoundFile | null {
    const name = path.includes('%') ? utf8PercentDecodeStrict(path) : path
    if (name === null) return null
    const found = this.#findName(name)
    // Some file systems keep names in another normal form of Unicode than people write.
    if (found !== null || name.length > LONGEST_NAME || !/[^\0-\x7f]/.test(name)) return found
    return this.#findName(name.normalize('NFC')) ?? this.#findName(name.normalize('NFD'))
  }

  #findName(name: string): FoundFile | null {
    const { index, html } = this.address
    if (name === '' || name.endsWith('/')) {
      const isOwn = index === 'slash' || name === ''
      return (
        this.#first(`${name}index`, isOwn) ??
        (name === '' ? null : this.#first(name.slice(0, -1), false))
      )
    }
    const exact = this.#names.find(name)
    if (exact !== -1) return { file: exact, isOwn: this.#pathOf(name) === name }
    const asPage = this.#first(name, html === 'drop')
    if (asPage?.isOwn === true) return asPage
    const asFolder = this.#first(`${name}/index`, index === 'none')
    return asFolder?.isOwn === true || asPage === null ? asFolder : asPage
  }

  #first(start: string, isOwn: boolean): FoundFile | null {
    for (const extension of EXTENSIONS) {
      const file = this.#names.find(start + extension)
      if (file !== -1) return { file, isOwn }
    }
    return null
  }
}
