import { SITEMAP_NAMESPACE, XHTML_NAMESPACE } from '../protocol/entry.ts'
import type { SitemapExtension } from '../protocol/extension.ts'
import { fitsOneSitemap, type SitemapLimits } from '../protocol/limits.ts'
import { compareW3cDates, type W3cDate } from '../protocol/w3c-date.ts'
import type { WrittenEntry } from './entry-writer.ts'
import { XML_START } from './xml-start.ts'

const START = `<urlset xmlns="${SITEMAP_NAMESPACE}"`
const FOOTER = '</urlset>\n'

/** A namespace that entries use, and its prefix. */
type Namespace = Pick<SitemapExtension, 'prefix' | 'namespace'>

const LINKS: Namespace = { prefix: 'xhtml', namespace: XHTML_NAMESPACE }

/** Text is handed over in pieces of about this many characters. */
export const PIECE = 262_144

/**
 * How much is held back while there is a namespace that no entry has used. The root element comes first and must
 * declare those that follow; after so much it is written without the others, and a later entry that uses one of
 * them declares it itself. Memory stays bounded, and no file declares what it does not use.
 */
const LOOK_AHEAD = 1_048_576

/** What all files of a set have in common. */
export interface PartForm {
  readonly limits: SitemapLimits
  readonly extensions: readonly SitemapExtension[]
  /** The first line of a file. Default: {@link XML_START}. */
  readonly start?: string
}

/** Writes one `urlset`, never beyond its limits. All of the text is ASCII: characters are bytes. */
export class PartWriter {
  readonly #limits: SitemapLimits
  readonly #start: string
  /** What the root can declare, in this order. */
  readonly #namespaces: readonly Namespace[]
  readonly #used = new Set<Namespace>()
  readonly #counts = new Map<SitemapExtension, number>()
  /** `null` until the root is written. */
  #header: string | null = null
  #headerLength: number
  #body: string[] = []
  #held = 0
  #flushed = 0
  urls = 0
  links = 0
  /** The newest of the entries' dates, as its entry wrote it. */
  lastmod: string | null = null
  #newest: W3cDate | null = null

  constructor({ limits, extensions, start = XML_START }: PartForm) {
    this.#limits = limits
    this.#start = start + START
    this.#headerLength = this.#start.length + 2
    this.#namespaces = [LINKS, ...extensions]
  }

  /** Bytes of the file if it were closed now. */
  get bytes(): number {
    return this.#flushed + this.#held + this.#headerLength + FOOTER.length
  }

  /** How much of the entries has not been taken yet. */
  get held(): number {
    return this.#held
  }

  /**
   * Adds an entry, or says `false` and stays as it was where the entry does not fit.
   *
   * @param limits - Lower than those of the file where room is kept for other entries.
   */
  add(entry: WrittenEntry, lastmod: string | null, limits: SitemapLimits = this.#limits): boolean {
    const { links, extensions } = entry
    let { xml } = entry
    const missing = this.#missingOf(entry)
    const declarations = declare(missing)
    let headerLength = this.#headerLength
    if (declarations !== '') {
      if (this.#header === null) headerLength += declarations.length
      else xml = `<url${declarations}${xml.slice('<url'.length)}`
    }
    const total = this.#flushed + this.#held + xml.length + headerLength + FOOTER.length
    if (!fitsOneSitemap(this.urls + 1, total, limits)) return false
    for (const [extension, count] of extensions) {
      if ((this.#counts.get(extension) ?? 0) + count > extension.maxPerFile) return false
    }
    for (const [extension, count] of extensions) {
      this.#counts.set(extension, (this.#counts.get(extension) ?? 0) + count)
    }
    if (this.#header === null) for (const namespace of missing) this.#used.add(namespace)
    this.#headerLength = headerLength
    this.#body.push(xml)
    this.#held += xml.length
    this.urls++
    this.links += links
    if (entry.date !== null && lastmod !== null) {
      if (this.#newest === null || compareW3cDates(entry.date, this.#newest) > 0) {
        this.#newest = entry.date
        this.lastmod = lastmod
      }
    }
    if (this.#header === null && this.#flushed + this.#held >= LOOK_AHEAD) this.#fixHeader()
    return true
  }

  /** The text that is ready, `''` while it is worth waiting. */
  take(): string {
    const isComplete = this.#used.size === this.#namespaces.length
    if (this.#held < PIECE || (this.#header === null && !isComplete)) return ''
    return this.#flush()
  }

  /** The rest of the file. */
  end(): string {
    return this.#flush() + FOOTER
  }

  /** The entries that have not been taken yet, for those who write what comes before them last: {@link frame}. */
  takeEntries(): string {
    const text = this.#body.join('')
    this.#flushed += this.#held
    this.#held = 0
    this.#body = []
    return text
  }

  /** What comes before all entries, and what comes after them. */
  frame(): { readonly start: string; readonly end: string } {
    return { start: this.#fixHeader(), end: FOOTER }
  }

  #missingOf({ links, extensions }: WrittenEntry): Namespace[] {
    const missing: Namespace[] = links > 0 && !this.#used.has(LINKS) ? [LINKS] : []
    for (const extension of extensions.keys()) {
      if (!this.#used.has(extension)) missing.push(extension)
    }
    return missing
  }

  /** The header with what is declared when it is asked for first. */
  #fixHeader(): string {
    if (this.#header === null) {
      const used = this.#namespaces.filter((namespace) => this.#used.has(namespace))
      this.#header = `${this.#start}${declare(used)}>\n`
    }
    return this.#header
  }

  #flush(): string {
    const isFirst = this.#flushed === 0
    const header = isFirst ? this.#fixHeader() : ''
    return header + this.takeEntries()
  }
}

function declare(namespaces: readonly Namespace[]): string {
  return namespaces.map(({ prefix, namespace }) => ` xmlns:${prefix}="${namespace}"`).join('')
}
