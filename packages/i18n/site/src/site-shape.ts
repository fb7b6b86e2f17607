import { asciiLowercase } from '@waymark/infra'

/** How many pages have URLs of one form. */
export interface PathPattern {
  /** The origin and the first folder, such as `https://a.example/{lang}/shop/…`. */
  readonly pattern: string
  readonly pages: number
}

/** Pages by language and by path. */
export interface SiteShape {
  /**
   * For each language of pages, the number of links to each language. A page without a language counts as `""`. Links to
   * the page itself are not counted.
   */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The most frequent forms of absolute http and https URLs without credentials, at most {@link MAX_PATTERNS}. */
  readonly paths: readonly PathPattern[]
}

/** The maximum number of forms of URLs that are reported. */
export const MAX_PATTERNS = 50

/** A hostile database must not fill the memory. */
const MAX_COUNTED = 10_000
const MAX_LANGUAGES = 200

/** A page with its links. */
interface ShapedPage {
  readonly loc: string
  readonly lang?: string | undefined
  readonly alternates?: readonly { readonly lang: string; readonly loc: string }[] | undefined
}

/** The longest URL whose form is counted. The protocol allows less than 2,048 code points. */
const MAX_URL = 4096

interface Count {
  links: number
}

/** The links of the pages of one language. */
interface Row {
  /** By language in lower case. */
  readonly counts: Map<string, Count>
  /** The same counts by language as written, so that one look-up is enough for nearly all links. */
  readonly asWritten: Map<string, Count>
}

/** Counts pages by language and by path. */
export class ShapeCounter {
  readonly #rows = new Map<string, Row>()
  readonly #patterns = new Map<string, number>()

  add({ loc, lang, alternates = [] }: ShapedPage): void {
    const row = this.#rowOf(asciiLowercase(lang ?? ''))
    for (const link of alternates) {
      if (link.loc === loc) continue
      const count = row.asWritten.get(link.lang) ?? countOf(row, link.lang)
      if (count !== undefined) count.links++
    }
    if (loc.length <= MAX_URL && HTTP.test(loc)) {
      increment(this.#patterns, this.#patternOf(loc), MAX_COUNTED)
    }
  }

  shape(): SiteShape {
    const rows = [...this.#rows].filter(([, { counts }]) => counts.size > 0)
    return {
      matrix: Object.fromEntries(rows.map(([lang, { counts }]) => [lang, toRecord(counts)])),
      paths: [...this.#patterns]
        .map(([pattern, pages]) => ({ pattern, pages }))
        .sort((a, b) => b.pages - a.pages)
        .slice(0, MAX_PATTERNS),
    }
  }

  #rowOf(lang: string): Row {
    const known = this.#rows.get(lang)
    if (known !== undefined) return known
    const row: Row = { counts: new Map(), asWritten: new Map() }
    if (this.#rows.size < MAX_LANGUAGES) this.#rows.set(lang, row)
    return row
  }

  #patternOf(loc: string): string {
    const path = loc.indexOf('/', loc.indexOf('://') + 3)
    if (path === -1) return loc
    const segments = loc.slice(path).split(/[?#]/, 1)[0]!.split('/', 4).slice(1)
    const isLang = this.#isLang(segments[0]!)
    const folder = loc.slice(0, path) + (isLang ? '/{lang}' : '')
    const [segment, next] = isLang ? segments.slice(1) : segments
    if (segment === undefined) return folder
    // The URL of a page may end in a slash.
    if (next !== undefined && next !== '') return `${folder}/${segment}/…`
    if (segment === '') return `${folder}/`
    return next === undefined ? `${folder}/{page}` : `${folder}/{page}/`
  }

  #isLang(segment: string): boolean {
    // The row of pages without a language has the empty string.
    return TAG.test(segment) || (segment !== '' && this.#rows.has(asciiLowercase(segment)))
  }
}

/** A URL that is not absolute has no origin, which a form begins with, and a password must not be shown. */
const HTTP = /^https?:\/\/[^\\/?#@]*(?:[\\/?#]|$)/i

/** Two letters, or such with a region: what sites use as a folder for a language. */
const TAG = /^[a-z]{2}(?:[-_][a-z]{2})?$/i

/** Returns the count of a language that is not known as it is written; `undefined` if there are too many. */
function countOf({ counts, asWritten }: Row, lang: string): Count | undefined {
  const tag = asciiLowercase(lang)
  let count = counts.get(tag)
  if (count === undefined) {
    if (counts.size >= MAX_LANGUAGES) return undefined
    count = { links: 0 }
    counts.set(tag, count)
  }
  if (asWritten.size < MAX_LANGUAGES) asWritten.set(lang, count)
  return count
}

function toRecord(counts: Row['counts']): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].map(([lang, { links }]) => [lang, links]))
}

function increment(counts: Map<string, number>, key: string, most: number): void {
  const count = counts.get(key)
  if (count !== undefined) counts.set(key, count + 1)
  else if (counts.size < most) counts.set(key, 1)
}
