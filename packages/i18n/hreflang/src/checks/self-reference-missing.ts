import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { entryLoc, entryPointer, firstWrittenLink, formOfEntry, formOfLink } from '../site.ts'

export const selfReferenceMissing: Check = {
  code: 'self-reference-missing',
  severity: 'warning',
  summary: 'A page lists alternates but not itself.',
  explanation:
    'Every version of a page must list itself as well as all other versions. Search engines may leave a page without a self link out of its set.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: "Add a link with the page's own language and URL.",
  fixed:
    'The entry gets a `lang`, if all links of other pages to the page have one language, and the pages of the set do not list another page for it. In a database, `lang` implies the self link.',
  notFixed:
    'The language of the page is known only if other pages link to it, all with the same language.',
  message: ({ loc = '' }) => sentence('{loc:quote} lists alternates but not itself.', { loc }),
  *find(site) {
    for (let entry = 0; entry < site.entryCount; entry++) {
      const form = formOfEntry(site, entry)
      const end = site.linkStart.get(entry + 1)
      if (form < 0 || firstWrittenLink(site, entry) === end) continue
      let link = site.linkStart.get(entry)
      while (link < end && formOfLink(site, link) !== form) link++
      if (link < end) continue
      yield {
        pointer: entryPointer(site, entry),
        loc: entryLoc(site, entry),
        ...site.fixes?.selfLink(entry),
      }
    }
  },
}
