import { SITEMAP_NAMESPACE, XHTML_NAMESPACE } from '../protocol/entry.ts'
import { fitsOneSitemap, type SitemapLimits } from '../protocol/limits.ts'
import { compareW3cDates, type W3cDate } from '../protocol/w3c-date.ts'
import { declareLinks, type WrittenEntry } from './entry-writer.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PLAIN = `${DECLARATION}<urlset xmlns="${SITEMAP_NAMESPACE}">\n`
const LINKED = `${DECLARATION}<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="${XHTML_NAMESPACE}">\n`
const FOOTER = '</urlset>\n'

/** Text is handed over in pieces of about this many characters. */
const PIECE = 65_536

/**
 * How much is held back while no entry has had a link. The root element comes first and must say
 * whether links follow; after so much it is written without, and a later entry that has links declares
 * their namespace itself. Memory stays bounded, and no file declares what it does not use.
 */
const LOOK_AHEAD = 1_048_576

/** Writes one `urlset`, never beyond its limits. All of the text is ASCII: characters are bytes. */
export class PartWriter {
  readonly #limits: SitemapLimits
  #header: string | null = null
  #body: string[] = []
  #held = 0
  #flushed = 0
  urls = 0
  links = 0
  /** The newest of the entries' dates, as its entry wrote it. */
  lastmod: string | null = null
  #newest: W3cDate | null = null

  constructor(limits: SitemapLimits) {
    this.#limits = limits
  }

  /** Bytes of the file if it were closed now. */
  get bytes(): number {
    return this.#flushed + this.#held + (this.#header ?? PLAIN).length + FOOTER.length
  }

  /** Adds an entry, or says `false` and stays as it was where the entry does not fit. */
  add(entry: WrittenEntry, lastmod: string | null): boolean {
    let { xml } = entry
    let header = this.#header
    if (entry.links > 0) {
      if (header === null) header = LINKED
      else if (header === PLAIN) xml = declareLinks(xml)
    }
    const total = this.#flushed + this.#held + xml.length + (header ?? PLAIN).length + FOOTER.length
    if (!fitsOneSitemap(this.urls + 1, total, this.#limits)) return false
    this.#header = header
    this.#body.push(xml)
    this.#held += xml.length
    this.urls++
    this.links += entry.links
    if (entry.date !== null && lastmod !== null) {
      if (this.#newest === null || compareW3cDates(entry.date, this.#newest) > 0) {
        this.#newest = entry.date
        this.lastmod = lastmod
      }
    }
    return true
  }

  /** The text that is ready, `''` while it is worth waiting. */
  take(): string {
    if (this.#header === null) {
      if (this.#held < LOOK_AHEAD) return ''
      this.#header = PLAIN
    }
    return this.#held < PIECE ? '' : this.#flush()
  }

  /** The rest of the file. */
  end(): string {
    this.#header ??= PLAIN
    return this.#flush() + FOOTER
  }

  #flush(): string {
    const text = (this.#flushed === 0 ? (this.#header ?? PLAIN) : '') + this.#body.join('')
    this.#flushed += this.#held
    this.#held = 0
    this.#body = []
    return text
  }
}
