import { sentence } from '@waymark/infra/internal'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { SitemapEntry } from '../protocol/entry.ts'
import { escapeSpecials } from '../protocol/escape-xml.ts'
import type { ParseUrl, SitemapExtension } from '../protocol/extension.ts'
import { formatPriority, isValidChangefreq, isValidPriority } from '../protocol/hints.ts'
import { SitemapError, sitemapError } from '../protocol/sitemap-error.ts'
import { explainLastmod, parseW3cDate, type W3cDate } from '../protocol/w3c-date.ts'
import { asText, readLoc, refuse } from './checked-text.ts'
import type { LinkOptions, LinkWriter } from './link-writer.ts'

/** An entry as it is written to the file. Every character of it is ASCII, so its length is its size in bytes. */
export interface WrittenEntry {
  /** The `url` element with its line break, without declarations of namespaces. */
  readonly xml: string
  readonly links: number
  /** The extensions it uses; with an extension, how many elements it has. */
  readonly extensions: ReadonlyMap<SitemapExtension, number>
  readonly url: UrlRecord
  readonly href: string
  readonly date: W3cDate | null
}

export interface EntryWriterOptions extends LinkOptions {
  /** Writes the links of all entries. */
  readonly links: LinkWriter
  /** Parses the URLs of images and videos. */
  readonly parse: ParseUrl | undefined
  readonly extensions: readonly SitemapExtension[]
}

const NO_EXTENSIONS: ReadonlyMap<SitemapExtension, number> = new Map()

/** Members of an entry that only an extension writes. */
const EXTENSION_MEMBERS = ['images', 'videos', 'news'] as const

/**
 * Checks an entry and writes it as XML.
 *
 * @param index - The entry's running number, for errors.
 * @param options - What to do where something is missing or cannot be written.
 * @throws SitemapError for the first value that the protocol forbids, unless it is of a part of it and `refusePart` takes it.
 */
export function writeEntry(
  entry: SitemapEntry,
  index: number,
  options: EntryWriterOptions,
): WrittenEntry {
  if (typeof entry !== 'object' || entry === null) {
    throw sitemapError(
      'invalid-entry',
      sentence('The entry is not an object.', { detail: 'not-an-object' }),
      { entry: index },
    )
  }
  const { lastmod, changefreq, priority } = entry
  const known = options.urls.length > 0 ? options.urls[0] : undefined
  const url =
    options.links.findUrl(entry.loc) ?? readLoc(entry.loc, { entry: index, pointer: '/loc' }, known)
  const href = serializeUrl(url)
  let xml = `<url>\n  <loc>${escapeSpecials(href)}</loc>\n`
  let date: W3cDate | null = null
  if (lastmod !== undefined) {
    date = parseW3cDate(asText(lastmod, index, '/lastmod'))
    if (date === null) {
      refuse('invalid-lastmod', explainLastmod(lastmod), index, '/lastmod', lastmod)
    }
    xml += `  <lastmod>${lastmod}</lastmod>\n`
  }
  if (changefreq !== undefined) {
    if (!isValidChangefreq(asText(changefreq, index, '/changefreq'))) {
      refuse(
        'invalid-changefreq',
        sentence('The changefreq is not a word of the protocol.'),
        index,
        '/changefreq',
        changefreq,
      )
    }
    xml += `  <changefreq>${changefreq}</changefreq>\n`
  }
  if (priority !== undefined) {
    if (typeof priority !== 'number' || !isValidPriority(priority)) {
      refuse(
        'invalid-priority',
        sentence('The priority is not a number from 0 to 1.'),
        index,
        '/priority',
        String(priority),
      )
    }
    xml += `  <priority>${formatPriority(priority)}</priority>\n`
  }
  const links = options.links.write(entry, url, index, options)
  xml += links.xml
  const extended = writeExtensions(entry, href, index, options)
  xml += `${extended.xml}</url>\n`
  return { xml, links: links.count, extensions: extended.counts, url, href, date }
}

function writeExtensions(
  entry: SitemapEntry,
  page: string,
  index: number,
  { extensions, parse, refusePart }: EntryWriterOptions,
): { readonly xml: string; readonly counts: ReadonlyMap<SitemapExtension, number> } {
  const given = EXTENSION_MEMBERS.filter((member) => entry[member] !== undefined)
  if (given.length === 0) return { xml: '', counts: NO_EXTENSIONS }
  const missing = given.find((name) => !extensions.some(({ member }) => member === name))
  if (missing !== undefined) {
    const message = sentence(
      'The member {member} needs the option `extensions` with {member} of @waymark/sitemap/extensions.',
      { member: missing },
    )
    throw sitemapError('invalid-entry', message, { entry: index, pointer: `/${missing}` })
  }
  const counts = new Map<SitemapExtension, number>()
  let xml = ''
  for (const extension of extensions) {
    const { member, maxPerPage } = extension
    const value: unknown = entry[member]
    if (value === undefined) continue
    const at = { entry: index, pointer: `/${member}` }
    if (maxPerPage > 1 && !Array.isArray(value)) {
      throw sitemapError(
        'invalid-entry',
        sentence('The {member} are not an array.', { detail: 'not-an-array', member }),
        at,
      )
    }
    const values: readonly unknown[] = Array.isArray(value) && maxPerPage > 1 ? value : [value]
    if (values.length > maxPerPage) {
      const message = sentence('A page can have at most {most} {member}.', {
        most: maxPerPage,
        member,
      })
      throw sitemapError('too-many-elements', message, at)
    }
    let count = 0
    for (const [i, item] of values.entries()) {
      const pointer = maxPerPage > 1 ? `${at.pointer}/${i}` : at.pointer
      try {
        xml += extension.write(item, { entry: index, pointer, page, parse })
        count++
      } catch (error) {
        if (refusePart === null || !(error instanceof SitemapError)) throw error
        refusePart(error)
      }
    }
    if (count > 0) counts.set(extension, count)
  }
  return { xml, counts }
}
