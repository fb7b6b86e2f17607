import type { Check } from '../check.ts'
import { formText, IGNORED } from '../site.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const alternateNotNormalisedMatch: Check = {
  code: 'alternate-not-normalised-match',
  severity: 'warning',
  summary: 'An alternate meets a page only after normalisation.',
  explanation:
    'A crawler takes two spellings for two pages until it has found out otherwise, and links to the wrong spelling may count for nothing.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  remedy: "Write the address exactly as the page's own entry has it.",
  *find(site) {
    const isLoc = new Uint8Array(site.texts.length)
    for (let entry = 0; entry < site.entryCount; entry++) {
      if (site.entryValue[entry] !== IGNORED) isLoc[site.entryText[entry]!] = 1
    }
    for (const at of writtenLinks(site)) {
      const text = site.linkText[at.link]!
      if (isLoc[text] === 1 || site.formEntry[at.target] === -1) continue
      // The normal form of another page is no fault of this link: that page's own entry is not normal. But a page
      // knows how it spells itself.
      const isNormal = site.texts[text] === formText(site, at.target)
      if (at.target === at.source || !isNormal) yield describeLink(site, at)
    }
  },
}
