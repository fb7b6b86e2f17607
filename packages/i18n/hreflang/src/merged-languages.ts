import type { IndexedSite } from './check.ts'
import type { FindingDetails, UrlPart } from './finding.ts'
import { formOfLink, isXDefault, linkPointer, spellingOf } from './site.ts'
import { areCompatible } from './url-languages.ts'

/** A URL as it is written, the languages that links give it, and the first of these links. */
interface WrittenUrl {
  readonly url: string
  readonly entry: number
  readonly link: number
  readonly values: Set<number>
}

/**
 * Finds pages with two written URLs that have different languages and the same normal form, because
 * normalisation removes the part that distinguishes them. Each page gives one finding.
 */
export function* findMergedLanguages(site: IndexedSite): Iterable<FindingDetails> {
  const merged = formsWithSeveralUrls(site)
  if (merged === null) return
  const pages = new Map<number, Map<number, WrittenUrl>>()
  eachLanguageLink(site, (entry, link, form) => {
    if (merged[form] === 0) return
    let urls = pages.get(form)
    if (urls === undefined) {
      urls = new Map()
      pages.set(form, urls)
    }
    const number = site.linkUrl.get(link)
    let written = urls.get(number)
    if (written === undefined) {
      written = { url: site.urls.text(number), entry, link, values: new Set() }
      urls.set(number, written)
    }
    written.values.add(site.linkValue.get(link))
  })
  const found: { readonly link: number; readonly details: FindingDetails }[] = []
  for (const urls of pages.values()) {
    const pair = findPair(site, [...urls.values()])
    if (pair !== null) found.push({ link: pair[1].link, details: describePair(site, pair) })
  }
  found.sort((a, b) => a.link - b.link)
  for (const { details } of found) yield details
}

/** Marks the pages for which links write several URLs with several languages; `null` if there are none. */
function formsWithSeveralUrls(site: IndexedSite): Uint8Array | null {
  const firstLink = new Int32Array(site.urlCount).fill(-1)
  const merged = new Uint8Array(site.urlCount)
  let isAny = false
  eachLanguageLink(site, (_, link, form) => {
    const first = firstLink[form]!
    if (first === -1) firstLink[form] = link
    else if (site.linkUrl.get(first) !== site.linkUrl.get(link)) {
      merged[form] = 1
      isAny = true
    }
  })
  return isAny ? merged : null
}

/** Returns the first two URLs, by code units, that have different languages. */
function findPair(
  site: IndexedSite,
  urls: WrittenUrl[],
): readonly [WrittenUrl, WrittenUrl, UrlPart] | null {
  urls.sort((a, b) => (a.url < b.url ? -1 : 1))
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
  return {
    pointer: linkPointer(site, second.entry, second.link, 'loc'),
    related: [
      { pointer: linkPointer(site, first.entry, first.link, 'loc'), note: 'the other language' },
    ],
    loc: spellingOf(site, site.linkUrl.get(first.link)),
    target: second.url,
    lang: langOf(second),
    declared: langOf(first),
    targets: [first.url, second.url],
    part,
  }
}

/** Returns the part in which two URLs of one page differ; `null` if it is none that an option keeps. */
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

function eachLanguageLink(
  site: IndexedSite,
  visit: (entry: number, link: number, form: number) => void,
): void {
  for (let entry = 0; entry < site.entryCount; entry++) {
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const form = formOfLink(site, link)
      if (form >= 0 && !isXDefault(site, site.linkValue.get(link))) visit(entry, link, form)
    }
  }
}
