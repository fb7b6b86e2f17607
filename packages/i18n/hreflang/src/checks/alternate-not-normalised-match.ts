import { sentence } from '@waymark/infra/internal'
import { parseUrl, urlEquals } from '@waymark/url-parser'
import type { Check, IndexedSite } from '../check.ts'
import { IntList } from '../int-list.ts'
import { relatedEntry } from '../related-places.ts'
import { entryLoc, IGNORED, linkLoc } from '../site.ts'
import { describeLink, type WrittenLink, writtenLinks } from '../written-links.ts'

/** So many entries of one page are compared with a link. */
const MAX_ENTRIES = 10

export const alternateNotNormalisedMatch: Check = {
  code: 'alternate-not-normalised-match',
  severity: 'warning',
  summary: 'The URL of an alternate is written differently in its own entry.',
  explanation:
    'The two URLs are equal only after normalisation. Search engines may treat them as two pages, and ignore links to the wrong one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  remedy: "Write the URL exactly as in the page's own entry.",
  fixed: "The link gets the URL of the page's own entry, if the query and the fragment are equal.",
  notFixed:
    'URLs with different queries or fragments may be different pages, even if normalisation removes these parts.',
  message: ({ loc = '', lang = '', target = '' }) =>
    sentence(
      '{loc:quote} lists the {lang:quote} page {target:quote}, whose own entry writes the URL differently.',
      { loc, lang, target },
    ),
  *find(site) {
    const isLoc = new IntList(site.urls.memory).padTo(site.urlCount, 0)
    for (let entry = 0; entry < site.entryCount; entry++) {
      if (site.entryValue.get(entry) !== IGNORED) isLoc.set(site.entryUrl.get(entry), 1)
    }
    for (const at of writtenLinks(site)) {
      const url = site.linkUrl.get(at.link)
      if (isLoc.get(url) === 1 || site.formEntry.get(at.target) === -1) continue
      // A link may use the normal form of another page whose own entry is not normal. A self link may not: it must be
      // written like the page.
      const isNormal = url === at.target
      if ((at.target !== at.source && isNormal) || isSameUrl(site, at)) continue
      const own = relatedEntry(site, at.target, sentence("the page's own entry"), '/loc')
      yield { ...describeLink(site, at), ...own, ...site.fixes?.spelling(at) }
    }
    isLoc.release()
  },
}

/** Whether a link and an entry of its page have URLs that the URL Standard calls equal. */
function isSameUrl(site: IndexedSite, { link, target }: WrittenLink): boolean {
  const written = parseUrl(linkLoc(site, link))
  if (written === null) return false
  let entry = site.formEntry.get(target)
  for (let n = 0; n < MAX_ENTRIES && entry !== -1; n++, entry = site.nextEntry.get(entry)) {
    if (site.entryValue.get(entry) === IGNORED) continue
    const own = parseUrl(entryLoc(site, entry))
    if (own !== null && urlEquals(written, own)) return true
  }
  return false
}
