import { ownOptions, sentence } from '@waymark/infra/internal'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { SitemapAlternate, SitemapEntry } from '../protocol/entry.ts'
import { escapeSpecials } from '../protocol/escape-xml.ts'
import { SitemapError, sitemapError } from '../protocol/sitemap-error.ts'
import { asText, readLoc, refuse } from './checked-text.ts'

/** Subtags as hreflang has them; `x-default` is of this shape too. Whether they mean something is another package's question. */
const LANG = /^[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8})*$/

/** A link as it is written. */
interface Link {
  readonly lang: string
  readonly url: UrlRecord
  readonly href: string
  readonly xml: string
}

/** The links of an entry, all of them checked. */
interface LinkList {
  readonly links: readonly Link[]
  readonly xml: string
}

const NO_LINKS: LinkList = { links: [], xml: '' }

/** What is known of the URLs, and what to do where something is missing or cannot be written. */
export interface LinkOptions {
  /** What `parseUrl` gave for the URL of the entry, then for those of its alternates. Those that are missing are parsed. */
  readonly urls: readonly UrlRecord[]
  /** The language whose link is repeated as `x-default`, where an entry has none. */
  readonly xDefaultLang: string | null
  /**
   * Takes the error of an alternate, an image, a video or an article that cannot be written, which is then left out;
   * `null` has it thrown.
   */
  readonly refusePart: ((error: SitemapError) => void) | null
}

/**
 * Writes the links of entries. The pages of a group have the same alternates and often follow each other, so the last list is
 * kept: comparing with it takes much less time than checking and writing each URL again.
 */
export class LinkWriter {
  #alternates: readonly SitemapAlternate[] = []
  #last: LinkList = NO_LINKS

  /** Returns a URL that is checked, if the last list has it; else `null`. */
  findUrl(loc: unknown): UrlRecord | null {
    const at = this.#alternates.findIndex((alternate) => alternate.loc === loc)
    return at === -1 ? null : (this.#last.links[at]?.url ?? null)
  }

  /**
   * Checks the links of an entry and writes them as XML.
   *
   * @param page - The URL of the entry.
   * @param index - The entry's running number, for errors.
   */
  write(
    entry: SitemapEntry,
    page: UrlRecord,
    index: number,
    options: LinkOptions,
  ): { readonly xml: string; readonly count: number } {
    const { lang: ownLang, alternates = [] } = ownOptions(entry)
    const lang = ownLang === undefined ? null : checkLang(ownLang, index, '/lang')
    if (!Array.isArray(alternates)) {
      throw sitemapError(
        'invalid-entry',
        sentence('The alternates are not an array.', { detail: 'not-an-array' }),
        {
          entry: index,
          pointer: '/alternates',
        },
      )
    }
    const { links, xml: given } = this.#listOf(alternates, index, options)
    let xml = given
    let count = links.length
    let own: Link | null = null
    const href = serializeUrl(page)
    if (lang !== null && !links.some((link) => link.href === href && isSameLang(link.lang, lang))) {
      own = toLink(lang, page)
      xml = own.xml + xml
      count++
    }
    const { xDefaultLang } = options
    if (xDefaultLang !== null && count > 0) {
      const all = own === null ? links : [own, ...links]
      const findLink = (wanted: string) => all.find((link) => isSameLang(link.lang, wanted))
      const preferred = findLink(X_DEFAULT) === undefined ? findLink(xDefaultLang) : undefined
      if (preferred !== undefined) {
        xml += toLink(X_DEFAULT, preferred.url).xml
        count++
      }
    }
    return { xml, count }
  }

  #listOf(
    alternates: readonly SitemapAlternate[],
    index: number,
    { urls, refusePart }: LinkOptions,
  ): LinkList {
    if (alternates.length === 0) return NO_LINKS
    if (isSameList(alternates, this.#alternates)) return this.#last
    const links: Link[] = []
    for (const [i, alternate] of alternates.entries()) {
      const place = { entry: index, pointer: `/alternates/${i}/loc` }
      try {
        const lang = checkLang(alternate?.lang, index, `/alternates/${i}/lang`)
        const known = i + 1 < urls.length ? urls[i + 1] : undefined
        links.push(toLink(lang, readLoc(alternate.loc, place, known)))
      } catch (error) {
        if (refusePart === null || !(error instanceof SitemapError)) throw error
        refusePart(error)
      }
    }
    const list = { links, xml: links.map(({ xml }) => xml).join('') }
    // A list with errors is checked again, to report them again. The copy is for a caller that changes its list.
    if (links.length === alternates.length) {
      this.#alternates = alternates.map(({ lang, loc }) => ({ lang, loc }))
      this.#last = list
    }
    return list
  }
}

const X_DEFAULT = 'x-default'

function toLink(lang: string, url: UrlRecord): Link {
  const href = serializeUrl(url)
  const xml = `  <xhtml:link rel="alternate" hreflang="${lang}" href="${escapeSpecials(href)}"/>\n`
  return { lang, url, href, xml }
}

function isSameList(a: readonly SitemapAlternate[], b: readonly SitemapAlternate[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    if (a[i]?.loc !== b[i]!.loc || a[i]?.lang !== b[i]!.lang) return false
  }
  return true
}

function isSameLang(a: string, b: string | null): boolean {
  return a.toLowerCase() === b?.toLowerCase()
}

function checkLang(lang: unknown, entry: number, pointer: string): string {
  const text = asText(lang, entry, pointer)
  if (!LANG.test(text))
    refuse(
      'invalid-lang',
      sentence('The language does not have the form of a language tag.'),
      entry,
      pointer,
      text,
    )
  return text
}
