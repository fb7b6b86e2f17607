import { sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { SITEMAP_NAMESPACE, type SitemapReference } from '../protocol/entry.ts'
import { escapeSpecials } from '../protocol/escape-xml.ts'
import { fitsOneIndex, MAX_BYTES, MAX_SITEMAPS } from '../protocol/limits.ts'
import { STYLESHEET_URL } from '../protocol/option-types.ts'
import { type SitemapError, sitemapError } from '../protocol/sitemap-error.ts'
import { explainLastmod, isValidLastmod } from '../protocol/w3c-date.ts'
import { writeLoc } from './checked-text.ts'
import { xmlStart } from './xml-start.ts'

const ROOT = `<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n`
const FOOTER = '</sitemapindex>\n'

/** How an index is written. */
export interface IndexOptions {
  /** The URL of an XSL style sheet, as in `SplitOptions`. */
  readonly stylesheet?: string | undefined
}

/** The types of `IndexOptions`. */
export const INDEX_OPTIONS: OptionTable<IndexOptions> = { stylesheet: STYLESHEET_URL }

/**
 * Writes a sitemap index.
 *
 * @returns The whole file; all of it is ASCII.
 * @throws OptionError for a wrong option; SitemapError for a URL or date that the protocol forbids, `too-many-sitemaps` beyond
 *   50,000 sitemaps, `file-too-large` beyond 50 MiB.
 *
 * @example
 * ```ts
 * import { writeSitemapIndex } from '@waymark/sitemap'
 *
 * const xml = writeSitemapIndex([{ loc: 'https://a.example/1.xml', lastmod: '2026-01-02' }])
 * xml.includes('<loc>https://a.example/1.xml</loc>') // => true
 * writeSitemapIndex([{ loc: '1.xml' }]) // throws The URL is relative.
 * ```
 */
export function writeSitemapIndex(
  sitemaps: Iterable<SitemapReference>,
  options: IndexOptions = {},
): string {
  const header = xmlStart(checkOptions(options, INDEX_OPTIONS).stylesheet) + ROOT
  const parts: string[] = [header]
  let count = 0
  let bytes = header.length + FOOTER.length
  for (const { loc, lastmod } of sitemaps) {
    if (lastmod !== undefined && !isValidLastmod(lastmod)) {
      throw sitemapError('invalid-lastmod', explainLastmod(lastmod), {
        entry: count,
        pointer: '/lastmod',
        value: lastmod,
      })
    }
    const href = escapeSpecials(writeLoc(loc, count, '/loc'))
    const date = lastmod === undefined ? '' : `  <lastmod>${lastmod}</lastmod>\n`
    const xml = `<sitemap>\n  <loc>${href}</loc>\n${date}</sitemap>\n`
    bytes += xml.length
    if (!fitsOneIndex(count + 1)) throw tooManySitemaps()
    if (!fitsOneIndex(count + 1, bytes)) {
      const most = MAX_BYTES
      const message = sentence('A sitemap index can have at most {most} bytes.', { most })
      throw sitemapError('file-too-large', message, { entry: count })
    }
    count++
    parts.push(xml)
  }
  parts.push(FOOTER)
  return parts.join('')
}

export function tooManySitemaps(): SitemapError {
  const message = sentence('A sitemap index can name at most {most} sitemaps.', {
    most: MAX_SITEMAPS,
  })
  return sitemapError('too-many-sitemaps', message)
}
