import { sentence } from '@waymark/infra/internal'
import type { IndexedSite } from './check.ts'
import type { FindingDetails, UrlPart } from './finding.ts'
import { IntList } from './int-list.ts'
import { entryOfLink, formOfLink, isXDefault, linkPointer, normalUrl } from './site.ts'
import { areCompatible } from './url-languages.ts'

/** A URL as it is written, the languages that links give it, and the first of these links. */
interface WrittenUrl {
  readonly url: string
  readonly link: number
  readonly values: Set<number>
}

/** Of a page with more URLs, the first ones are compared. */
const MAX_URLS = 1000

/**
 * Finds pages with two written URLs that have different languages and the same normal form, because
 * normalisation removes the part that distinguishes them. Each page gives one finding.
 */
export function* findMergedLanguages(site: IndexedSite): Iterable<FindingDetails> {
  if (!isAnyMerged(site)) return
  const { memory } = site.urls
  const links = chainLinks(site)
  /** 1 for the link at which a page has its finding, because findings come in the order of the links. */
  const found = new IntList(memory).padTo(site.linkCount, 0)
  for (let form = 0; form < site.urlCount; form++) {
    const pair = findPair(site, links, form)
    if (pair !== null) found.set(pair[1].link, 1)
  }
  for (let link = 0; link < site.linkCount; link++) {
    if (found.get(link) === 0) continue
    const pair = findPair(site, links, formOfLink(site, link))
    if (pair !== null) yield describePair(site, pair)
  }
  for (const list of [found, links.first, links.next]) list.release()
}

/** Whether links write several URLs for a page, each with a language. */
function isAnyMerged(site: IndexedSite): boolean {
  const firstUrl = new IntList(site.urls.memory).padTo(site.urlCount, -1)
  let isAny = false
  for (let link = 0; link < site.linkCount && !isAny; link++) {
    if (!isLanguageLink(site, link)) continue
    const form = formOfLink(site, link)
    const first = firstUrl.get(form)
    const url = site.linkUrl.get(link)
    if (first === -1) firstUrl.set(form, url)
    else if (first !== url) isAny = true
  }
  firstUrl.release()
  return isAny
}

/** The first link with a language to each page, or -1; `next` leads to the others. */
interface PageLinks {
  readonly first: IntList
  readonly next: IntList
}

function chainLinks(site: IndexedSite): PageLinks {
  const { memory } = site.urls
  const first = new IntList(memory).padTo(site.urlCount, -1)
  const next = new IntList(memory).padTo(site.linkCount, -1)
  for (let link = site.linkCount - 1; link >= 0; link--) {
    if (!isLanguageLink(site, link)) continue
    const form = formOfLink(site, link)
    next.set(link, first.get(form))
    first.set(form, link)
  }
  return { first, next }
}

/** Whether a link to a usable URL has a language, and not `x-default`. */
function isLanguageLink(site: IndexedSite, link: number): boolean {
  return formOfLink(site, link) >= 0 && !isXDefault(site, site.linkValue.get(link))
}

/** Lists the URLs of a page as they are written; nothing if there is only one. */
function writtenUrls(site: IndexedSite, { first, next }: PageLinks, form: number): WrittenUrl[] {
  const start = first.get(form)
  if (start === -1) return []
  const own = site.linkUrl.get(start)
  let link = start
  while (link !== -1 && site.linkUrl.get(link) === own) link = next.get(link)
  if (link === -1) return []
  const urls = new Map<number, WrittenUrl>()
  for (link = start; link !== -1; link = next.get(link)) {
    const number = site.linkUrl.get(link)
    let written = urls.get(number)
    if (written === undefined) {
      if (urls.size === MAX_URLS) continue
      written = { url: site.urls.text(number), link, values: new Set() }
      urls.set(number, written)
    }
    written.values.add(site.linkValue.get(link))
  }
  return [...urls.values()]
}

/** Returns the first two URLs, by code units, that have different languages. */
function findPair(
  site: IndexedSite,
  links: PageLinks,
  form: number,
): readonly [WrittenUrl, WrittenUrl, UrlPart] | null {
  const urls = writtenUrls(site, links, form).sort((a, b) => (a.url < b.url ? -1 : 1))
  for (let i = 1; i < urls.length; i++) {
    // Comparing with the first and the previous one is enough, and takes linear time.
    for (const other of [urls[0]!, urls[i - 1]!]) {
      const part = differingPart(other.url, urls[i]!.url)
      if (part === null || !areDifferentLanguages(site, other, urls[i]!)) continue
      return [other, urls[i]!, part]
    }
  }
  return null
}

/** Whether no language of one URL can mean that of the other. */
function areDifferentLanguages(site: IndexedSite, a: WrittenUrl, b: WrittenUrl): boolean {
  const keyOf = (value: number) => site.keys[site.valueKey.get(value)]!
  for (const value of a.values) {
    for (const other of b.values) {
      if (areCompatible(keyOf(value), keyOf(other))) return false
    }
  }
  return true
}

function describePair(
  site: IndexedSite,
  [first, second, part]: readonly [WrittenUrl, WrittenUrl, UrlPart],
): FindingDetails {
  // Of several languages, the first by code units, so that the order of entries does not matter.
  const langOf = ({ values }: WrittenUrl) =>
    [...values].map((value) => site.values[value]!).sort()[0]!
  const pointerOf = ({ link }: WrittenUrl) =>
    linkPointer(site, entryOfLink(site, link), link, 'loc')
  return {
    pointer: pointerOf(second),
    related: [{ pointer: pointerOf(first), note: sentence('the other language').text }],
    loc: normalUrl(site, site.linkUrl.get(first.link)),
    target: second.url,
    lang: langOf(second),
    declared: langOf(first),
    targets: [first.url, second.url],
    part,
  }
}

/** Returns the part in which two URLs of one page differ; `null` if no option keeps it. */
function differingPart(a: string, b: string): UrlPart | null {
  const [first, second] = [splitUrl(a), splitUrl(b)]
  if (first.query !== second.query) return 'query'
  if (first.fragment !== second.fragment) return 'fragment'
  return first.path.endsWith('/') === second.path.endsWith('/') ? null : 'trailing slash'
}

function splitUrl(url: string): { readonly path: string; query: string; fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return { path, query, fragment }
}
