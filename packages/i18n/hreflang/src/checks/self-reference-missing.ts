import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { entryPointer, firstWrittenLink, formOfEntry, formOfLink } from '../site.ts'

export const selfReferenceMissing: Check = {
  code: 'self-reference-missing',
  severity: 'warning',
  summary: 'A page lists alternates and not itself.',
  explanation:
    'Each version must list itself as well as all others; a page outside its own set may be left out of it.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: "Add a link with the page's own language and address.",
  *find(site) {
    for (let entry = 0; entry < site.entryCount; entry++) {
      const form = formOfEntry(site, entry)
      const end = site.linkStart[entry + 1]!
      if (form < 0 || firstWrittenLink(site, entry) === end) continue
      let link = site.linkStart[entry]!
      while (link < end && formOfLink(site, link) !== form) link++
      if (link < end) continue
      yield { pointer: entryPointer(site, entry), loc: site.texts[site.entryText[entry]!]! }
    }
  },
}
